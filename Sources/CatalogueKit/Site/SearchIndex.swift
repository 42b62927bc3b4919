import BlockMetadata
import Foundation

/// What the gallery's search reads: for each block its words in both languages, folded.
struct SearchIndex {
    let blocks: [Block]

    func json() throws -> Data {
        let entries = blocks.map { block in
            let words =
                [block.name, block.title] + block.searchWords.english + block.searchWords.spanish
                + [block.category.title.english, block.category.title.spanish]
                + [block.level.title.english, block.level.title.spanish, block.minimumOS]
            let text = [block.summary.english, block.summary.spanish]
            return [
                "name": [block.name], "words": words.map(Self.fold), "text": text.map(Self.fold),
            ]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(entries)
    }

    /// Lower case, without accents, words apart by single spaces.
    static func fold(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
}
