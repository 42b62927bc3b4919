import BlockMetadata

extension SearchIndex {
    /// The names of the blocks that the query finds, the best first.
    package func names(for query: String) -> [String] {
        let terms = Folding.words(query)
        let scored = entries.enumerated().compactMap { index, entry -> (Int, Int)? in
            score(of: entry, terms).map { ($0, index) }
        }
        return scored.sorted(by: <).map { entries[$0.1].name }
    }

    /// The sum over the terms; nil when one of them matches nothing.
    private func score(of entry: Entry, _ terms: [String]) -> Int? {
        var sum = 0
        for term in terms {
            let letters = Array(term.unicodeScalars)
            let best = entry.words.compactMap { word -> Int? in
                Self.cost(of: letters, in: Array(word.text.unicodeScalars)).map {
                    10 * $0 + word.field.rawValue
                }
            }.min()
            guard let best else { return nil }
            sum += best
        }
        return sum
    }

    /// How badly a term matches a word; nil when it does not.
    private static func cost(of term: [Unicode.Scalar], in word: [Unicode.Scalar]) -> Int? {
        if term == word { return 0 }
        if word.starts(with: term) { return 1 }
        let allowed = term.count >= 8 ? 2 : term.count >= 4 ? 1 : 0
        guard abs(term.count - word.count) <= allowed else { return nil }
        let distance = Nearest.distance(term, word)
        return distance <= allowed ? 1 + distance : nil
    }
}
