import SwiftSyntax

/// The doc comment of a block's main type, in its parts.
struct MainComment {
    private(set) var summary = ""
    /// The paragraphs after the summary.
    private(set) var discussion = ""
    private(set) var example = ""
    /// The lines of the `baraja` comment; nil without one.
    private(set) var metadata: [DocComment.Line]?
    /// Where the `baraja` comment begins.
    private(set) var fence: AbsolutePosition?
    /// Whether the `baraja` comment ends.
    private(set) var isClosed = true

    init(_ comment: DocComment) {
        let start = comment.lines.firstIndex { $0.text[...].trimmed == "```baraja" }
        readProse(comment.lines[..<(start ?? comment.lines.endIndex)])
        guard let start else { return }
        fence = comment.lines[start].position
        let rest = comment.lines[(start + 1)...]
        let end = rest.firstIndex { $0.text[...].trimmed == "```" }
        isClosed = end != nil
        metadata = Array(rest[..<(end ?? rest.endIndex)])
        if let end { readProse(comment.lines[(end + 1)...]) }
    }

    /// Sorts lines into paragraphs and code, which is set in by four spaces.
    private mutating func readProse(_ lines: ArraySlice<DocComment.Line>) {
        var paragraph: [String] = []
        var code: [String] = []
        for line in lines {
            if line.isBlank {
                add(&paragraph)
                if !code.isEmpty { code.append("") }
            } else if line.text.hasPrefix("    "), paragraph.isEmpty {
                code.append(String(line.text.dropFirst(4)))
            } else {
                paragraph.append(line.text)
            }
        }
        add(&paragraph)
        while code.last == "" { code.removeLast() }
        if !code.isEmpty { example = code.joined(separator: "\n") }
    }

    private mutating func add(_ paragraph: inout [String]) {
        guard !paragraph.isEmpty else { return }
        if summary.isEmpty {
            summary = paragraph.joined(separator: " ")
        } else {
            discussion += (discussion.isEmpty ? "" : "\n\n") + paragraph.joined(separator: "\n")
        }
        paragraph = []
    }
}
