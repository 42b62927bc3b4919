import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// Swift source as markup: a line in one element, its words in elements by what the parser takes them for.
enum Highlight {
    /// Numbered lines; the numbers are drawn by the style sheet, so they are neither selected nor copied.
    static func lines(_ source: String) -> HTML {
        pieces(source).markup { "<span class=\"line\">\($0)\n</span>" }
    }

    /// The same without numbers.
    static func plain(_ source: String) -> HTML {
        var out = HTML.none
        for (index, line) in pieces(source).enumerated() {
            if index > 0 { out += "\n" }
            out += line
        }
        return out
    }

    /// The markup of each line, without its line break. A break at the end begins no line.
    private static func pieces(_ source: String) -> [HTML] {
        let bytes = Array(source.utf8)
        var lines = [HTML.none]
        func add(_ text: String, _ name: String?) {
            for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
            {
                if index > 0 { lines.append(.none) }
                guard !part.isEmpty else { continue }
                let part = HTML.escaped(String(part))
                lines[lines.count - 1] +=
                    name.map { "<span class=\"\(HTML(raw: $0))\">\(part)</span>" } ?? part
            }
        }
        var end = 0
        func text(_ from: Int, _ to: Int) -> String {
            String(decoding: bytes[from..<to], as: UTF8.self)
        }
        for part in Parser.parse(source: source).classifications {
            let start = part.range.lowerBound.utf8Offset
            if start > end { add(text(end, start), nil) }
            end = part.range.upperBound.utf8Offset
            add(text(start, end), name(part.kind))
        }
        if end < bytes.count { add(text(end, bytes.count), nil) }
        if lines.count > 1, lines.last == HTML.none { lines.removeLast() }
        return lines
    }

    /// The class of a word, nil for one that is written in the text's own colour.
    private static func name(_ kind: SyntaxClassification) -> String? {
        switch kind {
        case .keyword, .attribute, .ifConfigDirective, .editorPlaceholder: "k"
        case .type: "t"
        case .stringLiteral, .regexLiteral: "s"
        case .integerLiteral, .floatLiteral: "n"
        case .docLineComment, .docBlockComment: "d"
        case .lineComment, .blockComment: "c"
        case .dollarIdentifier, .argumentLabel: "a"
        default: nil
        }
    }
}
