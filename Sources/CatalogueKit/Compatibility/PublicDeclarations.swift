import BlockMetadata
import SwiftParser
import SwiftSyntax

/// The public declarations of the runtime, as its source has them.
package struct PublicDeclarations: Sendable {
    /// The declarations by name, each in one line without its body, once, in the order of files and lines.
    private let declarations: [String: [String]]

    /// Reads the modules that a client of `SwiftUI` sees.
    package static func load(_ repository: Repository) throws -> PublicDeclarations {
        let files = try ["Sources/SwiftUI", "Sources/GeometryKernel"].flatMap {
            try TextFile.find(in: repository, folder: $0, endings: [".swift"])
        }
        let collector = DeclarationCollector()
        for file in files where file.text.contains("public ") {
            collector.walk(Parser.parse(source: file.text))
        }
        return PublicDeclarations(declarations: collector.found)
    }

    /// What a name of the compatibility table stands for, for example all overloads of `padding`; an
    /// initialiser belongs to its type.
    package func of(_ name: String) -> [String] {
        let word = name.drop { ".#@".contains($0) }.prefix {
            $0.isLetter || $0.isNumber || $0 == "_"
        }
        return declarations[String(word)] ?? []
    }
}

/// Collects public declarations that do not begin with an underscore.
private final class DeclarationCollector: SyntaxVisitor {
    private(set) var found: [String: [String]] = [:]
    /// The names of the types and extensions around the current declaration.
    private var types: [String] = []

    init() { super.init(viewMode: .sourceAccurate) }

    // MARK: Types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(node.extendedType.trimmedDescription)
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    private func enter(_ node: some DeclGroupSyntax & NamedDeclSyntax & WithAttributesSyntax)
        -> SyntaxVisitorContinueKind
    {
        add(
            node.name.text, node.with(\.memberBlock.members, []), isPublic: node.modifiers.arePublic
        )
        types.append(node.name.text)
        return .visitChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, node.with(\.body, nil), isPublic: node.modifiers.arePublic)
        return .skipChildren
    }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, node.with(\.definition, nil), isPublic: node.modifiers.arePublic)
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, node, isPublic: node.modifiers.arePublic)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = types.last {
            add(type, node.with(\.body, nil), isPublic: node.modifiers.arePublic)
        }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return .skipChildren }
        let shown = binding.with(\.accessorBlock, nil).with(\.initializer, nil)
        add(
            name, node.with(\.bindings, PatternBindingListSyntax([shown])),
            isPublic: node.modifiers.arePublic)
        return .skipChildren
    }

    private func add(_ name: String, _ node: some WithAttributesSyntax, isPublic: Bool) {
        guard isPublic, !name.hasPrefix("_"), !types.contains(where: { $0.hasPrefix("_") }) else {
            return
        }
        let text = node.with(\.attributes, []).oneLine.replacing("public ", with: "")
            .replacing("nonisolated ", with: "").replacing(" {}", with: "")
        if !(found[name] ?? []).contains(text) { found[name, default: []].append(text) }
    }
}

extension DeclModifierListSyntax {
    fileprivate var arePublic: Bool { contains { $0.name.tokenKind == .keyword(.public) } }
}
