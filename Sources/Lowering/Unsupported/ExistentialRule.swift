import SwiftSyntax

/// Embedded Swift has no boxes for values of unknown type.
final class ExistentialRule: Rule {
    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        guard node.someOrAnySpecifier.text == "any" else { return .visitChildren }
        let name = node.constraint.trimmedDescription
        guard name != "AnyObject", !classBound.contains(name) else { return .skipChildren }
        let instead =
            name.hasSuffix("View")
            ? "use a generic parameter or AnyView"
            : "use a generic parameter, an enum, or a protocol that inherits from AnyObject"
        report(node, "'\(node.trimmedDescription)' is not available on a page; \(instead)")
        return .skipChildren
    }

    /// The protocols of this file that only classes can conform to.
    private lazy var classBound: Set<String> = {
        var names: Set<String> = []
        for item in source.tree.statements {
            guard let declaration = item.item.as(ProtocolDeclSyntax.self),
                let parents = declaration.inheritanceClause?.inheritedTypes
            else { continue }
            if parents.contains(where: { $0.type.trimmedDescription == "AnyObject" }) {
                names.insert(declaration.name.text)
            }
        }
        return names
    }()
}
