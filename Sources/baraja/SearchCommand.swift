import CatalogueKit

/// `baraja search`: the blocks that some words find.
struct SearchCommand: Subcommand {
    static let name = "search"
    static let summary = "find blocks by words"
    static let help = """
        Finds blocks by their names, search words in English and Spanish, category, level and
        system. Every word must match; case and accents do not count, and small typos are forgiven.

        usage: baraja search WORD… [--language en|es] [--json]

          WORD…              what to look for; the beginning of a word is enough
          --language en|es   the language of the descriptions (default: en)
          --json             as JSON, in both languages; an empty list when nothing is found
          --help             show this text
        """

    static func run(_ words: [String]) throws -> String {
        let arguments = try Arguments(words, options: ["--language"], flags: ["--json"])
        if arguments.wantsHelp { return help }
        let language = try arguments.language()
        let query = arguments.operands.joined(separator: " ")
        guard !Folding.words(query).isEmpty else {
            throw Failure("no word to look for; usage: baraja search WORD…")
        }
        let catalogue = try Catalogue.load(try Repository.find())
        let blocks = SearchIndex(catalogue).names(for: query).compactMap { name in
            catalogue.blocks.first { $0.name == name }
        }
        if arguments.flags.contains("--json") { return try BlockList.json(blocks) }
        guard !blocks.isEmpty else {
            throw Failure("nothing found for '\(query)'; 'baraja list' shows all blocks")
        }
        return BlockList.text(blocks, language: language)
    }
}
