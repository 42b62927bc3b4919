import CatalogueKit
import Foundation

/// The tool: finds the subcommand, prints its result or its failure.
@main
enum Baraja {
    static let version = "0.1.0"
    static var subcommands: [any Subcommand.Type] {
        [
            ListCommand.self, SearchCommand.self, ViewCommand.self, AddCommand.self,
            StatusCommand.self, DiffCommand.self, UpdateCommand.self, RemoveCommand.self,
            NewCommand.self, CheckCommand.self, PreviewCommand.self, BuildCommand.self,
            SiteCommand.self,
        ]
    }

    static func main() {
        do {
            let output = try run(Array(CommandLine.arguments.dropFirst()))
            if !output.isEmpty { print(output) }
        } catch let failure as Failure {
            if !failure.output.isEmpty { print(failure.output) }
            for line in failure.lines { Terminal.note(line) }
            exit(1)
        } catch {
            Terminal.note("error: \(error.localizedDescription)")
            exit(1)
        }
    }

    /// What the words ask for, as text to print.
    static func run(_ words: [String]) throws -> String {
        guard let first = words.first else { return help }
        switch first {
        case "--help", "-h", "help": return help
        case "--version": return version
        default: break
        }
        guard let subcommand = subcommands.first(where: { $0.name == first }) else {
            let kind = first.hasPrefix("-") ? "option" : "command"
            throw Failure("unknown \(kind) \(first); see baraja --help")
        }
        return try subcommand.run(Array(words.dropFirst()))
    }

    private static var help: String {
        let width = subcommands.map { $0.name.count }.max() ?? 0
        let list = subcommands.map {
            "  \($0.name.padding(toLength: width, withPad: " ", startingAt: 0))    \($0.summary)"
        }.joined(separator: "\n")
        return """
            Takes SwiftUI cards into your project, and shows them on the web.

            usage: baraja COMMAND [OPTION…]

            \(list)

              --help       show this text; 'baraja COMMAND --help' shows a command's
              --version    show the version
            """
    }
}
