import DisplayKernel
import GeometryKernel
import Testing

struct OpBufferTests {
    @Test("An op is its code and length, its layer, its payload, little-endian words")
    func layout() {
        let buffer = OpBuffer()
        buffer.op(.opacity, 7)
        buffer.f32(0.5)
        buffer.end()
        buffer.op(.remove, 8)
        buffer.end()
        #expect(buffer.words == [3 << 8 | 7, 7, 0x3F00_0000, 2 << 8 | 2, 8])
        #expect(buffer.opCount == 2)
    }

    @Test("A string is its byte count and its bytes, zero padded to a whole word")
    func strings() {
        for (text, words): (String, [UInt32]) in [
            ("", [0]), ("abc", [3, 0x0063_6261]), ("abcd", [4, 0x6463_6261]),
            ("abcd\u{E9}", [6, 0x6463_6261, 0x0000_A9C3]),
        ] {
            let buffer = OpBuffer()
            buffer.op(.text, 2)
            buffer.string(Array(text.utf8))
            buffer.end()
            #expect(Array(buffer.words.dropFirst(2)) == words)
            #expect(OpDecoder.decode(buffer) == [.text(2, text)])
        }
    }

    @Test("Emptying the buffer keeps its memory")
    func emptyKeepsCapacity() {
        let buffer = OpBuffer()
        for id in 0..<100 {
            buffer.op(.remove, UInt32(id))
            buffer.end()
        }
        let capacity = buffer.words.capacity
        buffer.removeAll()
        #expect(buffer.isEmpty)
        #expect(buffer.opCount == 0)
        #expect(buffer.words.capacity == capacity)
    }

    @Test("Colours are packed as red, green, blue, alpha and clipped to what a display shows")
    func colors() {
        #expect(ColorValue(red: 1, green: 0.5, blue: 0).rgba == 0xFF80_00FF)
        #expect(ColorValue(red: 2, green: -1, blue: 0, alpha: 0.25).rgba == 0xFF00_0040)
        #expect(ColorValue(rgba: 0x1122_33FF).opacity(0.5).rgba == 0x1122_3380)
    }
}
