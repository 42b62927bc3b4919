import SwiftSyntax

/// Attributes, macros and modifiers of a declaration that need what a page does not have.
final class UnavailableAttributeRule: Rule {
    private static let attributes: [String: String] = [
        "AppStorage": "use @State", "SceneStorage": "use @State",
        "Bindable": "use @Binding", "EnvironmentObject": "use @Environment",
        "ObservedObject": "use @Binding", "StateObject": "use @State", "Published": "use @State",
        "Observable": "use @State and @Binding",
        "FocusState": "use onKeyPress on the view that takes the focus",
        "AccessibilityFocusState": "leave it out: the browser keeps the focus",
        "Entry": "write the EnvironmentKey and the property by hand",
        "Previewable": "use a small view that owns the @State",
        "globalActor": "leave it out: a page has one thread",
        "objc": "leave it out", "NSManaged": "leave it out",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.simpleName
        if let instead = Self.attributes[name] {
            report(node, "'@\(name)' is not available on a page; \(instead)")
        }
        if name == "Environment", let arguments = node.arguments, namesType(arguments) {
            report(
                node, "'@Environment' with a type is not available on a page; use a key path")
        }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        let isUnsafe = node.detail?.detail.text == "unsafe"
        if node.name.text == "weak" || (node.name.text == "unowned" && !isUnsafe) {
            report(
                node,
                "'\(node.name.text)' is not available on a page; use unowned(unsafe) or one owner")
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSpecifierSyntax) -> SyntaxVisitorContinueKind {
        let name = node.specifier.text
        if name == "weak" || (name == "unowned" && node.detail?.text != "unsafe") {
            report(node, "'\(name)' is not available on a page; use unowned(unsafe) or one owner")
        }
        return .visitChildren
    }

    private func namesType(_ arguments: AttributeSyntax.Arguments) -> Bool {
        guard case .argumentList(let list) = arguments else { return false }
        return list.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            == "self"
    }
}
