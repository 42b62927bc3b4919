import SwiftSyntax

/// What holds for the file as a whole, so that it can be pasted beside any other.
struct FileRules {
    private let source: BlockSource

    init(_ source: BlockSource) { self.source = source }

    /// The block's own type, by the file's name.
    func mainType() -> StructDeclSyntax? {
        let structs = source.declarations.compactMap { $0.as(StructDeclSyntax.self) }
        if let main = structs.first(where: { $0.name.text == source.name }) { return main }
        source.reportAtEnd(
            "the file has no 'struct \(source.name)'; name file and block the same")
        return nil
    }

    /// SwiftUI, once, and nothing else.
    func checkImports() {
        let imports = source.declarations.compactMap { $0.as(ImportDeclSyntax.self) }
        var hasSwiftUI = false
        for node in imports {
            if node.path.trimmedDescription != "SwiftUI" {
                source.report(
                    node,
                    "a block imports only SwiftUI; remove 'import \(node.path.trimmedDescription)'")
            } else if hasSwiftUI {
                source.report(node, "SwiftUI is imported twice; remove one")
            }
            hasSwiftUI = hasSwiftUI || node.path.trimmedDescription == "SwiftUI"
        }
        if !hasSwiftUI {
            source.report(
                source.tree.position, "the file does not import SwiftUI; add 'import SwiftUI'")
        }
    }

    /// All names at file scope carry the block's.
    func checkNames() {
        for declaration in source.declarations {
            if let other = declaration.as(ExtensionDeclSyntax.self) {
                checkExtension(other)
            } else if let (name, node) = declaration.typeName, !name.hasPrefix(source.name) {
                source.report(
                    node,
                    "'\(name)' may clash with another file's; begin its name with '\(source.name)'")
            } else if let (name, modifiers) = declaration.globalName, !modifiers.isPrivate {
                source.report(
                    declaration,
                    "'\(name)' may clash with another file's; "
                        + "move it into a type, or make it private")
            }
        }
    }

    /// What another type is given must not meet the same from another file.
    private func checkExtension(_ node: ExtensionDeclSyntax) {
        let name = node.extendedType.trimmedDescription
        guard !name.hasPrefix(source.name), !node.modifiers.isPrivate else { return }
        source.report(
            node, "'extension \(name)' may clash with another file's; make it private")
    }

    /// A file in a folder of `Blocks` is of that folder's category.
    func checkFolder(_ metadata: Metadata) {
        let parts = source.path.split(separator: "/")
        guard parts.count > 2, parts[parts.count - 3] == "Blocks" else { return }
        let folder = parts[parts.count - 2]
        if let place = metadata.categoryPlace, metadata.category.rawValue != folder {
            source.report(
                place,
                "the category is '\(metadata.category.rawValue)' and the folder '\(folder)'; "
                    + "move the file or change the category")
        }
    }

    /// The `@available` of the block agrees with the system that it says it needs.
    func checkAvailability(_ main: StructDeclSyntax, _ system: String) {
        let number = system.dropFirst(4).dropLast()
        guard let major = number.split(separator: ".").first.flatMap({ Int($0) }) else { return }
        let attribute = main.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.attributeName.trimmedDescription == "available" }
        if let attribute {
            let said = attribute.arguments?.trimmedDescription ?? ""
            let version = said.hasPrefix("iOS ") ? said.dropFirst(4).prefix { $0 != "," } : ""
            if version != number && "\(version).0" != number {
                source.report(
                    attribute, "@available says '\(said)' and 'os' says '\(system)'; agree")
            }
        } else if major > 18 {
            source.report(
                main, "'os' says '\(system)'; write '@available(iOS \(major), *)' before the type")
        }
    }
}

extension DeclSyntax {
    /// The name of a type that is declared here, and where it stands.
    fileprivate var typeName: (String, TokenSyntax)? {
        guard !self.is(FunctionDeclSyntax.self), !self.is(MacroExpansionDeclSyntax.self),
            let name = asProtocol(NamedDeclSyntax.self)?.name
        else { return nil }
        return (name.text, name)
    }

    /// The name of a function or variable that is declared here.
    fileprivate var globalName: (String, DeclModifierListSyntax)? {
        if let function = self.as(FunctionDeclSyntax.self) {
            return (function.name.text, function.modifiers)
        }
        guard let property = self.as(VariableDeclSyntax.self) else { return nil }
        return (property.bindings.first?.name ?? "", property.modifiers)
    }
}
