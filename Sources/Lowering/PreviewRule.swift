import SwiftSyntax

/// A preview of a lowered file.
package struct LoweredPreview: Equatable {
    /// What `#Preview("name")` says, or nil.
    package let name: String?
    /// From 1.
    package let line: Int
    /// The enum whose `content()` is the preview.
    package let type: String

    package init(name: String?, line: Int, type: String) {
        self.name = name
        self.line = line
        self.type = type
    }
}

/// `#Preview("name") { … }` becomes an enum with the content, in place.
final class PreviewRule: Rule {
    private(set) var previews: [LoweredPreview] = []
    private let firstIndex: Int

    /// The previews of all files share one numbering, which starts here at `firstIndex`.
    init(_ source: SourceText, firstIndex: Int) {
        self.firstIndex = firstIndex
        super.init(source)
    }

    // At file scope a macro parses as a declaration or as an expression.
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { lower(node) }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { lower(node) }
        return .visitChildren
    }

    private func lower(_ node: some FreestandingMacroExpansionSyntax) {
        guard isAtFileScope(node) else {
            return report(node, "a preview inside of something else cannot be shown; move it out")
        }
        guard let name = name(of: node) else { return }
        guard let body = body(of: node), body.signature == nil else {
            return report(node, "this preview has no closure; use #Preview(\"name\") { … }")
        }
        let type = "_BarajaPreview\(firstIndex + previews.count)"
        previews.append(LoweredPreview(name: name.text, line: source.line(of: node), type: type))
        replace(
            from: node.pound, to: body.leftBrace,
            with: "enum \(type) { @ViewBuilder static func content() -> some View {")
        insert("}", before: body.rightBrace)
        if let close = node.rightParen, close.position > body.position { replace(close, with: "") }
    }

    private struct Name { let text: String? }

    /// The preview's name; nil after a report of arguments that have no meaning here.
    private func name(of node: some FreestandingMacroExpansionSyntax) -> Name? {
        var found = Name(text: nil)
        let hasTrailingClosure = node.trailingClosure != nil
        for argument in node.arguments where argument.label?.text != "body" || hasTrailingClosure {
            guard argument.label == nil else {
                report(
                    argument,
                    "previews take no '\(argument.label?.text ?? "")' here; "
                        + "use #Preview(\"name\") { … } and the modifier on the content")
                return nil
            }
            if argument.expression.is(NilLiteralExprSyntax.self) { continue }
            guard let literal = argument.expression.as(StringLiteralExprSyntax.self),
                let text = literal.representedLiteralValue
            else {
                report(
                    argument,
                    "previews take only a name here; use a plain string, #Preview(\"name\") { … }")
                return nil
            }
            found = Name(text: text)
        }
        return found
    }

    /// Only statements of the file, and `#if` around them, stand above the preview.
    private func isAtFileScope(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
        var ancestor = node.parent
        while let current = ancestor {
            guard
                current.is(CodeBlockItemSyntax.self) || current.is(CodeBlockItemListSyntax.self)
                    || current.is(IfConfigClauseSyntax.self)
                    || current.is(IfConfigClauseListSyntax.self)
                    || current.is(IfConfigDeclSyntax.self) || current.is(SourceFileSyntax.self)
                    || current.is(ExpressionStmtSyntax.self)
            else { return false }
            ancestor = current.parent
        }
        return true
    }

    private func body(of node: some FreestandingMacroExpansionSyntax) -> ClosureExprSyntax? {
        if let closure = node.trailingClosure {
            return node.additionalTrailingClosures.isEmpty ? closure : nil
        }
        return node.arguments.first { $0.label?.text == "body" }?.expression
            .as(ClosureExprSyntax.self)
    }
}
