import CatalogueKit

/// `baraja preview`: SwiftUI files in the browser while they are edited.
struct PreviewCommand: Subcommand {
    static let name = "preview"
    static let summary = "show SwiftUI files in the browser and follow each save"
    static let help = """
        Builds a page from SwiftUI files, serves it at this machine's own address, and builds it anew whenever one
        of the files is saved. Open pages follow by themselves; what a build has wrong is shown in them.

        usage: baraja preview [FILE.swift…] [--port N] [--preview NAME] [--release]

          FILE.swift…      the SwiftUI files of the page; they may import only SwiftUI
                           (default: all in the current folder)
          --port N         serve at port N; 0 takes any that is free (default: 8100)
          --preview NAME   show #Preview("NAME") first
          --release        build as 'baraja build' does: small and fast, but slow to make
          --help           show this text

        The page's address takes settings, which stay when it follows a save: ?scheme=dark, motion=reduce,
        direction=rtl, text=accessibility3, preview=NAME, joined by &. Control-C stops.
        """

    static func run(_ words: [String]) throws -> String {
        let arguments = try Arguments(
            words, options: ["--port", "--preview"], flags: ["--release"])
        if arguments.wantsHelp { return help }
        let files = try SwiftFiles.named(arguments.operands)
        let typed = arguments.values["--port"] ?? "8100"
        guard let port = Int(typed), (0...65_535).contains(port) else {
            throw Failure("--port takes a number from 0 to 65535, not \(typed)")
        }
        let preview = Preview(
            files: files, preview: arguments.values["--preview"],
            mode: arguments.flags.contains("--release") ? .release : .debug, port: port,
            report: report)
        try preview.run()
        return "stopped"
    }

    @Sendable private static func report(_ event: Preview.Event) {
        switch event {
        case .serving(let port): Terminal.say("http://127.0.0.1:\(port)/ (Control-C stops)")
        case .note(let line): Terminal.note(line)
        case .built(let seconds):
            let tenths = Int((seconds * 10).rounded())
            Terminal.note("built in \(tenths / 10).\(tenths % 10) s")
        case .failed(let lines): for line in lines { Terminal.note(line) }
        }
    }
}
