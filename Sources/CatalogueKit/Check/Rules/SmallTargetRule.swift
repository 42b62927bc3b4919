import SwiftSyntax

/// A control that is smaller than a fingertip is hard to hit.
final class SmallTargetRule: AccessibilityRule {
    override class var name: String { "small-target" }

    /// What Apple's guidelines ask for, in points.
    private static let least = 44.0

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifierName == "frame", let token = node.modifierToken,
            let width = node.argument("width")?.number,
            let height = node.argument("height")?.number,
            min(width, height) < Self.least
        else { return .visitChildren }
        let chain = Chain(around: node)
        if ["Button", "Toggle"].contains(chain.rootName), !chain.has(["contentShape"]) {
            report(
                token,
                "this is smaller than a fingertip; give it at least 44 by 44 points, or a larger "
                    + ".contentShape")
        }
        return .visitChildren
    }
}
