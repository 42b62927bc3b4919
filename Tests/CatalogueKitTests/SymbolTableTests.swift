import Foundation
import Testing

@testable import CatalogueKit

@Test("a filled symbol is filed under its name with fill at the end")
func filledNames() {
    #expect(SymbolTable.key(of: "leaf") == "leaf")
    #expect(SymbolTable.key(of: "leaf.fill") == "leaf.fill")
    #expect(SymbolTable.key(of: "person.fill.badge.plus") == "person.badge.plus.fill")
    #expect(SymbolTable.key(of: "") == "")
}

@Test("only the symbols in use are written, by name")
func onlyUsed() throws {
    let table = try SymbolTable(repository: Repository.find())
    let data = try table.json(of: ["heart.fill", "Liked", "xmark", "."])
    let paths = try JSONDecoder().decode([String: [String]].self, from: data)
    #expect(paths.keys.sorted() == ["heart.fill", "xmark"])
    #expect(paths.values.allSatisfy { $0.first?.hasPrefix("M") == true })
}
