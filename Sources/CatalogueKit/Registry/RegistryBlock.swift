import BlockMetadata

/// A block as the registry has it.
package struct RegistryBlock: Encodable, Equatable, Sendable {
    package let name: String
    package let title: String
    package let version: String
    package let category: Choice
    package let level: Choice
    package let os: String
    package let origin: Text
    package let search: Words
    package let summary: Text
    package let discussion: Text
    package let example: String
    package let parameters: [Parameter]
    package let types: [SupportingType]
    package let previews: [String]
    package let promises: [Promise]
    package let limits: Words
    package let path: String
    package let sha256: String
    /// Nil in lists.
    package var source: String?

    /// A text in both languages.
    package struct Text: Encodable, Equatable, Sendable {
        package let en: String
        package let es: String
    }

    /// Several texts in both languages.
    package struct Words: Encodable, Equatable, Sendable {
        package let en: [String]
        package let es: [String]
    }

    /// One of a fixed set: what the block's file says, and its title.
    package struct Choice: Encodable, Equatable, Sendable {
        package let id: String
        package let title: Text
    }

    package struct Parameter: Encodable, Equatable, Sendable {
        package let name: String
        package let type: String
        /// Absent when the parameter is required.
        package let `default`: String?
        package let isViewBuilder: Bool
        package let description: Text
    }

    package struct SupportingType: Encodable, Equatable, Sendable {
        package let declaration: String
        package let description: Text
        package let members: [Member]
    }

    package struct Member: Encodable, Equatable, Sendable {
        package let declaration: String
        package let description: Text
    }

    package struct Promise: Encodable, Equatable, Sendable {
        package let audience: Choice
        package let text: Text
        package let test: String
        package let path: String
    }
}

extension RegistryBlock {
    package init(_ block: Block) {
        self.init(
            name: block.name, title: block.title, version: block.version,
            category: Choice(id: block.category.rawValue, title: Text(block.category.title)),
            level: Choice(id: block.level.rawValue, title: Text(block.level.title)),
            os: block.minimumOS, origin: Text(block.origin), search: Words(block.searchWords),
            summary: Text(block.summary), discussion: Text(block.discussion),
            example: block.example, parameters: block.parameters.map(Parameter.init),
            types: block.types.map(SupportingType.init), previews: block.previews,
            promises: block.promises.map(Promise.init), limits: Words(block.limits),
            path: block.path, sha256: block.hash, source: block.source)
    }

    /// Without the source, for lists.
    package var listed: RegistryBlock {
        var copy = self
        copy.source = nil
        return copy
    }
}

extension RegistryBlock.Text {
    init(_ text: Localized<String>) {
        self.init(en: text.english, es: text.spanish)
    }
}

extension RegistryBlock.Words {
    init(_ words: Localized<[String]>) {
        self.init(en: words.english, es: words.spanish)
    }
}

extension RegistryBlock.Parameter {
    init(_ parameter: Parameter) {
        self.init(
            name: parameter.name, type: parameter.type, default: parameter.defaultValue,
            isViewBuilder: parameter.isViewBuilder,
            description: RegistryBlock.Text(parameter.description))
    }
}

extension RegistryBlock.SupportingType {
    init(_ type: SupportingType) {
        self.init(
            declaration: type.declaration, description: RegistryBlock.Text(type.description),
            members: type.members.map {
                RegistryBlock.Member(
                    declaration: $0.declaration, description: RegistryBlock.Text($0.description))
            })
    }
}

extension RegistryBlock.Promise {
    init(_ promise: Promise) {
        self.init(
            audience: RegistryBlock.Choice(
                id: promise.audience.rawValue,
                title: RegistryBlock.Text(promise.audience.title)),
            text: RegistryBlock.Text(promise.text), test: promise.test, path: promise.path)
    }
}
