import DisplayKernel
import GeometryKernel
import Testing

/// Words of any origin: the decoder says what is wrong and where, and never stops the program.
struct OpDecoderTests {
    private func fault(_ words: [UInt32]) -> OpFault? {
        do throws(OpFault) {
            _ = try OpDecoder.decode(words)
            return nil
        } catch {
            return error
        }
    }

    /// An op with the length that its payload has.
    private func op(_ code: UInt32, _ payload: UInt32...) -> [UInt32] {
        [UInt32(payload.count + 2) << 8 | code, 1] + payload
    }

    @Test("An op that nobody has, or that lies about its length, is refused")
    func headers() {
        #expect(fault([]) == nil)
        for words: [UInt32] in [[0], [0xFF, 1], [3 << 8 | 24, 1, 0]] {
            #expect(fault(words) == OpFault(reason: .code, word: 0))
        }
        for words: [UInt32] in [
            [2], [1 << 8 | 2], [2 << 8 | 2], [0xFFFF_FF02, 1], [3 << 8 | 2, 1, 0],
            [2 << 8 | 7, 1, 0x3F00_0000],
        ] {
            #expect(fault(words) == OpFault(reason: .length, word: 0))
        }
        #expect(fault(op(2) + op(2) + [0]) == OpFault(reason: .code, word: 4))
    }

    @Test(
        "A count, a length of a text and a number of filters that the op has no room for is refused"
    )
    func counts() {
        let huge: UInt32 = 0x7FFF_FFFF
        for words in [
            op(3, huge), op(3, UInt32.max), op(3, 2, 1), op(10, 1, 0, 0, 0), op(10, huge),
            op(11, huge), op(11, UInt32.max), op(11, 5, 0), op(20, 1, 0), op(20, UInt32.max),
            op(9, 2, 0, 0, 0, 0, huge), op(14, 0, 0, 0, 0, 0, 0, huge, 1),
            op(18, 3, 0, 0, 0, 0, 0, huge), op(18, 1, 1, 0, 0),
        ] {
            #expect(fault(words) == OpFault(reason: .length, word: 0), "\(words)")
        }
    }

    @Test("A value that is none of those there are is refused")
    func values() {
        for words in [
            op(1, 8), op(1, UInt32.max), op(9, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0), op(17, 4, 0),
            op(18, 4, 0), op(18, 1, 1, 5), op(20, 1, 9, 0), op(23, 17, 0),
            op(14, 12, 0, 0, 0, 0, 0, 0), op(12, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0),
        ] {
            #expect(fault(words) == OpFault(reason: .value, word: 0), "\(words)")
        }
    }

    @Test("Whatever the words, they are ops that can be written down, or a fault with its place")
    func randomWords() {
        var random = Words(state: 1)
        let small: [UInt32] = [0, 1, 2, 3, 5, 23, 0x3F80_0000, 0x7FC0_0000, UInt32.max]
        for _ in 0..<20_000 {
            var words: [UInt32] = []
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let count = Int.random(in: 0...12, using: &random)
                let code = UInt32.random(in: 1...23, using: &random)
                words += [UInt32(count + 2) << 8 | code, 1]
                for _ in 0..<count { words.append(small.randomElement(using: &random)!) }
            }
            do throws(OpFault) {
                for op in try OpDecoder.decode(words) { #expect(!op.description.isEmpty) }
            } catch {
                #expect(words.indices.contains(error.word), "\(words)")
            }
        }
    }

    /// SplitMix64, so that the words are the same everywhere.
    private struct Words: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }
}
