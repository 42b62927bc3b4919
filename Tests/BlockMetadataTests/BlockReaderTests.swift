import BlockMetadata
import Testing

private func sample() throws -> Block {
    let (block, findings) = Sample.read()
    #expect(findings.map(\.description) == [])
    return try #require(block)
}

@Test("a block's name, keys and place are read")
func keys() throws {
    let block = try sample()
    #expect(block.name == "PileCards")
    #expect(block.title == "Pile Cards")
    #expect(block.category == .cards)
    #expect(block.minimumOS == "iOS 18.0+")
    #expect(block.level == .beginner)
    #expect(block.origin == Localized(english: "original work", spanish: "obra original"))
    #expect(block.version == "1.0.0")
    #expect(block.searchWords.english == ["pile", "cards"])
    #expect(block.searchWords.spanish == ["montón", "tarjetas"])
    #expect(block.path == Sample.path)
    #expect(block.source == Sample.text)
    #expect(block.hash == "00")
}

@Test("a value goes on after a backslash, and a list has one item a line")
func continuation() throws {
    let block = try sample()
    #expect(block.summary.spanish == "Un montón de tarjetas para hojear.")
    #expect(block.limits.english == ["It holds paper only."])
    #expect(block.limits.spanish == ["Solo admite papel."])
}

@Test("the doc comment falls into summary, discussion and example")
func prose() throws {
    let block = try sample()
    #expect(block.summary.english == "A pile of cards to leaf through.")
    #expect(block.discussion.english == "It takes `Item`s.\nAnd more.\n\n- It has a list.")
    #expect(block.discussion.spanish == "Acepta `Item`.\n\n- Tiene una lista.")
    #expect(block.example == "PileCards(items: all) {\n    Card($0)\n}")
}

@Test("stored properties that the caller sets are the parameters, in order")
func parameters() throws {
    let parameters = try sample().parameters
    #expect(
        parameters.map(\.name) == ["items", "spacing", "isOpen", "turns", "onTake", "card"])
    #expect(
        parameters.map(\.type) == [
            "[Item]", "CGFloat", "Binding<Bool>", "Bool", "(Item, PileCardsSide) -> Void",
            "(Item) -> Card",
        ])
    #expect(
        parameters.map(\.defaultValue) == [nil, "-4.5", nil, "false", "{ _, _ in }", nil])
    #expect(parameters.map(\.isViewBuilder) == [false, false, false, false, false, true])
    #expect(
        parameters[1].description
            == Localized(english: "How far apart, in points.", spanish: "La distancia, en puntos."))
}

@Test("types beside the block are read with their members, hidden ones and the demo's are not")
func types() throws {
    let types = try sample().types
    #expect(types.map(\.declaration) == ["enum PileCardsSide: Equatable, Sendable"])
    #expect(types.map(\.description) == [Localized(english: "The side.", spanish: "El lado.")])
    #expect(
        types[0].members.map(\.declaration) == [
            "case front, back", "var sign: CGFloat",
            "static func side(width: CGFloat, threshold: CGFloat = 0.5) -> PileCardsSide?",
        ])
    #expect(
        types[0].members[2].description
            == Localized(english: "The side of a drag.", spanish: "El lado de un arrastre."))
}

@Test("previews are read by name, and the demo from its mark to the end")
func demo() throws {
    let block = try sample()
    #expect(block.previews == ["Pile", ""])
    #expect(block.demo.hasPrefix("// MARK: - Demo\n\n/// The demo.\nstruct PileCardsDemo"))
    #expect(block.source.hasSuffix(block.demo))
}

@Test("an optional without a value is nil, and a builder takes a closure")
func inferredParameters() throws {
    let text = Sample.text
        .replacing("var spacing: CGFloat = -4.5", with: "var spacing: CGFloat?")
        .replacing("let items: [Item]", with: "let items: [Item]?")
        .replacing("let card: (Item) -> Card", with: "let card: Card")
    let parameters = try #require(Sample.read(text).block).parameters
    #expect(parameters.map(\.defaultValue) == [nil, "nil", nil, "false", "{ _, _ in }", nil])
    #expect(parameters[5].type == "() -> Card")
}
