@testable import BlockMetadata
@testable import CatalogueKit

/// Two made-up blocks whose texts hold everything that markup could trip over.
enum SampleSite {
    static func text(_ english: String, _ spanish: String) -> Localized<String> {
        Localized(english: english, spanish: spanish)
    }

    static let source = """
        import SwiftUI

        /// A deck <of> "cards" & more.
        struct Deck: View {
            var loops = false
            let body = Text("a < b && c")
        }

        // MARK: - Demo

        struct DeckDemo: View {
            var loops = true
            var threshold: CGFloat = 0.35
            var spacing: CGFloat = 12
            @State private var count = 0

            var body: some View { Deck(loops: loops) }
        }

        #Preview("Deck") { DeckDemo() }

        """

    static let deck = Block(
        name: "Deck", title: "Deck & Co", category: .cards, minimumOS: "iOS 18.0+",
        level: .intermediate, origin: text("original work", "obra original"), version: "1.2.0",
        searchWords: Localized(
            english: ["deck", "swipe to delete"], spanish: ["baraja", "rotación 3d"]),
        summary: text("A `deck` of <cards>.", "Una `baraja` de <cartas>."),
        discussion: text("Swipe *it*.", "Deslízala *así*."), example: "Deck(loops: true)",
        parameters: [
            Parameter(
                name: "loops", type: "Bool", defaultValue: "false", isViewBuilder: false,
                description: text("Whether it loops.", "Si se repite.")),
            Parameter(
                name: "threshold", type: "CGFloat", defaultValue: "0.35", isViewBuilder: false,
                description: text("A share.", "Una parte.")),
            Parameter(
                name: "card", type: "(Item) -> Card", defaultValue: nil, isViewBuilder: true,
                description: text("Makes a card.", "Crea una tarjeta.")),
        ],
        types: [
            SupportingType(
                declaration: "enum DeckDirection: Equatable",
                description: text("Where to.", "Hacia dónde."),
                members: [
                    SupportingType.Member(
                        declaration: "case left", description: text("Left.", "Izquierda."))
                ])
        ],
        previews: ["Deck"], demo: "struct DeckDemo {}\n",
        limits: Localized(english: ["No undo."], spanish: ["Sin deshacer."]),
        promises: [
            Promise(
                audience: .keyboard, text: text("Arrows swipe.", "Las flechas deslizan."),
                test: "an arrow swipes", path: "Tests/DeckTests.swift")
        ],
        source: source, path: "Blocks/Cards/Deck.swift", hash: String(repeating: "0", count: 64))

    static let flip: Block = {
        var block = deck
        block.name = "Flip"
        block.title = "Flip"
        block.category = .transitions
        block.level = .beginner
        block.minimumOS = "iOS 27.0+"
        block.summary = text("It flips.", "Se voltea.")
        return block
    }()

    static let compatibility = Compatibility(
        introduction: [text("An *introduction*.", "Una *introducción*.")],
        tiers: [
            Compatibility.Tier(
                title: text("First tier", "Primer nivel"),
                sections: [
                    Compatibility.Section(
                        title: text("Views", "Vistas"),
                        rows: [
                            Compatibility.Row(names: ["Text", "Label"], state: .yes, note: nil),
                            Compatibility.Row(
                                names: ["id|tag"], state: .partly,
                                note: text("no `tag`", "sin `tag`")),
                        ], remarks: [text("A remark [on it](Decisions/1.md).", "Una nota.")])
                ])
        ])

    static func facts(address: String? = nil) throws -> SiteFacts {
        SiteFacts(
            catalogue: Catalogue(blocks: [deck, flip]), address: address, markdown: try Markdown(),
            compatibility: compatibility,
            knobs: ["Deck": Knob.all(of: deck)])
    }

    static func pages(address: String? = nil) throws -> SitePages {
        SitePages(facts: try facts(address: address))
    }

    static var routes: [Route] { SitePages.routes(of: [deck, flip]) }
}
