import SwiftSyntax

/// `DispatchQueue` gets the name that it has on a page.
///
/// The compiler knows `DispatchQueue.main` by name and puts blocks for it on the main actor. Embedded Swift has
/// none, and its compiler crashes.
final class MainQueueRule: Rule {
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        rename(node.baseName)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        rename(node.name)
        return .visitChildren
    }

    private func rename(_ name: TokenSyntax) {
        guard name.text == "DispatchQueue", !source.declaredTypes.contains(name.text) else {
            return
        }
        replace(name, with: "_MainQueue")
    }
}
