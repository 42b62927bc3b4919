import SwiftSyntax

/// The lines of the `///` comment before a declaration.
struct DocComment {
    struct Line {
        /// What follows the slashes and one space.
        let text: String
        /// Where `text` begins.
        let position: AbsolutePosition

        var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
    }

    let lines: [Line]

    init(lines: [Line]) { self.lines = lines }

    /// The run of doc lines that ends at the node; a blank line or another comment ends it.
    init(of node: some SyntaxProtocol) {
        var lines: [Line] = []
        var newlines = 0
        var position = node.position
        for piece in node.leadingTrivia {
            switch piece {
            case .docLineComment(let comment):
                if newlines > 1 { lines = [] }
                lines.append(Self.line(comment, at: position))
                newlines = 0
            case .newlines(let count), .carriageReturnLineFeeds(let count): newlines += count
            case .spaces, .tabs: break
            default: lines = []
            }
            position = position.advanced(by: piece.sourceLength.utf8Length)
        }
        self.lines = newlines > 1 ? [] : lines
    }

    private static func line(_ comment: String, at position: AbsolutePosition) -> Line {
        let rest = comment.dropFirst(3)
        let space = rest.hasPrefix(" ") ? 1 : 0
        return Line(text: String(rest.dropFirst(space)), position: position.advanced(by: 3 + space))
    }

    var isEmpty: Bool { lines.allSatisfy(\.isBlank) }
}

extension DocComment {
    /// The description of a parameter or a member: the English text, and the Spanish after `- es:`.
    ///
    /// Other fields (`- Parameter`, `- Returns`) belong to neither. A field goes on in lines that are set in.
    var description: Localized<String> {
        var english: [Substring] = []
        var spanish: [Substring] = []
        var field = Field.none
        for line in lines {
            let text = line.text[...].trimmed
            if line.text.hasPrefix("- ") {
                field = text.hasPrefix("- es:") ? .spanish : .other
                if field == .spanish { spanish.append(text.dropFirst(5).trimmed) }
            } else if field == .spanish, line.text.hasPrefix(" ") {
                spanish.append(text)
            } else if field == .none || !line.text.hasPrefix(" ") && !line.isBlank {
                field = .none
                english.append(text)
            }
        }
        return Localized(english: Self.joined(english), spanish: Self.joined(spanish))
    }

    private enum Field { case none, spanish, other }

    private static func joined(_ lines: [Substring]) -> String {
        lines.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension Substring {
    /// Without white space at both ends.
    var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...last]
    }
}
