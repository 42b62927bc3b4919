import BlockMetadata
import Foundation

/// What the search knows of all blocks. The site loads it as JSON and searches by the same rules:
///
/// 1. The query is folded into terms. Every term must match a word of the block.
/// 2. A term matches a word that is the same (cost 0), begins with it (1), or differs by a typo
///    (1 + the number of letters changed, put in, left out or swapped): one typo in a term of 4
///    letters or more, two in one of 8 or more.
/// 3. A block's score is the sum, over the terms, of the least 10 × cost + field. Lower is better; equals
///    stay in the catalogue's order.
/// 4. Without a term all blocks are found, in the catalogue's order.
package struct SearchIndex: Codable, Equatable, Sendable {
    /// Where a word comes from; the lower, the better a match in it.
    package enum Field: Int, Codable, CaseIterable, Sendable {
        case name, searchWord, category, level, system
    }

    package struct Word: Codable, Equatable, Sendable {
        package let text: String
        package let field: Field
    }

    package struct Entry: Codable, Equatable, Sendable {
        /// The block's name.
        package let name: String
        /// Each folded word once, in its best field.
        package let words: [Word]
    }

    package let entries: [Entry]

    package init(_ catalogue: Catalogue) {
        entries = catalogue.blocks.map { Entry(name: $0.name, words: Self.words(of: $0)) }
    }

    private static func words(of block: Block) -> [Word] {
        let texts: [(Field, [String])] = [
            (.name, [block.name, block.title]),
            (.searchWord, block.searchWords.english + block.searchWords.spanish),
            (.category, [block.category.title.english, block.category.title.spanish]),
            (.level, [block.level.title.english, block.level.title.spanish]),
            (.system, [block.minimumOS]),
        ]
        var seen: Set<String> = []
        return texts.flatMap { field, texts in
            texts.flatMap(Folding.words).filter { seen.insert($0).inserted }
                .map { Word(text: $0, field: field) }
        }
    }

    /// As the site loads it.
    package var json: String {
        get throws { try JSON.text(of: self) }
    }
}
