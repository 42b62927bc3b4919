import SwiftSyntax

/// Names of the standard library, Foundation and Observation that a page does not have.
final class UnavailableNameRule: Rule {
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        check(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
            check(node.baseName)
        }
        return .visitChildren
    }

    /// Attributes have their own rule.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if let arguments = node.arguments { walk(arguments) }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) else {
            return .visitChildren
        }
        let label = node.arguments.first?.label?.text
        switch callee.baseName.text {
        case "String" where ["describing", "reflecting", "format"].contains(label):
            report(
                node,
                "String(\(label ?? ""):) is not available on a page; use string interpolation")
        case "print" where node.arguments.count > 1:
            report(node, "print takes one argument on a page; use string interpolation")
        case "type" where label == "of":
            report(node, "type(of:) is not available on a page; use a generic parameter")
        default: break
        }
        return .visitChildren
    }

    private func check(_ name: TokenSyntax) {
        guard !source.declaredTypes.contains(name.text) else { return }
        guard let instead = Self.unavailable[name.text], !isInTask(name) else { return }
        report(name, "'\(name.text)' is not available on a page; \(instead)")
    }

    /// What to use instead, by name.
    private static let unavailable: [String: String] = {
        let generic = "use a generic parameter or an enum"
        var names: [String: String] = [
            "Any": generic, "AnyHashable": generic, "Mirror": generic,
            "Task": "use DispatchQueue.main.async or asyncAfter",
            "MainActor": "leave it out: a page has one thread",
            "UUID": "use an Int or a String",
            "Codable": "leave the conformance out",
            "Encodable": "leave the conformance out",
            "Decodable": "leave the conformance out",
            "ObservableObject": "use @State and @Binding",
            "PreviewProvider": "use #Preview { … }",
        ]
        for keyPath in [
            "AnyKeyPath", "KeyPath", "PartialKeyPath", "ReferenceWritableKeyPath",
            "WritableKeyPath",
        ] { names[keyPath] = "use a closure" }
        for foundation in [
            "Bundle", "Calendar", "Data", "DateComponents", "DateFormatter", "Decimal",
            "FileManager", "IndexPath", "JSONDecoder", "JSONEncoder", "Locale",
            "Measurement", "NSObject", "NotificationCenter", "NumberFormatter", "ProcessInfo",
            "TimeZone", "URL", "URLSession", "UserDefaults", "UIColor", "UIImage", "UIScreen",
        ] { names[foundation] = "use String, Int or Double values" }
        return names
    }()
}
