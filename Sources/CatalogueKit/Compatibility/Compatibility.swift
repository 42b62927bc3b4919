import BlockMetadata
import Foundation

/// Which names of SwiftUI the runtime offers: `Docs/compatibility.json`, which `Scripts/check-compatibility`
/// holds against the public declarations.
package struct Compatibility: Equatable, Sendable {
    /// Paragraphs, as Markdown.
    package let introduction: [Localized<String>]
    package let tiers: [Tier]

    package struct Tier: Equatable, Sendable {
        package let title: Localized<String>
        package let sections: [Section]
    }

    package struct Section: Equatable, Sendable {
        /// Nil where a tier has only one section.
        package let title: Localized<String>?
        package let rows: [Row]
        /// Paragraphs after the table, as Markdown.
        package let remarks: [Localized<String>]
    }

    package struct Row: Equatable, Sendable {
        /// As they are written in code, for example `#Preview` or `scale(by:)`.
        package let names: [String]
        package let state: State
        /// What is missing or differs, as Markdown.
        package let note: Localized<String>?
    }

    package enum State: String, CaseIterable, Sendable, Decodable {
        case yes, partly, no

        package var title: Localized<String> {
            switch self {
            case .yes: Localized(english: "yes", spanish: "sí")
            case .partly: Localized(english: "partly", spanish: "en parte")
            case .no: Localized(english: "no", spanish: "no")
            }
        }
    }

    package static func load(_ repository: Repository) throws -> Compatibility {
        let path = "Docs/compatibility.json"
        let data = try Data(contentsOf: URL(fileURLWithPath: repository.root + "/" + path))
        do {
            return Compatibility(try JSONDecoder().decode(CompatibilityFile.self, from: data))
        } catch {
            throw Failure("\(path) cannot be read: \(error)")
        }
    }

    /// All rows, in order.
    package var rows: [Row] { tiers.flatMap(\.sections).flatMap(\.rows) }
}
