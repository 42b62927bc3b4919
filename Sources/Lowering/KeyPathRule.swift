import SwiftSyntax

/// Key-path literals become closures: `\.x` is `{ $0.x }`, and `\.self` is `{ $0 }`.
///
/// The callee decides which form: `.environment(\.x, value)` writes, so it gets a reader and a writer.
final class KeyPathRule: Rule {
    /// Methods whose first argument is written through.
    private static let writers: Set = ["environment"]

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        let path = access(node)
        if isWritten(node) {
            replace(node, with: "{ $0\(path) }, { $0\(path) = $1 }")
        } else if let root = node.root {
            replace(node, with: "{ ($0 as \(root.trimmedDescription))\(path) }")
        } else {
            replace(node, with: "{ $0\(path) }")
        }
        return .skipChildren
    }

    /// What follows `$0`: `.a.b`, `[0]`, or nothing for `\.self`.
    private func access(_ node: KeyPathExprSyntax) -> String {
        var path = ""
        for component in node.components {
            let text = component.component.trimmedDescription
            if text == "self" { continue }
            if case .property = component.component { path += "." }
            path += text
        }
        return path
    }

    private func isWritten(_ node: KeyPathExprSyntax) -> Bool {
        guard let argument = node.parent?.as(LabeledExprSyntax.self), argument.label == nil,
            let list = argument.parent?.as(LabeledExprListSyntax.self),
            list.first?.id == argument.id, list.count == 2,
            let call = list.parent?.as(FunctionCallExprSyntax.self),
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        return Self.writers.contains(callee.declName.baseName.text)
    }
}
