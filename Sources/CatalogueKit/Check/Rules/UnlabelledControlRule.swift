import SwiftSyntax

/// A button or toggle that shows only a picture says nothing to who cannot see it.
final class UnlabelledControlRule: AccessibilityRule {
    override class var name: String { "unlabelled-control" }
    override class var severity: Finding.Severity { .error }

    private static let controls: Set = ["Button", "Toggle", "Menu", "NavigationLink", "Link"]
    /// Views without words of their own.
    private static let silent: Set = [
        "Capsule", "Circle", "Color", "Ellipse", "EmptyView", "Group", "HStack", "Image",
        "LinearGradient", "RadialGradient", "Rectangle", "RoundedRectangle", "Spacer", "VStack",
        "ZStack",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let type = node.typeName, Self.controls.contains(type) else { return .visitChildren }
        let chain = Chain(around: node)
        guard
            !chain.has(["accessibilityLabel", "accessibilityHidden", "accessibilityRepresentation"])
        else { return .visitChildren }
        if node.arguments.first?.label == nil, node.arguments.first?.expression.string == "" {
            report(node, "this \(type)'s title is empty; \(Self.advice)")
        } else if let label = label(of: node, type), isSilent(label) {
            report(node, "this \(type) shows only a picture; \(Self.advice)")
        }
        return .visitChildren
    }

    private static let advice =
        "give it a title, such as Button(\"Delete\", systemImage: \"trash\") with "
        + ".labelStyle(.iconOnly), or .accessibilityLabel(\"Delete\")"

    private func label(of node: FunctionCallExprSyntax, _ type: String) -> ClosureExprSyntax? {
        if let label = node.closure("label") { return label }
        // A title or an action in the parentheses leaves the closure to the label or to the action.
        let hasTitle = node.arguments.first.map { $0.label == nil } ?? false
        if type == "Button" { return node.argument("action") == nil ? nil : node.closure(nil) }
        return hasTitle && type == "Menu"
            ? nil : node.arguments.isEmpty || hasTitle ? nil : node.closure(nil)
    }

    /// Whether the closure makes pictures, and nothing in it that can carry words.
    private func isSilent(_ label: ClosureExprSyntax) -> Bool {
        let content = Content(viewMode: .sourceAccurate)
        content.walk(label.statements)
        return content.views.contains("Image") && content.views.isSubset(of: Self.silent)
            && !content.isUnclear
    }

    /// The views in a closure.
    private final class Content: SyntaxVisitor {
        var views: Set<String> = []
        /// Whether something is in it whose words are elsewhere.
        var isUnclear = false

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.typeName {
                views.insert(name)
                if name == "Image", node.arguments.contains(where: { $0.label?.text == "label" }) {
                    isUnclear = true
                }
            } else if node.modifierName == "accessibilityLabel" || node.modifierName == nil {
                isUnclear = true
            }
            return .visitChildren
        }

        override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
            // A name alone, such as `heading`, is a view that is made elsewhere; so is `configuration.label`.
            var expression = node.item.as(ExprSyntax.self)
            if let current = expression { expression = Chain(around: current).root }
            if expression?.is(DeclReferenceExprSyntax.self) == true
                || expression?.is(MemberAccessExprSyntax.self) == true
            {
                isUnclear = true
            }
            return .visitChildren
        }
    }
}
