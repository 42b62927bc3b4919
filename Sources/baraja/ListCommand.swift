import BlockMetadata
import CatalogueKit

/// `baraja list`: the blocks of the catalogue.
struct ListCommand: Subcommand {
    static let name = "list"
    static let summary = "list the blocks"
    static let help = """
        Lists the blocks by category.

        usage: baraja list [--category NAME] [--language en|es] [--json]

          --category NAME    only those of a category: Cards, Transitions, Lists
          --language en|es   the language of the descriptions (default: en)
          --json             as JSON, in both languages
          --help             show this text
        """

    static func run(_ words: [String]) throws -> String {
        let arguments = try Arguments(
            words, options: ["--category", "--language"], flags: ["--json"])
        if arguments.wantsHelp { return help }
        if let word = arguments.operands.first {
            throw Failure("'baraja list' takes no '\(word)'; see baraja list --help")
        }
        let language = try arguments.language()
        let category = try arguments.values["--category"].map(Self.category)
        let blocks = try Catalogue.load(try Repository.find()).blocks
            .filter { category == nil || $0.category == category }
        if arguments.flags.contains("--json") { return try BlockList.json(blocks) }
        return BlockList.text(blocks, language: language)
    }

    /// By the name in either language, whatever its case and accents.
    private static func category(_ typed: String) throws(Failure) -> Category {
        let words = Folding.words(typed)
        let found = Category.allCases.first {
            [$0.title.english, $0.title.spanish].map(Folding.words).contains(words)
        }
        if let found { return found }
        let names = Category.allCases.map(\.rawValue)
        throw Failure(
            "unknown category '\(typed)'; "
                + Nearest.advice(for: typed, among: names, otherwise: "there are"))
    }
}

extension Arguments {
    /// What `--language` says.
    func language() throws(Failure) -> Language {
        guard let typed = values["--language"] else { return .english }
        guard let language = Language(rawValue: typed) else {
            throw Failure("unknown language '\(typed)'; use en or es")
        }
        return language
    }
}
