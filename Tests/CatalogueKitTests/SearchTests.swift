import BlockMetadata
import Foundation
import Testing

@testable import CatalogueKit

/// `Tests/search.json`, which the site's search is tested with too.
private struct Expected: Decodable {
    let query: String
    let names: [String]
}

@Test("queries find what the table of both searches says, in its order")
func table() throws {
    let repository = try Repository.find()
    let index = SearchIndex(try Catalogue.load(repository))
    let data = try Data(contentsOf: URL(fileURLWithPath: repository.root + "/Tests/search.json"))
    let table = try JSONDecoder().decode([Expected].self, from: data)
    #expect(table.count >= 25)
    // Blocks that the table does not know change nothing in the order of the others.
    let known = Set(table.flatMap(\.names))
    for row in table {
        #expect(index.names(for: row.query).filter(known.contains) == row.names, "\(row.query)")
    }
}

@Test("words are folded: case, accents and signs do not count")
func folding() {
    #expect(Folding.words("Rotación 3D, «Año»-NUEVO") == ["rotacion", "3d", "ano", "nuevo"])
    #expect(Folding.words("e\u{301} É é") == ["e", "e", "e"])
    #expect(Folding.words("  … ") == [])
}

@Test("the exported index has each word once, folded, in its best field, and reads back the same")
func export() throws {
    let index = SearchIndex(try Catalogue.load(Repository.find()))
    for entry in index.entries {
        #expect(Set(entry.words.map(\.text)).count == entry.words.count)
        #expect(entry.words.allSatisfy { Folding.words($0.text) == [$0.text] })
    }
    let deck = try #require(index.entries.first { $0.name == "SwipeableCardStack" })
    #expect(deck.words.first { $0.text == "cards" }?.field == .searchWord)
    #expect(deck.words.first { $0.text == "card" }?.field == .name)
    let json = try index.json
    #expect(try JSONDecoder().decode(SearchIndex.self, from: Data(json.utf8)) == index)
}

@Test("a term's typos are few: none in 3 letters, one in 4, two in 8")
func typos() throws {
    let catalogue = try Catalogue.load(Repository.find())
    let index = SearchIndex(Catalogue(blocks: [try catalogue.block("SwipeableCardStack")]))
    for (query, isFound) in [
        ("piz", false), ("pila", true), ("pula", true), ("pulo", false), ("tindr", true),
        ("tnidr", false), ("arrastrar", true), ("arastrra", true), ("arsatra", false),
    ] {
        #expect(index.names(for: query).isEmpty != isFound, "\(query)")
    }
}
