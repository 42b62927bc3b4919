import Foundation

/// The outlines of all symbols that a page can draw, which `make setup` took from Phosphor's icons.
struct SymbolTable {
    /// SVG path data by SF Symbols' name; filled symbols are named `leaf.fill`.
    private let outlines: [String: [String]]

    init(repository: Repository) throws {
        let file = URL(fileURLWithPath: repository.assets + "/symbols.json")
        outlines = try JSONDecoder().decode([String: [String]].self, from: Data(contentsOf: file))
    }

    /// Path data of the known symbols among some strings, by name, as JSON.
    func json(of strings: Set<String>) throws -> Data {
        var used: [String: [String]] = [:]
        for name in strings {
            if let paths = outlines[Self.key(of: name)] { used[name] = paths }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(used)
    }

    /// `person.fill.badge.plus` is filed under `person.badge.plus.fill`.
    static func key(of name: String) -> String {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let plain = parts.filter { $0 != "fill" }
        return (plain.count == parts.count ? plain : plain + ["fill"]).joined(separator: ".")
    }
}
