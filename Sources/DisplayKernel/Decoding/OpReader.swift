/// Reads payload words in order. Running past the end is an error of the writer and stops the program.
struct OpReader {
    let words: [UInt32]
    var position: Int

    mutating func u32() -> UInt32 {
        defer { position += 1 }
        return words[position]
    }

    mutating func i32() -> Int32 { Int32(bitPattern: u32()) }

    mutating func f32() -> Double { Double(Float(bitPattern: u32())) }

    mutating func floats(_ count: Int) -> [Double] {
        var result: [Double] = []
        for _ in 0..<count { result.append(f32()) }
        return result
    }

    mutating func text() -> DisplayText {
        let count = Int(u32())
        var bytes: [UInt8] = []
        for index in 0..<count {
            bytes.append(UInt8(truncatingIfNeeded: words[position + index / 4] >> (index % 4 * 8)))
        }
        position += (count + 3) / 4
        return DisplayText(utf8: bytes)
    }

    mutating func radii() -> CornerRadii {
        CornerRadii(topLeft: f32(), topRight: f32(), bottomRight: f32(), bottomLeft: f32())
    }
}
