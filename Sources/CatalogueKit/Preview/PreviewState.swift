import BlockMetadata
import Foundation

/// What the server tells the open pages.
struct PreviewState: Encodable, Equatable {
    /// Names the build that is on show; a page of another one loads itself anew.
    var build: String?
    /// The folder of that build.
    var folder: String?
    var isBuilding = false
    /// Why the last build failed; empty when it did not.
    var problems: [Problem] = []

    /// A reason, with its place in the source where it has one.
    struct Problem: Encodable, Equatable {
        var message: String
        var path: String?
        var line: Int?
        var column: Int?
        /// The line of the source, and how many characters stand in it before the place.
        var source: String?
        var before: Int?
    }
}

extension PreviewState.Problem {
    /// A finding with the line of the file as it is now.
    init(_ diagnostic: Diagnostic) {
        self.init(
            message: diagnostic.message, path: diagnostic.path, line: diagnostic.line,
            column: diagnostic.column)
        guard let text = try? String(contentsOfFile: diagnostic.path, encoding: .utf8) else {
            return
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(diagnostic.line - 1) else { return }
        let line = lines[diagnostic.line - 1]
        source = String(line)
        before = String(decoding: line.utf8.prefix(diagnostic.column - 1), as: UTF8.self).count
    }

    static func all(of error: any Error) -> [Self] {
        guard let failure = error as? Failure else {
            return [Self(message: error.localizedDescription)]
        }
        if !failure.diagnostics.isEmpty { return failure.diagnostics.map(Self.init) }
        return failure.lines.map { line in
            Self(message: line.hasPrefix("error: ") ? String(line.dropFirst(7)) : line)
        }
    }

    /// For the terminal: the message, and below it the line with a mark at the place.
    var text: String {
        guard let path, let line, let column else { return "error: \(message)" }
        let head = "\(path):\(line):\(column): error: \(message)"
        guard let source, let before else { return head }
        let indent = source.prefix(before).map { $0 == "\t" ? "\t" : " " }.joined()
        return "\(head)\n\(source)\n\(indent)^"
    }
}
