import BlockMetadata
import Lowering

/// A file that the compiler sees, and the author's file behind it; nil for the main file.
struct CompiledSource {
    let path: String
    let file: LoweredFile?
}

/// The compiler's messages, told in the author's own paths, lines and columns. Only errors count.
struct CompilerOutput {
    private let sources: [CompiledSource]
    private let messages: [Message]
    private let output: String

    private struct Message {
        let path: String
        let line: Int
        let column: Int
        let kind: String
        let text: String
    }

    init(_ output: String, sources: [CompiledSource]) {
        self.sources = sources
        self.output = output
        self.messages = output.split(separator: "\n").compactMap { Self.parse($0) }
    }

    /// The errors, one for each place; without any, the end of what the compiler wrote.
    var failure: Failure {
        var found: [Diagnostic] = []
        for (index, message) in messages.enumerated() where message.kind == "error" {
            // An error inside the runtime is about a use of it, which a note behind it shows.
            let notes = messages[(index + 1)...].prefix { $0.kind == "note" }
            let places = [message] + notes
            let place = places.first { author(of: $0) != nil }
            let diagnostic =
                place.flatMap(author).map {
                    Diagnostic(
                        path: $0.path, line: $0.line, column: $0.column, message: message.text)
                }
                ?? Diagnostic(
                    path: message.path, line: message.line, column: message.column,
                    message: message.text)
            // Later errors at one place follow from the first.
            let isKnown = found.contains {
                ($0.path, $0.line, $0.column) == (
                    diagnostic.path, diagnostic.line, diagnostic.column
                )
            }
            if !isKnown { found.append(diagnostic) }
        }
        found.sort { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
        guard found.isEmpty else { return Failure(found) }
        let end = output.split(separator: "\n").suffix(20).joined(separator: "\n")
        return Failure("the compiler failed without a place in your files:\n" + end)
    }

    private func author(of message: Message) -> (path: String, line: Int, column: Int)? {
        guard let file = sources.first(where: { $0.path == message.path })?.file else { return nil }
        let column = file.edited.authorColumn(line: message.line, column: message.column)
        return (file.path, message.line, column)
    }

    /// Reads `path:line:column: kind: text`.
    private static func parse(_ line: Substring) -> Message? {
        for kind in ["error", "note"] {
            guard let mark = line.firstRange(of: ": \(kind): ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":")
            guard place.count >= 3, let row = Int(place[place.count - 2]),
                let column = Int(place[place.count - 1])
            else { continue }
            return Message(
                path: place.dropLast(2).joined(separator: ":"), line: row, column: column,
                kind: kind, text: String(line[mark.upperBound...]))
        }
        return nil
    }
}
