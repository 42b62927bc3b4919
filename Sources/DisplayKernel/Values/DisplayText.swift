/// Text as UTF-8 bytes. Compares bytes, so that no Unicode table is needed and canonically equal spellings count as a change.
package struct DisplayText: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The bytes.
    package let utf8: [UInt8]

    /// The bytes of a string.
    package init(_ string: String) { utf8 = Array(string.utf8) }

    /// Bytes that are UTF-8 already.
    package init(utf8: [UInt8]) { self.utf8 = utf8 }

    /// The bytes of a literal.
    package init(stringLiteral value: String) { self.init(value) }

    /// No text.
    package static let empty = DisplayText(utf8: [])

    /// True when there are no bytes.
    package var isEmpty: Bool { utf8.isEmpty }

    /// The text as a String.
    package var string: String { String(decoding: utf8, as: UTF8.self) }
}
