import SwiftSyntax

/// Text must grow with the size that the reader has chosen.
final class FixedFontSizeRule: AccessibilityRule {
    override class var name: String { "fixed-font-size" }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let token = node.modifierToken, isFixed(node, token.text) else {
            return .visitChildren
        }
        // A picture may keep its size.
        if holder(of: node)?.rootName != "Image" {
            report(
                token,
                "this size does not follow the reader's text size; use a text style such as "
                    + ".font(.title2), or a size from @ScaledMetric")
        }
        return .visitChildren
    }

    private func isFixed(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
        switch name {
        case "system": node.argument("size")?.number != nil
        case "custom": node.argument("fixedSize")?.number != nil
        default: false
        }
    }

    /// The view whose `.font(…)` the size is for.
    private func holder(of node: FunctionCallExprSyntax) -> Chain? {
        Chain(around: node).ancestors.first { $0.has(["font"]) }
    }
}
