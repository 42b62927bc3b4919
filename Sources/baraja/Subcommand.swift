/// One of the tool's commands.
protocol Subcommand {
    static var name: String { get }
    /// One line of the tool's own help.
    static var summary: String { get }
    static var help: String { get }

    /// Carries the command out and returns what to print.
    static func run(_ words: [String]) throws -> String
}
