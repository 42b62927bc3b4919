import CatalogueKit

/// `baraja diff`: a block's file against upstream.
struct DiffCommand: Subcommand {
    static let name = "diff"
    static let summary = "show how a block in your project differs from the catalogue's"
    static let help = """
        Shows in the unified format how your file of a block differs from the catalogue's: + is yours. Line
        endings do not count. The exit code is 0 whether or not there are differences.

        usage: baraja diff NAME [--upstream] [--json]

          NAME          the block
          --upstream    show what the catalogue's has changed since you took it: + is new
          --json        answer in JSON
          --help        show this text
        """

    static func run(_ words: [String]) throws -> String {
        let arguments = try Arguments(words, options: [], flags: ["--upstream", "--json"])
        if arguments.wantsHelp { return help }
        guard let name = arguments.operands.first, arguments.operands.count == 1 else {
            throw Failure("diff takes one block; usage: baraja diff NAME [--upstream]")
        }
        let upstream = try ProjectCommand.upstream()
        let project = try ProjectCommand.project()
        let difference = try BlockDifference(
            project.status(named: name, upstream),
            ofUpstream: arguments.flags.contains("--upstream"), in: project)
        guard !arguments.flags.contains("--json") else { return try JSON.text(of: difference) }
        return difference.diff.hasSuffix("\n")
            ? String(difference.diff.dropLast()) : difference.diff
    }
}
