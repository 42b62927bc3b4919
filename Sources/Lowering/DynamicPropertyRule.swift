import SwiftSyntax

/// Each struct with dynamic properties gets a member that shows them to the runtime.
///
/// Natively the runtime finds `@State` and its kin by reflection; Embedded Swift has none. The member
/// stands on the line of the struct's closing brace, so that line numbers stay.
final class DynamicPropertyRule: Rule {
    /// The wrappers that the runtime links before it reads a body.
    static let wrappers: Set = [
        "Binding", "Environment", "GestureState", "Namespace", "ScaledMetric", "State",
    ]

    private var properties: [[String]] = []

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        properties.append([])
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) {
        let names = properties.removeLast()
        guard !names.isEmpty else { return }
        let visits = names.map { "view._\($0)._visit(visitor)" }.joined(separator: "; ")
        let member =
            "\(access(node))nonisolated static func _visitDynamicProperties("
            + "_ view: inout Self, _ visitor: _DynamicPropertyVisitor) { \(visits) } "
        let brace = node.memberBlock.rightBrace
        insert((brace.startsLine ? "" : "; ") + member, before: brace)
    }

    /// Classes and enums have no dynamic properties; what is inside them is not the outer struct's.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        properties.append([])
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { properties.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        properties.append([])
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { properties.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true, !properties.isEmpty,
            node.attributes.contains(where: isWrapper),
            !node.modifiers.contains(where: { $0.name.text == "static" })
        else { return .visitChildren }
        properties[properties.count - 1] += node.bindings.compactMap {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        }
        return .visitChildren
    }

    private func isWrapper(_ element: AttributeListSyntax.Element) -> Bool {
        guard case .attribute(let attribute) = element else { return false }
        return Self.wrappers.contains(attribute.simpleName)
    }

    private func access(_ node: StructDeclSyntax) -> String {
        node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    }
}

extension AttributeSyntax {
    /// The attribute's name without module and generic arguments: `State` for `@SwiftUI.State<Int>`.
    var simpleName: String {
        if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
        return attributeName.as(IdentifierTypeSyntax.self)?.name.text
            ?? attributeName.trimmedDescription
    }
}

extension TokenSyntax {
    /// Only space stands before the token on its line.
    var startsLine: Bool {
        leadingTrivia.contains { if case .newlines = $0 { true } else { false } }
    }
}
