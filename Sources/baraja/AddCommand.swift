import CatalogueKit

/// `baraja add`: blocks into a project.
struct AddCommand: Subcommand {
    static let name = "add"
    static let summary = "copy blocks into your project"
    static let help = """
        Copies blocks into the project and notes in baraja.json what was taken. The project is the nearest
        folder with a baraja.json, or else the current folder. A file that differs is never overwritten.

        usage: baraja add NAME… [--to DIR] [--dry-run] [--json]

          NAME…        the blocks, for example SwipeableCardStack; 'baraja list' shows all
          --to DIR     the folder for them, in the project; the next add remembers it (at first: Blocks)
          --dry-run    write nothing, only say what would be
          --json       answer in JSON
          --help       show this text

        If you have moved a block's file, add it again with --to and its new folder.
        """

    static func run(_ words: [String]) throws -> String {
        let arguments = try Arguments(words, options: ["--to"], flags: ["--dry-run", "--json"])
        if arguments.wantsHelp { return help }
        guard !arguments.operands.isEmpty else {
            throw Failure("no block to add; usage: baraja add NAME… [--to DIR]")
        }
        let isDry = arguments.flags.contains("--dry-run")
        let upstream = try ProjectCommand.upstream()
        let project = try ProjectCommand.project(begins: true, isDry: isDry)
        try ProjectCommand.checkIsNoCheckout(project)
        let outcomes = try AddBlocks(project, from: upstream, to: arguments.values["--to"])
            .run(arguments.operands, isDry: isDry)
        return try Report(project: project.path, dryRun: isDry, blocks: outcomes)
            .text(asJSON: arguments.flags.contains("--json"))
    }
}
