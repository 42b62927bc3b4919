import SwiftSyntax

/// Text in a box of fixed height is cut when it grows.
final class FixedTextHeightRule: AccessibilityRule {
    override class var name: String { "fixed-text-height" }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifierName == "frame", let token = node.modifierToken,
            let height = node.argument("height")?.number
        else { return .visitChildren }
        let chain = Chain(around: node)
        if ["Label", "Text"].contains(chain.rootName), !chain.has(["minimumScaleFactor"]) {
            report(
                token,
                "with large text this is cut at \(height.formatted()) points; use minHeight:, or a "
                    + "height from @ScaledMetric")
        }
        return .visitChildren
    }
}

extension Double {
    fileprivate func formatted() -> String {
        self == rounded() ? String(Int(self)) : String(self)
    }
}
