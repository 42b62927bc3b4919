/// Square brackets that nobody closes, found before the parser sees them.
///
/// It tries each of them as an array and as a type, which takes twice as long with every one more.
struct OpenBrackets {
    /// More than that are refused.
    static let limit = 10

    private let bytes: [UInt8]
    private var position = 0
    private var open: [Int] = []

    /// The offset of the last of too many brackets that stay open; nil when they are few.
    static func excess(in text: String) -> Int? {
        var scan = OpenBrackets(bytes: Array(text.utf8))
        scan.run()
        return scan.open.count > limit ? scan.open.last : nil
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func run() {
        while position < bytes.count {
            if skip("//", to: "\n") || skip("\"\"\"", to: "\"\"\"") { continue }
            if isAt("/*") {
                skipComment()
            } else if bytes[position] == UInt8(ascii: "\"") {
                skipText()
            } else {
                note(bytes[position])
            }
        }
    }

    private mutating func note(_ byte: UInt8) {
        if byte == UInt8(ascii: "[") { open.append(position) }
        if byte == UInt8(ascii: "]") { _ = open.popLast() }
        position += 1
    }

    private func isAt(_ text: StaticString) -> Bool {
        let end = position + text.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        for index in position..<end where bytes[index] != text.utf8Start[index - position] {
            return false
        }
        return true
    }

    /// Passes over what begins with one text and ends with another; false where it does not begin.
    private mutating func skip(_ start: StaticString, to end: StaticString) -> Bool {
        guard isAt(start) else { return false }
        position += start.utf8CodeUnitCount
        while position < bytes.count, !isAt(end) { position += 1 }
        position += end.utf8CodeUnitCount
        return true
    }

    /// Comments may stand in each other.
    private mutating func skipComment() {
        var depth = 0
        while position < bytes.count {
            if isAt("/*") {
                depth += 1
                position += 2
            } else if isAt("*/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    /// A text of one line. An interpolation is taken for text.
    private mutating func skipText() {
        position += 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"): position += 2
            case UInt8(ascii: "\""), UInt8(ascii: "\n"):
                position += 1
                return
            default: position += 1
            }
        }
    }
}
