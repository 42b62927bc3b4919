import BlockMetadata

/// Blocks as lines for a terminal: what each is, and under it what it does.
package enum BlockList {
    package static func text(_ blocks: [Block], language: Language) -> String {
        let width = blocks.map(\.name.count).max() ?? 0
        return blocks.map { block in
            let name = block.name.padding(to: width)
            return "\(name)  \(BlockText(block, language: language).badges)\n"
                + "    \(block.summary[language])"
        }.joined(separator: "\n")
    }

    /// The same for programs: entries as in the registry, without the sources.
    package static func json(_ blocks: [Block]) throws -> String {
        try JSON.text(of: blocks.map { RegistryBlock($0).listed })
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
