/// Reads JSON (RFC 8259) strictly. Foundation's reader tells no place of a value and keeps one of two equal
/// keys in silence; a receipt that was merged by hand needs both.
struct JSONReader {
    private let bytes: [UInt8]
    private var index = 0
    private var place = TextPlace()
    private var depth = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func read(_ bytes: [UInt8]) throws(JSONFault) -> JSONNode {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw JSONFault(place: TextPlace(), message: "this is not UTF-8 text")
        }
        var reader = JSONReader(bytes)
        let node = try reader.value()
        reader.skipSpace()
        guard reader.peek == nil else { throw reader.fault("the text should end here") }
        return node
    }

    // MARK: Bytes

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func next() -> UInt8? {
        guard let byte = peek else { return nil }
        index += 1
        if byte == UInt8(ascii: "\n") {
            place = TextPlace(line: place.line + 1, column: 1)
        } else {
            place.column += 1
        }
        return byte
    }

    private mutating func skipSpace() {
        while let byte = peek, [0x20, 0x09, 0x0a, 0x0d].contains(byte) { _ = next() }
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        _ = next()
        return true
    }

    private func fault(_ message: String) -> JSONFault {
        JSONFault(place: place, message: peek == nil ? "the text ends too early" : message)
    }

    // MARK: Values

    private mutating func value() throws(JSONFault) -> JSONNode {
        skipSpace()
        let start = place
        return JSONNode(content: try content(), place: start)
    }

    private mutating func content() throws(JSONFault) -> JSONNode.Content {
        switch peek {
        case UInt8(ascii: "{"):
            return .object(try nested { (reader) throws(JSONFault) in try reader.members() })
        case UInt8(ascii: "["):
            return .array(try nested { (reader) throws(JSONFault) in try reader.items() })
        case UInt8(ascii: "\""): return .string(try string())
        default: return try word()
        }
    }

    private mutating func nested<Part>(
        _ read: (inout JSONReader) throws(JSONFault) -> [Part]
    ) throws(JSONFault) -> [Part] {
        _ = next()
        depth += 1
        defer { depth -= 1 }
        guard depth < 32 else { throw fault("this is nested too deeply") }
        return try read(&self)
    }

    private mutating func items() throws(JSONFault) -> [JSONNode] {
        var items: [JSONNode] = []
        skipSpace()
        if skip("]") { return items }
        while true {
            items.append(try value())
            skipSpace()
            if skip("]") { return items }
            guard skip(",") else { throw fault("a comma or ] is missing") }
        }
    }

    private mutating func members() throws(JSONFault) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        skipSpace()
        if skip("}") { return members }
        while true {
            members.append(try member(after: members))
            skipSpace()
            if skip("}") { return members }
            guard skip(",") else { throw fault("a comma or } is missing") }
        }
    }

    private mutating func member(after others: [JSONNode.Member]) throws(JSONFault)
        -> JSONNode.Member
    {
        skipSpace()
        let start = place
        guard peek == UInt8(ascii: "\"") else { throw fault("a key in quotes is missing") }
        let key = try string()
        guard !others.contains(where: { $0.key == key }) else {
            throw JSONFault(place: start, message: "\"\(Shown.text(key))\" is there twice")
        }
        skipSpace()
        guard skip(":") else { throw fault("a colon is missing") }
        return JSONNode.Member(key: key, place: start, value: try value())
    }

    private mutating func word() throws(JSONFault) -> JSONNode.Content {
        let start = place
        var letters: [UInt8] = []
        while let byte = peek, Self.isOfWord(byte) {
            letters.append(byte)
            _ = next()
        }
        let word = String(decoding: letters, as: UTF8.self)
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case "": throw fault("a value is missing")
        default:
            guard word.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+\-]?[0-9]+)?/) != nil
            else { throw JSONFault(place: start, message: "'\(word)' is no value of JSON") }
            return .number(Int(word))
        }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch UnicodeScalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".": true
        default: false
        }
    }

    // MARK: Strings

    private mutating func string() throws(JSONFault) -> String {
        _ = next()
        var text: [UInt8] = []
        while true {
            guard let byte = peek, byte >= 0x20 else {
                throw fault("the text in quotes has no end on its line")
            }
            _ = next()
            if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") {
                text += try escape()
            } else {
                text.append(byte)
            }
        }
    }

    private mutating func escape() throws(JSONFault) -> [UInt8] {
        let start = place
        switch next().map(UnicodeScalar.init) {
        case "\"": return [0x22]
        case "\\": return [0x5c]
        case "/": return [0x2f]
        case "b": return [0x08]
        case "f": return [0x0c]
        case "n": return [0x0a]
        case "r": return [0x0d]
        case "t": return [0x09]
        case "u":
            guard let scalar = scalar() else { break }
            return Array(String(Character(scalar)).utf8)
        default: break
        }
        throw JSONFault(place: start, message: "this is no escape of JSON")
    }

    private mutating func scalar() -> Unicode.Scalar? {
        guard let first = unit() else { return nil }
        guard 0xd800..<0xdc00 ~= first else { return Unicode.Scalar(first) }
        guard skip("\\"), skip("u"), let second = unit(), 0xdc00..<0xe000 ~= second else {
            return nil
        }
        return Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
    }

    private mutating func unit() -> UInt32? {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next(), let digit = Character(UnicodeScalar(byte)).hexDigitValue
            else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }
}
