import SwiftSyntax

/// Reads the types beside the block that its caller can meet.
struct SupportingTypeReader {
    private let source: BlockSource

    init(_ source: BlockSource) { self.source = source }

    /// The type with its members; nil for what is hidden and for what is no type.
    func read(_ declaration: DeclSyntax) -> SupportingType? {
        guard let group = declaration.asProtocol(DeclGroupSyntax.self), !group.modifiers.isPrivate
        else { return nil }
        let head = head(of: group)
        let isExtension = declaration.is(ExtensionDeclSyntax.self)
        let description = DocComment(of: declaration).description
        if !isExtension || !description.english.isEmpty {
            source.checkDescription(description, of: "'\(head)'", at: declaration)
        }
        let members = group.memberBlock.members.compactMap { readMember($0.decl) }
        return SupportingType(declaration: head, description: description, members: members)
    }

    /// The declaration up to its brace, without attributes and `nonisolated`.
    private func head(of group: some DeclGroupSyntax) -> String {
        var head = group
        head.attributes = []
        head.modifiers = head.modifiers.filter { $0.name.tokenKind != .keyword(.nonisolated) }
        let text = head.oneLine
        return text.firstIndex(of: "{").map { String(text[..<$0][...].trimmed) } ?? text
    }

    private func readMember(_ member: DeclSyntax) -> SupportingType.Member? {
        guard let text = member.signature else { return nil }
        let description = DocComment(of: member).description
        source.checkDescription(description, of: "'\(text)'", at: member)
        return SupportingType.Member(declaration: text, description: description)
    }
}

extension DeclSyntax {
    /// A member's declaration in one line without its body; nil for what is hidden or is said elsewhere.
    fileprivate var signature: String? {
        if let modifiers = asProtocol(WithModifiersSyntax.self)?.modifiers, modifiers.isPrivate {
            return nil
        }
        if let function = self.as(FunctionDeclSyntax.self) {
            return function.with(\.body, nil).with(\.attributes, []).oneLine
        }
        if let initialiser = self.as(InitializerDeclSyntax.self) {
            return initialiser.with(\.body, nil).with(\.attributes, []).oneLine
        }
        if let property = self.as(VariableDeclSyntax.self) { return property.withoutValues.oneLine }
        if let subscription = self.as(SubscriptDeclSyntax.self) {
            return subscription.with(\.accessorBlock, nil).with(\.attributes, []).oneLine
        }
        if self.is(EnumCaseDeclSyntax.self) || self.is(TypeAliasDeclSyntax.self) { return oneLine }
        return nil
    }
}

extension VariableDeclSyntax {
    /// Names and types only.
    fileprivate var withoutValues: VariableDeclSyntax {
        var result = self
        result.attributes = []
        result.bindings = PatternBindingListSyntax(
            bindings.map { binding in
                let hasType = binding.typeAnnotation != nil
                return binding.with(\.accessorBlock, nil)
                    .with(\.initializer, hasType ? nil : binding.initializer)
            })
        return result
    }
}
