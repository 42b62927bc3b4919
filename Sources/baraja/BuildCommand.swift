import CatalogueKit

/// `baraja build`: SwiftUI files to a static page.
struct BuildCommand: Subcommand {
    static let name = "build"
    static let summary = "build a static page from SwiftUI files with a #Preview"
    static let help = """
        Builds a static page that shows the first #Preview of the files.

        usage: baraja build FILE.swift… --output DIR [--preview NAME] [--debug]

          FILE.swift…      the SwiftUI files of the page; they may import only SwiftUI
          --output DIR     the folder to make; an earlier build in it is replaced
          --preview NAME   show #Preview("NAME") first
          --debug          compile faster, without optimisation; traps say their reason
          --help           show this text

        Serve the folder with any static server, for example: python3 -m http.server -d DIR
        """

    static func run(_ words: [String]) throws -> String {
        let arguments = try Arguments(
            words, options: ["--output", "--preview"], flags: ["--debug"])
        if arguments.wantsHelp { return help }
        guard !arguments.operands.isEmpty else {
            throw Failure("no file to build; usage: baraja build FILE.swift… --output DIR")
        }
        guard let output = arguments.values["--output"], !output.isEmpty else {
            throw Failure("--output DIR is missing; usage: baraja build FILE.swift… --output DIR")
        }
        let build = PageBuild(
            files: arguments.operands, output: output, preview: arguments.values["--preview"],
            mode: arguments.flags.contains("--debug") ? .debug : .release,
            progress: Terminal.note)
        try build.run()
        return "built \(output)"
    }
}
