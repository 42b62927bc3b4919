import BlockMetadata
import Foundation

/// All blocks of a repository.
package struct Catalogue: Equatable, Sendable {
    /// By category, in the order of `Category`, then by title.
    package let blocks: [Block]

    package init(blocks: [Block]) {
        let order = Dictionary(
            uniqueKeysWithValues: Category.allCases.enumerated().map { ($1, $0) })
        self.blocks = blocks.sorted {
            let first = order[$0.category] ?? 0
            let second = order[$1.category] ?? 0
            return first == second ? $0.title < $1.title : first < second
        }
    }

    /// Reads every block in `Blocks` and every promise in `Tests`.
    ///
    /// - Throws: everything that is wrong with any of the files, with paths from the repository's root.
    package static func load(_ repository: Repository) throws -> Catalogue {
        let files = try TextFile.find(in: repository, folder: "Blocks", endings: [".swift"])
        guard !files.isEmpty else { throw Failure("no block in \(repository.root)/Blocks") }
        let readings = try files.map {
            BlockReader.read(
                path: $0.path, text: $0.text, hash: try SHA256.text(of: Array($0.text.utf8)))
        }
        let tests = try TextFile.find(in: repository, folder: "Tests", endings: [".swift", ".py"])
        let promises = PromiseShelf(tests, blocks: readings.compactMap(\.block?.name))
        let findings =
            readings.flatMap(\.findings)
            + promises.findings(all: readings.allSatisfy { $0.block != nil })
        guard findings.isEmpty else { throw Failure(findings) }
        try checkNames(readings.compactMap(\.block))
        return Catalogue(
            blocks: readings.compactMap(\.block).map { block in
                var block = block
                block.promises = promises.of(block.name)
                return block
            })
    }

    /// A name stands for one file.
    private static func checkNames(_ blocks: [Block]) throws(Failure) {
        for (index, block) in blocks.enumerated() {
            let other = blocks[..<index].first {
                $0.name.lowercased() == block.name.lowercased() || $0.title == block.title
            }
            guard let other else { continue }
            throw Failure(
                "\(block.path) has the name or the title of \(other.path); change one of them")
        }
    }

    /// The block of that name, whatever the case of its letters.
    package func block(_ name: String) throws(Failure) -> Block {
        let typed = name.lowercased()
        if let block = blocks.first(where: { $0.name.lowercased() == typed }) { return block }
        let advice = Nearest.advice(
            for: name, among: blocks.map(\.name), otherwise: "there are")
        throw Failure("no block is named '\(name)'; \(advice)")
    }
}
