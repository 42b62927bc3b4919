import CatalogueKit

/// `baraja remove`: blocks out of a project.
struct RemoveCommand: Subcommand {
    static let name = "remove"
    static let summary = "delete blocks that you have not changed"
    static let help = """
        Deletes the files of blocks that you have not changed, the folders made for them if those are empty,
        and their notes in baraja.json. If you have changed one of them, nothing is removed.

        usage: baraja remove NAME… [--keep] [--dry-run] [--json]

          NAME…        the blocks
          --keep       leave the files, changed or not, and only delete the notes
          --dry-run    write nothing, only say what would be
          --json       answer in JSON
          --help       show this text
        """

    static func run(_ words: [String]) throws -> String {
        let arguments = try Arguments(words, options: [], flags: ["--keep", "--dry-run", "--json"])
        if arguments.wantsHelp { return help }
        guard !arguments.operands.isEmpty else {
            throw Failure("no block to remove; usage: baraja remove NAME… [--keep]")
        }
        let isDry = arguments.flags.contains("--dry-run")
        let upstream = try ProjectCommand.upstream()
        let project = try ProjectCommand.project(isDry: isDry)
        let outcomes = try RemoveBlocks(
            project, from: upstream, keeps: arguments.flags.contains("--keep")
        ).run(arguments.operands, isDry: isDry)
        return try Report(project: project.path, dryRun: isDry, blocks: outcomes)
            .text(asJSON: arguments.flags.contains("--json"))
    }
}
