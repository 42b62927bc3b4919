import SwiftSyntax

/// Who asked for less motion must not be shown what flies, turns or pulses.
final class MotionWithoutPreferenceRule: AccessibilityRule {
    override class var name: String { "motion-without-preference" }

    private static let starts: Set = ["animation", "withAnimation"]
    /// What moves, as opposed to fades.
    private static let movements: Set = [
        "offset", "move", "push", "repeatForever", "rotation3DEffect", "rotationEffect",
        "scaleEffect", "slide",
    ]

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        let moves = node.tokens(viewMode: .sourceAccurate).contains {
            Self.movements.contains($0.text)
                && $0.previousToken(viewMode: .sourceAccurate)?.text == "."
        }
        return moves && !node.mentions(["accessibilityReduceMotion"])
            ? .visitChildren : .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let token =
            node.modifierToken ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        // Once for a file: it is one environment value that is missing.
        if findings.isEmpty, let token, Self.starts.contains(token.text) {
            report(
                token,
                "this moves even with Reduce Motion on; read "
                    + "@Environment(\\.accessibilityReduceMotion) and animate with nil then")
        }
        return .visitChildren
    }
}
