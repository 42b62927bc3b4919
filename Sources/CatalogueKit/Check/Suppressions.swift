import Foundation
import SwiftSyntax

/// The comments that overrule a rule: `// baraja:ignore RULE because REASON`, behind the code or above it.
struct Suppressions {
    static let marker = "baraja:ignore"

    private struct Comment {
        let line: Int
        let column: Int
        /// The line whose findings it takes away.
        let target: Int
        let rule: String
        let reason: String
    }

    private let path: String
    private var comments: [Comment] = []

    init(_ file: CheckedFile) {
        path = file.path
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            read(token.leadingTrivia, at: token.position, file, lines)
            read(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia, file, lines)
        }
    }

    private mutating func read(
        _ trivia: Trivia, at start: AbsolutePosition, _ file: CheckedFile, _ lines: [Substring]
    ) {
        var position = start
        for piece in trivia {
            defer { position += piece.sourceLength }
            guard case .lineComment(let text) = piece, let mark = text.range(of: Self.marker) else {
                continue
            }
            let place = file.locations.location(for: position)
            let parts = text[mark.upperBound...].components(separatedBy: " because ")
            comments.append(
                Comment(
                    line: place.line, column: place.column,
                    target: Self.target(of: place, in: lines),
                    rule: parts[0].trimmingCharacters(in: .whitespaces),
                    reason: parts.dropFirst().joined().trimmingCharacters(in: .whitespaces)))
        }
    }

    /// The comment's own line when code stands before it, otherwise the next line that is not a comment.
    private static func target(of place: SourceLocation, in lines: [Substring]) -> Int {
        func isComment(_ line: Substring) -> Bool {
            line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
        }
        guard isComment(lines[place.line - 1]) else { return place.line }
        let rest = lines[place.line...]
        return (rest.firstIndex { !isComment($0) } ?? lines.count - 1) + 1
    }

    /// The findings that stay, and what is wrong with the comments: no such rule, no reason, nothing to overrule.
    func apply(to findings: [Finding], rules: Set<String>) -> [Finding] {
        let stays = findings.filter { finding in
            !comments.contains {
                $0.target == finding.line && $0.rule == finding.rule && !$0.reason.isEmpty
            }
        }
        return stays + comments.compactMap { problem($0, findings, rules) }
    }

    private func problem(_ comment: Comment, _ findings: [Finding], _ rules: Set<String>)
        -> Finding?
    {
        let message: String
        if !rules.contains(comment.rule) {
            message =
                "there is no rule \"\(comment.rule)\"; write // \(Self.marker) RULE because REASON "
                + "with one of: \(rules.sorted().joined(separator: ", "))"
        } else if comment.reason.isEmpty {
            message =
                "the reason is missing; write // \(Self.marker) \(comment.rule) because REASON"
        } else if !findings.contains(where: { $0.line == comment.target && $0.rule == comment.rule }
        ) {
            message = "there is nothing for \(comment.rule) to find here; delete this comment"
        } else {
            return nil
        }
        return Finding(
            path: path, line: comment.line, column: comment.column, severity: .error,
            rule: "ignore", message: message)
    }
}
