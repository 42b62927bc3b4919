/// Text as UTF-8 bytes. Compares bytes, so that no Unicode table is needed and canonically equal spellings count as a change.
package struct DisplayText: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The bytes.
    package private(set) var utf8: [UInt8]

    /// The bytes of a string.
    package init(_ string: String) {
        utf8 = []
        append(string)
    }

    /// Bytes that are UTF-8 already.
    package init(utf8: [UInt8]) { self.utf8 = utf8 }

    /// The bytes of a literal.
    package init(stringLiteral value: String) { self.init(value) }

    /// Adds the bytes of a string.
    ///
    /// Native strings, the only ones here, are contiguous; asking for their storage keeps the standard
    /// library's slow paths for other strings out of a page.
    package mutating func append(_ string: String) {
        string.utf8.withContiguousStorageIfAvailable { utf8.append(contentsOf: $0) }
    }

    /// Adds text.
    package mutating func append(_ text: DisplayText) {
        utf8.append(contentsOf: text.utf8)
    }

    /// Adds a whole number in decimal.
    package mutating func append(_ number: Int) {
        if number < 0 { utf8.append(0x2D) }
        let start = utf8.count
        var rest = number.magnitude
        repeat {
            utf8.append(0x30 + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        utf8[start...].reverse()
    }

    /// No text.
    package static let empty = DisplayText(utf8: [])

    /// True when there are no bytes.
    package var isEmpty: Bool { utf8.isEmpty }

    /// The text as a String.
    package var string: String { String(decoding: utf8, as: UTF8.self) }
}
