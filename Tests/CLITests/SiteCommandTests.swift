import CatalogueKit
import Testing

@testable import baraja

@Test(
    "site says what it needs instead of building the wrong thing",
    arguments: [
        ([], "--output DIR is missing"),
        (["--output", ""], "--output DIR is missing"),
        (["--output", "DIR", "Deck.swift"], "takes no file"),
        (["--output", "DIR", "--address", "example.org"], "is no address"),
        (["--output", "Package.swift"], "is a file, not a folder"),
        (["--output", "Sources"], "holds files that no build of Baraja made"),
    ])
func siteRefusals(words: [String], message: String) throws {
    let failure = try #require(throws: Failure.self) { try SiteCommand.run(words) }
    #expect(failure.lines.count == 1)
    #expect(failure.lines[0].contains(message), "\(failure.lines)")
}

@Test("site explains itself")
func siteHelp() throws {
    let help = try Baraja.run(["site", "--help"])
    for option in ["--output DIR", "--address URL", "--debug"] { #expect(help.contains(option)) }
}
