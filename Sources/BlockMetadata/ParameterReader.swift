import SwiftSyntax

/// Reads the parameters of the memberwise initialiser from a type's stored properties.
struct ParameterReader {
    private let source: BlockSource

    init(_ source: BlockSource) { self.source = source }

    /// The parameters in order. Reports what would change the initialiser or is not described.
    func read(_ type: StructDeclSyntax) -> [Parameter] {
        type.memberBlock.members.flatMap { member -> [Parameter] in
            if let initialiser = member.decl.as(InitializerDeclSyntax.self) {
                source.report(
                    initialiser,
                    "an initialiser here replaces the memberwise one; move it into an extension")
            }
            guard let property = member.decl.as(VariableDeclSyntax.self) else { return [] }
            return read(property)
        }
    }

    private func read(_ property: VariableDeclSyntax) -> [Parameter] {
        let isStatic = property.modifiers.has(.static) || property.modifiers.has(.lazy)
        guard !isStatic, let binding = property.bindings.first, binding.isStored else { return [] }
        if property.modifiers.isPrivate {
            checkPrivate(property, binding)
            return []
        }
        let isConstant = property.bindingSpecifier.tokenKind == .keyword(.let)
        if isConstant, binding.initializer != nil { return [] }
        guard property.bindings.count == 1, let name = binding.name else {
            source.report(property, "several properties in one line; write each by itself")
            return []
        }
        guard let wrapper = wrapper(of: property) else { return [] }
        let isNil = wrapper == .none && !isConstant && binding.isOptional
        return [
            Parameter(
                name: name, type: type(of: binding, in: wrapper),
                defaultValue: binding.initializer?.value.oneLine ?? (isNil ? "nil" : nil),
                isViewBuilder: property.attributes.names.contains("ViewBuilder"),
                description: description(of: property, name))
        ]
    }

    /// A private property without a value makes the whole initialiser private.
    private func checkPrivate(_ property: VariableDeclSyntax, _ binding: PatternBindingSyntax) {
        let needsValue = property.attributes.names.allSatisfy { !Self.ownValues.contains($0) }
        let isNil = binding.isOptional && property.bindingSpecifier.tokenKind == .keyword(.var)
        guard needsValue, binding.initializer == nil, !isNil else { return }
        source.report(
            property,
            "'\(binding.name ?? "")' is private and has no value, which hides the initialiser; "
                + "give it one")
    }

    /// Wrappers that need no value in the declaration.
    private static let ownValues: Set<String> = [
        "Environment", "FocusState", "AccessibilityFocusState", "Namespace", "GestureState",
    ]

    private enum Wrapper { case none, binding, builder }

    /// The wrapper that a parameter may have; nil, after a report, for one that keeps the view's own values.
    private func wrapper(of property: VariableDeclSyntax) -> Wrapper? {
        for name in property.attributes.names {
            if name == "Binding" { return .binding }
            if name == "ViewBuilder" { return .builder }
            if name == "Bindable" || name == "available" { continue }
            source.report(property, "@\(name) keeps a value of the view's own; make it private")
            return nil
        }
        return Wrapper.none
    }

    private func type(of binding: PatternBindingSyntax, in wrapper: Wrapper) -> String {
        if let annotation = binding.typeAnnotation {
            let type = annotation.type.oneLine
            switch wrapper {
            case .none: return type
            case .binding: return "Binding<\(type)>"
            // The initialiser takes a closure also where the property holds what it made.
            case .builder: return type.contains("->") ? type : "() -> \(type)"
            }
        }
        if let type = binding.initializer?.value.literalType { return type }
        source.report(
            binding, "the type of '\(binding.name ?? "")' is not to be seen; write it after a colon"
        )
        return ""
    }

    private func description(of property: VariableDeclSyntax, _ name: String) -> Localized<String> {
        let description = DocComment(of: property).description
        source.checkDescription(description, of: "parameter '\(name)'", at: property)
        return description
    }
}

extension BlockSource {
    /// Reports a description that is not there in both languages.
    func checkDescription(
        _ description: Localized<String>, of what: String, at node: some SyntaxProtocol
    ) {
        if description.english.isEmpty {
            report(node, "\(what) has no description; write one in a /// line before it")
        }
        if description.spanish.isEmpty {
            report(node, "\(what) has no Spanish description; add a line '/// - es: …'")
        }
    }
}

extension PatternBindingSyntax {
    var name: String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.text }

    /// Written with a question mark.
    var isOptional: Bool { typeAnnotation?.type.is(OptionalTypeSyntax.self) == true }

    /// Not computed; observers do not count.
    var isStored: Bool {
        guard case .accessors(let accessors)? = accessorBlock?.accessors else {
            return accessorBlock == nil
        }
        return accessors.allSatisfy {
            [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
        }
    }
}

extension ExprSyntax {
    /// The type of a literal, as the compiler infers it.
    fileprivate var literalType: String? {
        if let prefixed = self.as(PrefixOperatorExprSyntax.self) {
            return prefixed.expression.literalType
        }
        switch kind {
        case .booleanLiteralExpr: return "Bool"
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .stringLiteralExpr: return "String"
        default: return nil
        }
    }
}
