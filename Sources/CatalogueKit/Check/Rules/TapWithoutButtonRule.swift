import SwiftSyntax

/// What is tapped must be a button to the keyboard and to assistive technology too.
final class TapWithoutButtonRule: AccessibilityRule {
    override class var name: String { "tap-without-button" }
    override class var severity: Finding.Severity { .error }

    private static let answers: Set = [
        "accessibilityAction", "accessibilityActions", "accessibilityAddTraits",
        "accessibilityHidden", "accessibilityRepresentation",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifierName == "onTapGesture" else { return .visitChildren }
        let chain = Chain(around: node)
        if !chain.has(Self.answers), !chain.ancestors.contains(where: { $0.has(Self.answers) }) {
            report(
                node.modifierToken ?? node.calledExpression.firstToken(viewMode: .sourceAccurate)!,
                "only a finger can tap this; use a Button with .buttonStyle(.plain), or add "
                    + ".accessibilityAddTraits(.isButton)")
        }
        return .visitChildren
    }
}
