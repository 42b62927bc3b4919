/// Reads the payload words of one op in order.
///
/// What cannot have been written gives zeros and is noted in `fault`: reading goes on to the end of the op at most.
struct OpReader {
    private let words: [UInt32]
    private var position: Int
    private let end: Int
    /// What was wrong first.
    private(set) var fault: OpFault.Reason?

    init(words: [UInt32], _ range: Range<Int>) {
        self.words = words
        position = range.lowerBound
        end = range.upperBound
    }

    /// How many words are left.
    var rest: Int { end - position }

    mutating func fail(_ reason: OpFault.Reason) {
        if fault == nil { fault = reason }
    }

    mutating func u32() -> UInt32 {
        guard rest > 0 else {
            fail(.length)
            return 0
        }
        defer { position += 1 }
        return words[position]
    }

    mutating func i32() -> Int32 { Int32(bitPattern: u32()) }

    mutating func f32() -> Double { Double(Float(bitPattern: u32())) }

    /// One of a closed list of values.
    mutating func value<Value: RawRepresentable>(or other: Value) -> Value
    where Value.RawValue == Int32 {
        if let value = Value(rawValue: i32()) { return value }
        fail(.value)
        return other
    }

    /// How many parts follow, of which each takes that many words or more.
    mutating func count(ofWords size: Int = 1) -> Int {
        let count = i32()
        guard count >= 0, Int(count) <= rest / size else {
            fail(.length)
            return 0
        }
        return Int(count)
    }

    mutating func floats(_ count: Int) -> [Double] {
        var result: [Double] = []
        for _ in 0..<count { result.append(f32()) }
        return result
    }

    mutating func text() -> DisplayText {
        let length = u32()
        guard length <= UInt32(clamping: rest * 4) else {
            fail(.length)
            return .empty
        }
        let count = Int(length)
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
