import BlockMetadata
import Foundation
import Testing

@testable import CatalogueKit

@Test("the compatibility table is read with its states and both languages")
func compatibility() throws {
    let table = try Compatibility.load(Repository.find())
    #expect(table.tiers.count == 2)
    let row = try #require(table.rows.first { $0.names.contains("Label") })
    #expect(row.state == .partly)
    #expect(row.note?.spanish.hasPrefix("texto y `systemImage:`") == true)
    #expect(table.rows.first { $0.names.contains("Slider") }?.state == .no)
    let texts =
        table.introduction + table.tiers.map(\.title)
        + table.tiers.flatMap(\.sections).flatMap(\.remarks) + table.rows.compactMap(\.note)
    #expect(texts.allSatisfy { !$0.english.isEmpty && !$0.spanish.isEmpty })
    #expect(State.allCases.map(\.title.spanish) == ["sí", "en parte", "no"])
}

private typealias State = Compatibility.State

@Test("each name that is offered has its declarations, and no other has")
func declarations() throws {
    let repository = try Repository.find()
    let declarations = try PublicDeclarations.load(repository)
    for row in try Compatibility.load(repository).rows {
        for name in row.names where !name.hasPrefix("@") && name != "nonisolated" {
            #expect(declarations.of(name).isEmpty == (row.state == .no), "\(name)")
        }
    }
    let padding = declarations.of("padding")
    #expect(padding.contains("func padding(_ length: CGFloat) -> some View"))
    #expect(padding.count >= 3)
    #expect(declarations.of("Spacer").contains("init(minLength: CGFloat? = nil)"))
    #expect(declarations.of("#Preview").first?.hasPrefix("macro Preview") == true)
}
