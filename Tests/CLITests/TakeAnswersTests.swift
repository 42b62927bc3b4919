import Foundation
import Testing

@testable import baraja

private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
}

private func firstBlock(_ answer: Program.Answer) throws -> [String: Any] {
    let blocks = try object(answer.output)["blocks"] as? [[String: Any]]
    return try #require(blocks?.first)
}

@Test("with --json a program reads what was done, and in which state each block is")
func json() throws {
    let baraja = try Program()
    let added = try baraja.run("add", "Tarjeta", "--json")
    #expect(try object(added.output)["dryRun"] as? Bool == false)
    #expect(try firstBlock(added)["result"] as? String == "added")
    #expect(try firstBlock(added)["to"] as? String == "1.0.0")
    #expect(try firstBlock(baraja.run("status", "--json"))["state"] as? String == "up-to-date")
    #expect(try object(baraja.run("diff", "Tarjeta", "--json").output)["differs"] as? Bool == false)
    try baraja.edit("Blocks/Tarjeta.swift", "red", to: "blue")
    try baraja.publish(Program.block("Tarjeta", version: "2.0.0", first: "green"))
    let status = try firstBlock(baraja.run("status", "--json"))
    #expect(status["state"] as? String == "diverged")
    #expect(status["upstreamVersion"] as? String == "2.0.0")
    let diff = try object(baraja.run("diff", "Tarjeta", "--json").output)
    #expect((diff["diff"] as? String)?.contains("+    var color = Color.blue") == true)
    let update = try baraja.run("update", "--json")
    #expect(update.status == 1)
    #expect(try firstBlock(update)["result"] as? String == "conflict")
    #expect(try firstBlock(update)["backup"] as? String == "Blocks/Tarjeta.swift.orig")
    #expect(update.errors.hasPrefix("error: Blocks/Tarjeta.swift:9: "))
    #expect(try firstBlock(baraja.run("status", "--json"))["state"] as? String == "conflicted")
}

@Test("an unknown block proposes the nearest one, and nothing is added")
func unknown() throws {
    let baraja = try Program()
    let before = baraja.tree
    let answer = try baraja.run("add", "Pila", "Targeta", "Nada")
    #expect(answer.status == 1)
    #expect(
        answer.errors == """
            error: no block is named Targeta; did you mean 'Tarjeta'?
            error: no block is named Nada; there are: Pila, Tarjeta

            """)
    #expect(baraja.tree == before)
}

@Test("before the first block, all but add say how to begin")
func noReceipt() throws {
    let baraja = try Program()
    let before = baraja.tree
    for words in [["status"], ["diff", "Pila"], ["update"], ["remove", "Pila"]] {
        let answer =
            try words.count == 1 ? baraja.run(words[0]) : baraja.run(words[0], words[1])
        #expect(answer.status == 1)
        #expect(answer.errors.contains("no block was taken yet: there is no baraja.json in "))
        #expect(answer.errors.hasSuffix("begin with 'baraja add NAME'\n"))
    }
    #expect(baraja.tree == before)
}

@Test(
    "a wrong call of a project's command is refused with its usage",
    arguments: [
        (["add"], "no block to add; usage: baraja add NAME… [--to DIR]"),
        (["add", "--frob"], "unknown option --frob; see --help"),
        (["status", "x"], "status takes no names; usage: baraja status [--json]"),
        (["diff"], "diff takes one block; usage: baraja diff NAME [--upstream]"),
        (["diff", "a", "b"], "diff takes one block; usage: baraja diff NAME [--upstream]"),
        (["remove"], "no block to remove; usage: baraja remove NAME… [--keep]"),
    ])
func wrongCalls(words: [String], message: String) throws {
    let error = #expect(throws: (any Error).self) { try Baraja.run(words) }
    #expect("\(try #require(error))".contains(message))
}

@Test("each of a project's commands has a help with its usage")
func helps() throws {
    for name in ["add", "status", "diff", "update", "remove"] {
        #expect(try Baraja.run([name, "--help"]).contains("usage: baraja \(name)"))
        #expect(try Baraja.run(["--help"]).contains("  \(name) "))
    }
}

@Test("blocks are not taken into the checkout that they come from")
func checkout() throws {
    let baraja = try Program()
    let answer = try baraja.run(by: "cd \"$BARAJA_ROOT\" && exec \"$@\"", "add", "Tarjeta")
    #expect(answer.status == 1)
    #expect(answer.errors.contains("is the checkout that the blocks come from"))
    #expect(!baraja.catalogue.list().contains("baraja.json"))
}
