import BlockMetadata
import CatalogueKit
import Foundation
import Testing

@testable import baraja

private func failure(_ words: String...) -> [String] {
    do {
        _ = try Baraja.run(words)
        return []
    } catch {
        return (error as? Failure)?.lines ?? ["\(error)"]
    }
}

private func names(_ json: String) throws -> [String] {
    let list = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    return (list ?? []).compactMap { $0["name"] as? String }
}

@Test("list shows every block, or those of a category named in either language")
func list() throws {
    let all = try Baraja.run(["list"])
    #expect(all.contains("SwipeableCardStack  Cards · iOS 18.0+ · Intermediate · original work"))
    #expect(all.contains("    A two-sided card that turns in 3D"))
    let cards = try Baraja.run(["list", "--category", "TARJETAS", "--language", "es"])
    #expect(cards.contains("  Tarjetas · iOS 18.0+ · Intermedio · obra original"))
    #expect(!cards.contains("Transiciones"))
    #expect(
        try names(Baraja.run(["list", "--json"]))
            == Catalogue.load(Repository.find()).blocks.map(\.name))
    #expect(
        failure("list", "--category", "Card") == [
            "error: unknown category 'Card'; did you mean 'Cards'?"
        ])
    #expect(failure("list", "--language", "fr") == ["error: unknown language 'fr'; use en or es"])
    #expect(failure("list", "x") == ["error: 'baraja list' takes no 'x'; see baraja list --help"])
}

@Test("search lists what is found, the best first, and says so when that is nothing")
func search() throws {
    #expect(
        try names(Baraja.run(["search", "swpie", "--json"]))
            .starts(with: ["SwipeActionCards", "SwipeableCardStack"]))
    #expect(try Baraja.run(["search", "rotación", "3d"]).hasPrefix("FlipCardTransition"))
    #expect(try names(Baraja.run(["search", "piano", "--json"])) == [])
    #expect(
        failure("search", "piano", "forte")
            == ["error: nothing found for 'piano forte'; 'baraja list' shows all blocks"])
    #expect(failure("search", "…") == ["error: no word to look for; usage: baraja search WORD…"])
}

@Test("view shows the whole contract in either language")
func view() throws {
    let english = try Baraja.run(["view", "flipcardtransition"])
    for part in [
        "Flip Card Transition (FlipCardTransition)\n", "Transitions · iOS 18.0+ · Intermediate",
        "  isFlipped: Bool  (required)\n      Whether the back is on show.",
        "  @ViewBuilder front: () -> Front  (required)", "  enum FlipCardTransitionLogic\n",
        "  - Reduce Motion: With Reduce Motion on the faces swap at once",
        "Known limits\n  - It turns about the vertical axis only",
        "Source\nimport SwiftUI\n",
    ] {
        #expect(english.contains(part), "\(part)")
    }
    let spanish = try Baraja.run(["view", "SwipeableCardStack", "--language", "es"])
    for part in [
        "  threshold: CGFloat = 0.35\n      La parte del ancho", "Parámetros\n", "(obligatorio)",
        "Límites conocidos\n", "Accesibilidad\n  - Lector de pantalla: ",
    ] {
        #expect(spanish.contains(part), "\(part)")
    }
}

@Test("view gives the source byte for byte, and JSON with the source in it")
func source() throws {
    let block = try Catalogue.load(Repository.find()).block("SwipeActionCards")
    #expect(try Baraja.run(["view", "SwipeActionCards", "--source"]) + "\n" == block.source)
    let json = try Baraja.run(["view", "SwipeActionCards", "--json"])
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(read?["source"] as? String == block.source)
}

@Test("view refuses what it cannot show with one line")
func refused() {
    #expect(
        failure("view", "SwipeableCardStak")
            == ["error: no block is named 'SwipeableCardStak'; did you mean 'SwipeableCardStack'?"])
    #expect(failure("view") == ["error: name one block; usage: baraja view NAME"])
    #expect(
        failure("view", "A", "--json", "--source")
            == ["error: --source and --json exclude each other; the JSON has the source"])
}

@Test("each command says how it is used", arguments: ["list", "search", "view"])
func help(command: String) throws {
    #expect(try Baraja.run([command, "--help"]).contains("usage: baraja \(command)"))
    #expect(try Baraja.run([]).contains("  \(command) "))
}
