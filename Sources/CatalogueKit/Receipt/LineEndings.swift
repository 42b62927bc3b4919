/// How a file ends its lines. A change of line endings is no change of the text.
enum LineEndings {
    case lf
    case crlf

    /// What most lines of the text end with; LF for a tie.
    init(of text: [UInt8]) {
        let all = text.count { $0 == 0x0a }
        let returns = zip(text, text.dropFirst()).count { $0 == (0x0d, 0x0a) }
        self = returns > all - returns ? .crlf : .lf
    }

    /// The text with LF for each CR LF.
    static func plain(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(0x0d) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        for byte in text {
            if byte == 0x0a, result.last == 0x0d { result.removeLast() }
            result.append(byte)
        }
        return result
    }

    /// A text that has LF only, with these line endings.
    func applied(to text: [UInt8]) -> [UInt8] {
        guard self == .crlf else { return text }
        return text.reduce(into: []) { result, byte in
            if byte == 0x0a { result.append(0x0d) }
            result.append(byte)
        }
    }
}
