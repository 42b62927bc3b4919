import SwiftSyntax

/// The keys of a `baraja` comment, before anyone knows what they mean.
///
///     key: a value that goes on \
///       in the next line
///     key:
///       - one of several values
///       - another
struct MetadataComment {
    struct Value {
        let text: String
        let position: AbsolutePosition
    }

    struct Entry {
        let key: String
        let position: AbsolutePosition
        /// One value, or the items of the list.
        var values: [Value]
    }

    private(set) var entries: [Entry] = []

    /// Reads the lines; what is no line of this format is reported.
    init(_ lines: [DocComment.Line], _ source: BlockSource) {
        for line in Self.joined(lines, source) where !line.isBlank {
            let text = line.text[...].trimmed
            let indent = line.text.prefix(while: \.isWhitespace).utf8.count
            let position = line.position.advanced(by: indent)
            if text.hasPrefix("- "), !entries.isEmpty {
                add(Value(text: String(text.dropFirst(2).trimmed), position: position), source)
            } else if let colon = text.firstIndex(of: ":"), Self.isKey(text[..<colon]) {
                add(String(text[..<colon]), text[text.index(after: colon)...], position, source)
            } else {
                source.report(
                    position, "this is no 'key: value'; a value that goes on ends its line with \\")
            }
        }
    }

    private mutating func add(
        _ key: String, _ rest: Substring, _ position: AbsolutePosition, _ source: BlockSource
    ) {
        if entries.contains(where: { $0.key == key }) {
            source.report(position, "'\(key)' is there twice; keep one")
        }
        let value = Value(text: String(rest.trimmed), position: position)
        entries.append(
            Entry(key: key, position: position, values: value.text.isEmpty ? [] : [value]))
    }

    /// Adds an item to the last entry's list.
    private mutating func add(_ value: Value, _ source: BlockSource) {
        let last = entries.count - 1
        guard entries[last].values.first?.position != entries[last].position else {
            return source.report(
                value.position,
                "'\(entries[last].key)' has a value and a list; make the value the list's first item"
            )
        }
        entries[last].values.append(value)
    }

    private static func isKey(_ text: Substring) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isLetter || $0 == "-" }
    }

    /// Puts together lines of which one ends with a backslash.
    private static func joined(
        _ lines: [DocComment.Line], _ source: BlockSource
    ) -> [DocComment.Line] {
        var result: [DocComment.Line] = []
        var isOpen = false
        for line in lines {
            let text = line.text[...].trimmed
            let goesOn = text.hasSuffix("\\")
            let part = goesOn ? text.dropLast().trimmed : text
            if isOpen, let first = result.popLast() {
                result.append(
                    DocComment.Line(text: "\(first.text) \(part)", position: first.position))
            } else {
                let indent = line.text.prefix(while: \.isWhitespace)
                result.append(DocComment.Line(text: "\(indent)\(part)", position: line.position))
            }
            isOpen = goesOn
        }
        if isOpen, let last = lines.last {
            source.report(last.position, "the last value does not end; remove its last \\")
        }
        return result
    }
}
