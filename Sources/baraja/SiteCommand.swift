import CatalogueKit

/// `baraja site`: the whole catalogue as static files.
struct SiteCommand: Subcommand {
    static let name = "site"
    static let summary = "build the static site with a page for each block"
    static let help = """
        Builds the site: a gallery, a page for each block with its live demo, in English and Spanish.

        usage: baraja site --output DIR [--address URL] [--debug]

          --output DIR     the folder to make; an earlier build in it is replaced
          --address URL    where the site will be, for example https://example.org/cards/: search
                           engines and previews of links need it; the pages work anywhere without it
          --debug          compile the demos faster, without optimisation
          --help           show this text

        Demos and pictures that did not change are taken from the build before.
        """

    static func run(_ words: [String]) throws -> String {
        let arguments = try Arguments(
            words, options: ["--output", "--address"], flags: ["--debug"])
        if arguments.wantsHelp { return help }
        guard arguments.operands.isEmpty else {
            throw Failure("baraja site takes no file; usage: baraja site --output DIR")
        }
        guard let output = arguments.values["--output"], !output.isEmpty else {
            throw Failure("--output DIR is missing; usage: baraja site --output DIR")
        }
        let repository = try Repository.find()
        try SiteBuild(
            repository: repository, catalogue: try Catalogue.load(repository), output: output,
            address: try arguments.values["--address"].map(address),
            mode: arguments.flags.contains("--debug") ? .debug : .release,
            progress: { Terminal.note($0) }
        ).run()
        return "built \(output)"
    }

    /// The address with a slash at its end.
    private static func address(_ text: String) throws(Failure) -> String {
        guard text.hasPrefix("https://") || text.hasPrefix("http://") else {
            throw Failure("--address \(text) is no address; give https://… with the site's path")
        }
        return text.hasSuffix("/") ? text : text + "/"
    }
}
