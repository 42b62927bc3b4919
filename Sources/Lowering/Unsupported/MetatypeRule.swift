import SwiftSyntax

/// What needs a type's description at run time: metatypes, casts to protocols, key paths through `$`.
final class MetatypeRule: Rule {
    /// Members of a binding that are no key path into its value.
    private static let bindingMembers: Set = [
        "animation", "projectedValue", "transaction", "wrappedValue",
    ]

    override func visit(_ node: MetatypeTypeSyntax) -> SyntaxVisitorContinueKind {
        // As the type of a parameter, `T.Type` only tells the compiler what T is.
        guard node.parent?.is(FunctionParameterSyntax.self) != true else { return .skipChildren }
        report(
            node,
            "'\(node.trimmedDescription)' values are not available on a page; "
                + "use a generic parameter")
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            base.first == "$", base.dropFirst().first?.isNumber == false,
            !Self.bindingMembers.contains(node.declName.baseName.text)
        {
            report(
                node,
                "'\(base).\(node.declName.baseName.text)' is not available on a page; "
                    + "use Binding(get:set:)")
        }
        return .visitChildren
    }
}
