import SwiftSyntax

import struct BlockMetadata.Diagnostic

/// One file of the author, to lower.
package struct SourceInput {
    /// The path as the author typed it; messages carry it.
    package let path: String
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// One file, ready for the Embedded Swift compiler.
package struct LoweredFile: Equatable {
    package let path: String
    /// The text to compile; its line numbers are the author's.
    package let edited: EditedText
    package let previews: [LoweredPreview]
    /// The file's plain string literals; the names of its symbols are among them.
    package let strings: Set<String>
}

/// SwiftUI source to Embedded Swift source.
package enum Lowering {
    /// Lowers the files of one page, in order.
    ///
    /// - Returns: the lowered files, and every finding by file and place. With any finding, the files
    ///   must not be compiled.
    package static func lower(_ inputs: [SourceInput]) -> (
        files: [LoweredFile], findings: [Diagnostic]
    ) {
        let readings = inputs.map(Reading.init)
        let declared = Set(readings.compactMap(\.tree).flatMap(declaredTypes))
        var files: [LoweredFile] = []
        var findings: [Diagnostic] = []
        var previewCount = 0
        for reading in readings {
            findings += reading.errors
            guard let tree = reading.tree, reading.errors.isEmpty else { continue }
            let input = reading.input
            let source = SourceText(
                path: input.path, text: input.text, tree: tree, declaredTypes: declared)
            let preview = PreviewRule(source, firstIndex: previewCount)
            let rules: [Rule] =
                [
                    KeyPathRule(source), DynamicPropertyRule(source), IsolationRule(source),
                    MainQueueRule(source), preview,
                ] + unsupportedRules(source)
            for rule in rules { rule.run() }
            findings += rules.flatMap(\.findings).sorted {
                ($0.line, $0.column) < ($1.line, $1.column)
            }
            let literals = StringLiterals()
            literals.walk(tree)
            previewCount += preview.previews.count
            files.append(
                LoweredFile(
                    path: input.path,
                    edited: EditedText(input.text, edits: rules.flatMap(\.edits)),
                    previews: preview.previews, strings: literals.found))
        }
        return (files, findings)
    }

    private static func unsupportedRules(_ source: SourceText) -> [Rule] {
        [
            ImportRule(source), ConcurrencyRule(source), ExistentialRule(source),
            UnavailableNameRule(source), UnavailableAttributeRule(source), MetatypeRule(source),
        ]
    }

    private static func declaredTypes(_ tree: SourceFileSyntax) -> Set<String> {
        let collector = TypeNames(viewMode: .sourceAccurate)
        collector.walk(tree)
        return collector.names
    }
}

/// Collects the names of declared types.
private final class TypeNames: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

    private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        names.insert(name.text)
        return .visitChildren
    }
}
