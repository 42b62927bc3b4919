import CatalogueKit

/// `baraja view`: the contract and the source of a block.
struct ViewCommand: Subcommand {
    static let name = "view"
    static let summary = "show a block's contract and source"
    static let help = """
        Shows what a block is, its parameters and types, what it promises to its users, its limits,
        and its source.

        usage: baraja view NAME [--source] [--language en|es] [--json]

          NAME               the block, as 'baraja list' has it
          --source           only the source, byte for byte
          --language en|es   the language of the contract (default: en)
          --json             as JSON, in both languages
          --help             show this text
        """

    static func run(_ words: [String]) throws -> String {
        let arguments = try Arguments(
            words, options: ["--language"], flags: ["--source", "--json"])
        if arguments.wantsHelp { return help }
        guard arguments.operands.count == 1 else {
            throw Failure("name one block; usage: baraja view NAME")
        }
        let language = try arguments.language()
        let flags = arguments.flags
        guard !flags.contains("--source") || !flags.contains("--json") else {
            throw Failure("--source and --json exclude each other; the JSON has the source")
        }
        let block = try Catalogue.load(try Repository.find()).block(arguments.operands[0])
        if flags.contains("--json") { return try JSON.text(of: RegistryBlock(block)) }
        // The line break at its end is printed after every result.
        if flags.contains("--source") { return String(block.source.dropLast()) }
        return BlockText(block, language: language).text
    }
}
