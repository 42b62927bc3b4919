import Testing

@testable import CatalogueKit

@Test("the hash tells apart contents, their order and their borders")
func contentHash() {
    func hash(_ parts: String...) -> String {
        var hash = ContentHash()
        for part in parts { hash.add(part.utf8) }
        return hash.text
    }
    #expect(hash("a", "b") == hash("a", "b"))
    #expect(Set([hash("a", "b"), hash("b", "a"), hash("ab"), hash("a", "b", "")]).count == 4)
}
