import CatalogueKit

/// `baraja update`: newer versions of a project's blocks.
struct UpdateCommand: Subcommand {
    static let name = "update"
    static let summary = "bring blocks up to date and keep your changes"
    static let help = """
        Brings blocks to the catalogue's version. What you changed is merged by git, from the text that you
        took. Where both changed the same lines, the conflict is marked in the file after your file was saved
        beside it as NAME.swift.orig, and the exit code is 1.

        usage: baraja update [NAME…] [--dry-run] [--json]

          NAME…        the blocks; without names all of the project
          --dry-run    write nothing, only say what would be
          --json       answer in JSON
          --help       show this text
        """

    static func run(_ words: [String]) throws -> String {
        let arguments = try Arguments(words, options: [], flags: ["--dry-run", "--json"])
        if arguments.wantsHelp { return help }
        let isDry = arguments.flags.contains("--dry-run")
        let upstream = try ProjectCommand.upstream()
        let project = try ProjectCommand.project(isDry: isDry)
        let outcomes = try UpdateBlocks(project, from: upstream)
            .run(arguments.operands, isDry: isDry)
        return try Report(project: project.path, dryRun: isDry, blocks: outcomes)
            .text(asJSON: arguments.flags.contains("--json"))
    }
}
