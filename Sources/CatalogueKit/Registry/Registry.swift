import BlockMetadata
import Foundation

/// Everything about all blocks, for programs: `registry.json`. `Docs/registry.schema.json` describes it.
package struct Registry: Encodable, Equatable, Sendable {
    /// The version of this format.
    package static let format = 1

    package let blocks: [RegistryBlock]

    package init(_ catalogue: Catalogue) {
        blocks = catalogue.blocks.map { RegistryBlock($0) }
    }

    private enum Key: String, CodingKey { case schema = "$schema", format, blocks }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode("registry.schema.json", forKey: .schema)
        try container.encode(Self.format, forKey: .format)
        try container.encode(blocks, forKey: .blocks)
    }

    /// The file's content.
    package var json: String {
        get throws { try JSON.text(of: self) + "\n" }
    }

    /// The content of the JSON Schema, which belongs beside the registry as `registry.schema.json`.
    package static func schema(_ repository: Repository) throws -> String {
        let path = repository.root + "/Docs/registry.schema.json"
        return try String(contentsOfFile: path, encoding: .utf8)
    }
}
