import Foundation
import Testing

/// The way of a block through a project, from add to remove.
@Suite
struct TakeTests {
    private let baraja: Program
    private let file = "Blocks/Tarjeta.swift"

    init() throws { baraja = try Program() }

    /// Runs a command a second time: it must change nothing.
    private func again(_ words: String...) throws -> Program.Answer {
        let before = baraja.tree
        let answer = try words.count == 1 ? baraja.run(words[0]) : baraja.run(words[0], words[1])
        #expect(baraja.tree == before)
        return answer
    }

    @Test("add copies the block byte for byte and notes it; adding again changes nothing")
    func add() throws {
        let answer = try baraja.run("add", "Tarjeta")
        #expect(answer.status == 0)
        #expect(answer.output == "Blocks/Tarjeta.swift: added\n")
        #expect(answer.errors == "")
        #expect(baraja[file] == Program.block("Tarjeta"))
        #expect(Set(baraja.tree.keys) == ["Blocks/", file, "Package.swift", "baraja.json"])
        #expect(try again("add", "Tarjeta").output.contains("is installed already"))
        #expect(try again("status").output == "Tarjeta  1.0.0  up to date  Blocks/Tarjeta.swift\n")
    }

    @Test("changes of both sides are merged, and status and diff tell them apart before")
    func merge() throws {
        _ = try baraja.run("add", "Tarjeta")
        try baraja.edit(file, "Color.red", to: "Color.blue")
        #expect(try again("status").output.contains("  modified  "))
        let mine = try again("diff", "Tarjeta")
        #expect(mine.status == 0)
        #expect(mine.output.contains("-    var color = Color.red\n+    var color = Color.blue\n"))
        try baraja.publish(Program.block("Tarjeta", version: "1.1.0", last: "2"))
        #expect(
            try again("status").output
                == "Tarjeta  1.0.0 → 1.1.0  modified and outdated  Blocks/Tarjeta.swift\n")
        let theirs = try baraja.run("diff", "Tarjeta", "--upstream").output
        #expect(theirs.contains("-    static let count = 1\n+    static let count = 2\n"))
        #expect(!theirs.contains("blue"))
        let answer = try baraja.run("update", "Tarjeta")
        #expect(answer.status == 0)
        #expect(answer.output == "Blocks/Tarjeta.swift: merged with your changes\n")
        let merged = Program.block("Tarjeta", version: "1.1.0", first: "blue", last: "2")
        #expect(baraja[file] == merged)
        #expect(try again("update").status == 0)
        #expect(try again("status").output.hasPrefix("Tarjeta  1.1.0  modified  "))
        #expect(Set(baraja.tree.keys) == ["Blocks/", file, "Package.swift", "baraja.json"])
    }

    @Test("a conflict is marked after the file was saved, and waits to be resolved")
    func conflict() throws {
        _ = try baraja.run("add", "Tarjeta")
        try baraja.edit(file, "Color.red", to: "Color.blue")
        let yours = baraja[file]
        try baraja.publish(Program.block("Tarjeta", version: "2.0.0", first: "green"))
        let answer = try baraja.run("update", "Tarjeta")
        #expect(answer.status == 1)
        #expect(answer.output == "")
        #expect(
            answer.errors
                == "error: Blocks/Tarjeta.swift:9: 1 conflict marked; choose a side at each and delete "
                + "the markers (your file as it was is Blocks/Tarjeta.swift.orig)\n")
        #expect(baraja["Blocks/Tarjeta.swift.orig"] == yours)
        #expect(
            baraja[file]?.contains(
                """
                <<<<<<< yours
                    var color = Color.blue
                =======
                    var color = Color.green
                >>>>>>> upstream 2.0.0

                """) == true)
        #expect(try again("status").output.contains("  has conflicts  "))
        let second = try again("update", "Tarjeta")
        #expect(second.status == 1)
        #expect(second.errors.contains("error: Blocks/Tarjeta.swift:9 has conflict markers;"))
        #expect(try again("remove", "Tarjeta").status == 1)
        try baraja.write(
            Program.block("Tarjeta", version: "2.0.0", first: "blue"), to: file)
        #expect(try again("update", "Tarjeta").status == 0)
        #expect(try again("status").output.contains("  modified  "))
    }

    @Test("a second conflict saves the file under another name than the first")
    func secondConflict() throws {
        _ = try baraja.run("add", "Tarjeta")
        for (number, name) in [(1, "Tarjeta.swift.orig"), (2, "Tarjeta.swift.2.orig")] {
            try baraja.write(Program.block("Tarjeta", first: "mine\(number)"), to: file)
            try baraja.publish(Program.block("Tarjeta", first: "theirs\(number)"))
            #expect(try baraja.run("update").status == 1)
            #expect(
                baraja["Blocks/" + name] == Program.block("Tarjeta", first: "mine\(number)"))
        }
        #expect(
            baraja["Blocks/Tarjeta.swift.orig"] == Program.block("Tarjeta", first: "mine1"))
    }

    @Test(
        "a block that was not edited is replaced by the new one, and one that was caught up counts")
    func outdated() throws {
        _ = try baraja.run("add", "Tarjeta", "Pila")
        let new = Program.block("Tarjeta", version: "1.0.1", last: "3")
        try baraja.publish(new)
        #expect(try again("status").output.contains("Tarjeta  1.0.0 → 1.0.1  outdated    Blocks"))
        #expect(
            try baraja.run("update").output
                == "Blocks/Pila.swift: up to date\nBlocks/Tarjeta.swift: updated\n")
        #expect(baraja[file] == new)
        let newest = Program.block("Tarjeta", version: "1.0.2", last: "4")
        try baraja.publish(newest)
        try baraja.write(newest, to: file)
        #expect(try baraja.run("update").status == 0)
        #expect(try again("update").status == 0)
        #expect(try again("status").output.contains("Tarjeta  1.0.2  up to date"))
    }

    @Test("remove takes away what add brought and nothing else; an edited file stays")
    func remove() throws {
        let before = baraja.tree
        _ = try baraja.run("add", "Tarjeta", "Pila", "--to", "Sources/Cards")
        try baraja.edit("Sources/Cards/Pila.swift", "red", to: "blue")
        let refused = try baraja.run("remove", "Tarjeta", "Pila")
        #expect(refused.status == 1)
        #expect(
            refused.errors
                == "error: Sources/Cards/Pila.swift has changes of yours; 'baraja remove Pila --keep' "
                + "forgets the block and leaves the file, or delete the file and run this again\n")
        #expect(baraja["Sources/Cards/Tarjeta.swift"] != nil)
        #expect(
            try baraja.run("remove", "Tarjeta").output == "Sources/Cards/Tarjeta.swift: removed\n")
        let second = try again("remove", "Tarjeta")
        #expect(second.status == 1)
        #expect(second.errors == "error: Tarjeta is not installed; there are: Pila\n")
        try baraja.edit("Sources/Cards/Pila.swift", "blue", to: "red")
        #expect(try baraja.run("remove", "Pila").status == 0)
        #expect(baraja.tree == before)
    }

    @Test("a folder with other files in it stays, and --keep leaves an edited file")
    func keep() throws {
        _ = try baraja.run("add", "Tarjeta", "Pila")
        try baraja.write("mine", to: "Blocks/notes.txt")
        try baraja.edit(file, "red", to: "blue")
        #expect(try baraja.run("remove", "Tarjeta", "--keep").status == 0)
        #expect(try baraja.run("remove", "Pila").status == 0)
        #expect(Set(baraja.tree.keys) == ["Blocks/", "Blocks/notes.txt", file, "Package.swift"])
    }

    @Test("a block named twice, or in other letters, is taken once, under its own name")
    func spelling() throws {
        #expect(
            try baraja.run("add", "tarjeta", "Tarjeta", "TARJETA").output
                == "Blocks/Tarjeta.swift: added\n")
        #expect(try baraja.run("diff", "tarjeta").status == 0)
        #expect(
            try baraja.run("update", "tarjeta", "Tarjeta").output
                == "Blocks/Tarjeta.swift: up to date\n")
        #expect(try baraja.run("remove", "tarjeta", "Tarjeta").status == 0)
    }

    @Test("a dry run says what would be and writes nothing")
    func dryRun() throws {
        let empty = baraja.tree
        let answer = try baraja.run("add", "Tarjeta", "--dry-run")
        #expect(answer.output == "dry run: Blocks/Tarjeta.swift: added\n")
        #expect(baraja.tree == empty)
        _ = try baraja.run("add", "Tarjeta", "Pila")
        try baraja.edit(file, "red", to: "blue")
        try baraja.publish(Program.block("Tarjeta", first: "green"))
        let before = baraja.tree
        let update = try baraja.run("update", "--dry-run")
        #expect(update.status == 1)
        #expect(update.errors.hasPrefix("error: dry run: Blocks/Tarjeta.swift:9: 1 conflict"))
        #expect(try baraja.run("remove", "Pila", "--dry-run").status == 0)
        #expect(baraja.tree == before)
    }
}
