import SwiftSyntax

/// Swift's concurrency is missing from Embedded Swift here, and an `async` closure crashes its compiler.
final class ConcurrencyRule: Rule {
    private static let instead =
        "use DispatchQueue.main.asyncAfter, a Timer or an animation's completion"

    override func visit(_ node: FunctionEffectSpecifiersSyntax) -> SyntaxVisitorContinueKind {
        if let async = node.asyncSpecifier { reportAsync(async) }
        return .visitChildren
    }

    override func visit(_ node: TypeEffectSpecifiersSyntax) -> SyntaxVisitorContinueKind {
        if let async = node.asyncSpecifier { reportAsync(async) }
        return .visitChildren
    }

    override func visit(_ node: AccessorEffectSpecifiersSyntax) -> SyntaxVisitorContinueKind {
        if let async = node.asyncSpecifier { reportAsync(async) }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "async" { reportAsync(node) }
        return .visitChildren
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        guard !isInTask(node) else { return .visitChildren }
        report(node, "'await' is not available on a page; \(Self.instead)")
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        report(node.actorKeyword, "actors are not available on a page; use a class")
        return .visitChildren
    }

    override func visit(_ node: ThrowsClauseSyntax) -> SyntaxVisitorContinueKind {
        if node.type == nil, node.throwsSpecifier.text == "throws" {
            report(node, "untyped 'throws' is not available on a page; use throws(YourError)")
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isTask, let callee = node.calledExpression.as(MemberAccessExprSyntax.self) {
            report(callee.declName, waiting(callee.declName.baseName.text, node))
        }
        return .visitChildren
    }

    private func waiting(_ name: String, _ node: FunctionCallExprSyntax) -> String {
        if name == "refreshable" {
            return "'.refreshable' is not available on a page: its closure is async; "
                + "use a button that loads anew"
        }
        let hasID = node.arguments.first?.label?.text == "id"
        let instead = hasID ? ".onChange(of:initial:)" : ".onAppear"
        return "'.task' is not available on a page; use \(instead) and an animation's completion"
    }

    private func reportAsync(_ node: some SyntaxProtocol) {
        report(node, "'async' is not available on a page; \(Self.instead)")
    }
}
