import SwiftSyntax

/// Reads the end of the file: the demo view and the previews.
struct DemoReader {
    static let mark = "// MARK: - Demo"

    private let source: BlockSource

    init(_ source: BlockSource) { self.source = source }

    /// Where the demo begins: the line of the mark.
    func start() -> AbsolutePosition? {
        for token in source.tree.tokens(viewMode: .sourceAccurate) {
            var position = token.position
            for piece in token.leadingTrivia {
                if case .lineComment(Self.mark) = piece { return position }
                position = position.advanced(by: piece.sourceLength.utf8Length)
            }
        }
        source.reportAtEnd("the file has no line '\(Self.mark)'; put it before the demo view")
        return nil
    }

    func text(from start: AbsolutePosition) -> String {
        String(decoding: source.text.utf8.dropFirst(start.utf8Offset), as: UTF8.self)
    }

    /// Reports a demo view that is not there, or is not described.
    func checkView(after start: AbsolutePosition) {
        let name = source.name + "Demo"
        let view = source.declarations.compactMap { $0.as(StructDeclSyntax.self) }
            .first { $0.name.text == name }
        guard let view else {
            return source.report(start, "the demo has no view; add 'struct \(name): View'")
        }
        if view.positionAfterSkippingLeadingTrivia < start {
            source.report(
                view, "the demo view stands before '\(Self.mark)'; move it after that line")
        }
    }

    /// The previews' names.
    func previews() -> [String] {
        let previews = source.tree.statements.compactMap { statement in
            statement.item.asProtocol(FreestandingMacroExpansionSyntax.self)
                ?? statement.item.as(ExpressionStmtSyntax.self)?.expression
                .asProtocol(FreestandingMacroExpansionSyntax.self)
        }.filter { $0.macroName.text == "Preview" }
        if previews.isEmpty {
            source.reportAtEnd(
                "the file has no preview; end it with '#Preview { \(source.name)Demo() }'")
        }
        return previews.map { preview in
            preview.arguments.first { $0.label == nil }?.expression
                .as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
        }
    }
}
