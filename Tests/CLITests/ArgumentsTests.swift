import CatalogueKit
import Testing

@testable import baraja

private func parse(_ words: String...) throws -> Arguments {
    try Arguments(words, options: ["--output"], flags: ["--debug"])
}

@Test("options take their value as the next word or after an equals sign")
func values() throws {
    #expect(try parse("--output", "a", "b").values == ["--output": "a"])
    #expect(try parse("--output=a=b").values == ["--output": "a=b"])
    #expect(try parse("b", "--debug").flags == ["--debug"])
}

@Test("words after two dashes are operands")
func operands() throws {
    #expect(try parse("a", "--", "--output", "-").operands == ["a", "--output", "-"])
}

@Test("--help is known everywhere, short too")
func help() throws {
    #expect(try parse("-h").wantsHelp)
    #expect(try !parse("a").wantsHelp)
    #expect(try Baraja.run(["build", "--help"]).contains("--preview NAME"))
    #expect(try Baraja.run(["--help"]).contains("build a static page"))
    #expect(try Baraja.run([]) == Baraja.run(["--help"]))
    #expect(try Baraja.run(["--version"]) == Baraja.version)
}

@Test(
    "a wrong call is refused with one line",
    arguments: [
        (["build", "--frob"], "unknown option --frob; see --help"),
        (["build", "--output"], "--output needs a value"),
        (["build", "--output", "--debug"], "--output needs a value"),
        (["build", "--output=a", "--output=b"], "--output is given twice"),
        (["build", "--debug=1"], "--debug takes no value"),
        (["build"], "no file to build; usage: baraja build FILE.swift… --output DIR"),
        (
            ["build", "a.swift"],
            "--output DIR is missing; usage: baraja build FILE.swift… --output DIR"
        ),
        (["frob"], "unknown command frob; see baraja --help"),
        (["--frob"], "unknown option --frob; see baraja --help"),
    ])
func refused(words: [String], message: String) {
    #expect(throws: Failure(message)) { try Baraja.run(words) }
}
