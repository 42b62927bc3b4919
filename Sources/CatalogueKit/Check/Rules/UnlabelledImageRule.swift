import SwiftSyntax

/// A picture that assistive technology meets without words for it is read as its file's or symbol's name.
final class UnlabelledImageRule: AccessibilityRule {
    override class var name: String { "unlabelled-image" }

    /// On the image or around it, these say what it is, or that it is nothing to read.
    private static let answers: Set = [
        "accessibilityHidden", "accessibilityLabel", "accessibilityRepresentation",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.typeName == "Image", !isSaid(node) else { return .visitChildren }
        let chain = Chain(around: node)
        if !chain.has(Self.answers), !chain.ancestors.contains(where: speaksFor) {
            report(
                node,
                "this image has no words; add .accessibilityLabel(\"…\"), or "
                    + ".accessibilityHidden(true) when it only decorates")
        }
        return .visitChildren
    }

    /// `Image(decorative:)` and `Image("a", label: Text("b"))` answer by themselves.
    private func isSaid(_ node: FunctionCallExprSyntax) -> Bool {
        node.arguments.contains { ["decorative", "label"].contains($0.label?.text) }
    }

    /// Whether a view around an image says what all in it is: a label's icon, a control that another rule
    /// judges, one element with its own label.
    private func speaksFor(_ chain: Chain) -> Bool {
        if chain.has(Self.answers) || ["Button", "Label", "Toggle"].contains(chain.rootName) {
            return true
        }
        return chain.modifiers.contains {
            $0.modifierName == "accessibilityElement" && $0.argument("children")?.member == "ignore"
        }
    }
}
