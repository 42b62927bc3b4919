import BlockMetadata
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A file as the parser read it, or why it cannot be read.
struct Reading {
    let input: SourceInput
    /// Nil where the parser or a walk over the tree would take too much time or stack.
    let tree: SourceFileSyntax?
    let errors: [BlockMetadata.Diagnostic]

    init(_ input: SourceInput) {
        self.input = input
        if let refusal = Self.refusal(of: input) {
            (tree, errors) = (nil, [refusal])
            return
        }
        let tree = Parser.parse(source: input.text)
        if let place = Nesting.excess(in: tree) {
            self.tree = nil
            errors = [
                Self.diagnostic(
                    input, at: place.utf8Offset,
                    "what stands here is nested too deeply; split it into several views or statements"
                )
            ]
            return
        }
        self.tree = tree
        errors = Self.syntaxErrors(input, tree)
    }

    private static func refusal(of input: SourceInput) -> Diagnostic? {
        if let place = input.text.utf8.firstIndex(of: 0) {
            return diagnostic(
                input, at: input.text.utf8.distance(from: input.text.startIndex, to: place),
                "a NUL character; take it out, and save the file as UTF-8")
        }
        return OpenBrackets.excess(in: input.text).map {
            diagnostic(input, at: $0, "this bracket and others before it are never closed; add ']'")
        }
    }

    private static func diagnostic(
        _ input: SourceInput, at offset: Int, _ message: String
    ) -> BlockMetadata.Diagnostic {
        let before = input.text.utf8.prefix(offset)
        let lineEnd = before.lastIndex(of: UInt8(ascii: "\n"))
        let start = lineEnd.map { before.index(after: $0) } ?? before.startIndex
        return BlockMetadata.Diagnostic(
            path: input.path, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
            column: before.distance(from: start, to: before.endIndex) + 1, message: message)
    }

    private static func syntaxErrors(
        _ input: SourceInput, _ tree: SourceFileSyntax
    ) -> [BlockMetadata.Diagnostic] {
        guard tree.hasError else { return [] }
        let locations = SourceLocationConverter(fileName: input.path, tree: tree)
        return ParseDiagnosticsGenerator.diagnostics(for: tree)
            .filter { $0.diagMessage.severity == .error }
            .map {
                let place = locations.location(for: $0.position)
                return BlockMetadata.Diagnostic(
                    path: input.path, line: place.line, column: place.column, message: $0.message)
            }
    }
}
