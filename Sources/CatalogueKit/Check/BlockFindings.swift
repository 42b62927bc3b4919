import BlockMetadata

/// What is wrong with a file as a block.
enum BlockFindings {
    /// Whether the file means to be a block: it says so, or lies where blocks are.
    static func isBlock(path: String, text: String) -> Bool {
        text.contains("/// ```baraja") || path.hasPrefix("Blocks/") || path.contains("/Blocks/")
    }

    /// Metadata that is missing or wrong.
    static func metadata(path: String, text: String) -> [Finding] {
        guard isBlock(path: path, text: text) else { return [] }
        return BlockReader.read(path: path, text: text).findings.map {
            Finding($0, rule: "metadata")
        }
    }

    /// Sentences that `baraja new` wrote and nobody has replaced.
    static func placeholders(path: String, text: String) -> [Finding] {
        guard isBlock(path: path, text: text) else { return [] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { index, line in
            guard line.hasPrefix("/// "),
                let part = Skeleton.placeholders.first(where: { line.contains($0) }),
                let place = line.firstRange(of: part)
            else { return nil }
            let column = line.utf8.distance(from: line.startIndex, to: place.lowerBound) + 1
            return Finding(
                path: path, line: index + 1, column: column, severity: .warning,
                rule: "placeholder",
                message: "this is still the skeleton's sentence; say what your block does")
        }
    }
}
