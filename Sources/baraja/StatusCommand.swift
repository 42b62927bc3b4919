import CatalogueKit

/// `baraja status`: how the blocks of a project stand.
struct StatusCommand: Subcommand {
    static let name = "status"
    static let summary = "show the blocks of your project, and which have changed"
    static let help = """
        Shows each block of the project: up to date, modified (by you), outdated (a newer one is there),
        modified and outdated, has conflicts, missing, not in the catalogue, or unreadable.

        usage: baraja status [--json]

          --json    answer in JSON
          --help    show this text
        """

    static func run(_ words: [String]) throws -> String {
        let arguments = try Arguments(words, options: [], flags: ["--json"])
        if arguments.wantsHelp { return help }
        guard arguments.operands.isEmpty else {
            throw Failure("status takes no names; usage: baraja status [--json]")
        }
        let upstream = try ProjectCommand.upstream()
        let project = try ProjectCommand.project()
        let rows = try project.statuses(upstream).map(Row.init)
        guard !arguments.flags.contains("--json") else {
            return try JSON.text(of: Answer(project: project.path, blocks: rows))
        }
        return table(rows)
    }

    private struct Answer: Encodable {
        let project: String
        let blocks: [Row]
    }

    private struct Row: Encodable {
        let name: String
        let state: BlockState
        let file: String
        let version: String
        let upstreamVersion: String?

        init(_ status: BlockStatus) {
            name = status.installed.name
            state = status.state
            file = status.installed.file.description
            version = status.installed.version
            upstreamVersion = status.upstream?.version
        }

        /// The version, and the newer one where that differs.
        var versions: String {
            guard let upstreamVersion, upstreamVersion != version else { return version }
            return "\(version) → \(upstreamVersion)"
        }
    }

    private static func table(_ rows: [Row]) -> String {
        let cells = rows.map { row in
            [row.name, row.versions, row.state.words, row.file].map { Shown.text($0) }
        }
        let widths = (0..<3).map { column in cells.map { $0[column].count }.max() ?? 0 }
        return cells.map { row in
            let padded = zip(row, widths).map { text, width in
                text + String(repeating: " ", count: width - text.count + 2)
            }
            return padded.joined() + row[3]
        }.joined(separator: "\n")
    }
}
