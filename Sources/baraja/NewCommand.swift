import BlockMetadata
import CatalogueKit
import Foundation

/// `baraja new`: the file of a new block.
struct NewCommand: Subcommand {
    static let name = "new"
    static let summary = "begin a new block: view, demo, preview and metadata in one file"
    static let help = """
        Writes NAME.swift: a small card that works for everybody, with its demo, its preview and all that a block
        says of itself in English and Spanish. It passes 'baraja check'; 'baraja check --strict' finds the sentences
        of the skeleton that are still to be replaced.

        usage: baraja new NAME [--to DIR] [--category NAME] [--title TEXT]

          NAME               the block's type and file: a capital letter, then letters and digits
          --to DIR           the folder to write to (default: the current one)
          --category NAME    \(Category.allCases.map(\.rawValue).joined(separator: ", ")) (default: the folder's name, or Cards)
          --title TEXT       the title for people (default: the name's words)
          --help             show this text

        In Baraja's checkout, blocks are in Blocks/CATEGORY.
        """

    static func run(_ words: [String]) throws -> String {
        let arguments = try Arguments(words, options: ["--to", "--category", "--title"], flags: [])
        if arguments.wantsHelp { return help }
        guard let typed = arguments.operands.first else {
            throw Failure("the name is missing; usage: baraja new NAME")
        }
        guard arguments.operands.count == 1 else {
            throw Failure("one name at a time; '\(arguments.operands[1])' is another")
        }
        let name = try BlockName(typed)
        let folder = arguments.values["--to"] ?? "."
        let skeleton = try Skeleton(
            name: name, title: arguments.values["--title"],
            category: try category(arguments.values["--category"], folder: folder))
        let file = try SkeletonFile(folder: folder, name: typed)
        try name.check(in: try Repository.find())
        try file.write(skeleton.text)
        let path = file.path.contains(" ") ? "'\(file.path)'" : file.path
        return """
            made \(file.path); next:
              baraja preview \(path)
              baraja check \(path)
            """
    }

    private static func category(_ typed: String?, folder: String) throws(Failure) -> Category {
        guard let typed else {
            let here = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
            return Category(rawValue: here) ?? .cards
        }
        let found = Category.allCases.first { $0.rawValue.lowercased() == typed.lowercased() }
        guard let found else {
            let names = Category.allCases.map(\.rawValue)
            throw Failure(
                "unknown category '\(typed)'; "
                    + Nearest.advice(for: typed, among: names, otherwise: "there are"))
        }
        return found
    }
}
