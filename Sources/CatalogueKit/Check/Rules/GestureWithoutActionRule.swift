import SwiftSyntax

/// What a gesture does must be possible without the gesture.
final class GestureWithoutActionRule: AccessibilityRule {
    override class var name: String { "gesture-without-action" }
    override class var severity: Finding.Severity { .error }

    private static let gestures: Set = [
        "gesture", "highPriorityGesture", "onLongPressGesture", "simultaneousGesture",
    ]
    private static let answers: Set = [
        "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction",
        "accessibilityRepresentation", "accessibilityScrollAction", "onKeyPress",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.modifierName, Self.gestures.contains(name),
            let token = node.modifierToken,
            node.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil
        else { return .visitChildren }
        let chain = Chain(around: node)
        // The answer often stands on another part of the view: anywhere in its type will do.
        if !node.enclosingType.mentions(Self.answers), !chain.has(["accessibilityHidden"]) {
            report(
                token,
                "only a finger can do this; offer the same by .accessibilityAction(named: \"…\") { … }"
            )
        }
        return .visitChildren
    }
}
