import Foundation
import Testing

/// Folders and files that are in the way, out of reach or oddly named.
@Suite
struct TakePlacesTests {
    private let file = "Blocks/Tarjeta.swift"

    @Test("a file that differs is never overwritten; one with the same content is adopted")
    func inTheWay() throws {
        let baraja = try Program()
        try baraja.write("mine", to: file)
        let before = baraja.tree
        let refused = try baraja.run("add", "Pila", "Tarjeta")
        #expect(refused.status == 1)
        #expect(
            refused.errors
                == "error: Blocks/Tarjeta.swift exists and differs from the block; move it away, or "
                + "choose another folder with --to DIR\n")
        #expect(baraja.tree == before)
        let windows = Program.block("Tarjeta").replacingOccurrences(of: "\n", with: "\r\n")
        try baraja.write(windows, to: file)
        let adopted = try baraja.run("add", "Tarjeta")
        #expect(
            adopted.output
                == "Blocks/Tarjeta.swift: was there already, unchanged, and is noted now\n")
        #expect(baraja[file] == windows)
        #expect(try baraja.run("status").output.contains("up to date"))
    }

    @Test(
        "a folder outside the project is refused",
        arguments: ["..", "../other", "/", "/tmp", "a/../../b", "Blocks/../..", ""])
    func outside(folder: String) throws {
        let baraja = try Program()
        let before = baraja.tree
        let answer = try baraja.run("add", "Tarjeta", "--to=\(folder)")
        #expect(answer.status == 1)
        #expect(answer.errors.hasPrefix("error: "))
        #expect(answer.errors.split(separator: "\n").count == 1)
        #expect(baraja.tree == before)
        #expect(baraja.project.list() == ["project"])
    }

    @Test("a folder that is swapped for a link is not followed, by no command")
    func linkedFolder() throws {
        let baraja = try Program()
        _ = try baraja.run("add", "Tarjeta", "--to", "Sources/Cards")
        let files = FileManager.default
        let outside = baraja.project["outside"]
        try files.moveItem(atPath: baraja.path("Sources"), toPath: outside)
        try files.createSymbolicLink(
            atPath: baraja.path("Sources"), withDestinationPath: outside)
        let text = baraja.project.read("outside/Cards/Tarjeta.swift")
        try baraja.publish(Program.block("Tarjeta", last: "2"))
        #expect(try baraja.run("status").output.contains("  unreadable  "))
        let line = "error: Sources is a symbolic link, which is never followed; "
        for command in ["update", "remove", "diff", "add"] {
            let answer = try baraja.run(command, "Tarjeta")
            #expect(answer.status == (command == "add" ? 0 : 1))
            if command != "add" { #expect(answer.errors.hasPrefix(line)) }
        }
        #expect(try baraja.run("add", "Pila", "--to", "Sources/New").errors.hasPrefix(line))
        #expect(baraja.project.read("outside/Cards/Tarjeta.swift") == text)
        #expect(baraja.project.list("outside") == ["Cards"])
    }

    @Test("read-only folders and files are left as they are, and status still works")
    func readOnly() throws {
        let baraja = try Program()
        try baraja.chmod(0o555, "")
        let first = try baraja.run("add", "Tarjeta")
        #expect(
            first.errors
                == "error: this folder is read-only; make it writable (chmod u+w) and run this again\n"
        )
        try baraja.chmod(0o755, "")
        _ = try baraja.run("add", "Tarjeta")
        try baraja.publish(Program.block("Tarjeta", last: "2"))
        let before = baraja.tree
        for (mode, path) in [(0o555, "Blocks"), (0o444, file), (0o444, "baraja.json"), (0o555, "")]
        {
            try baraja.chmod(mode, path)
            for command in ["update", "remove"] {
                let answer = try baraja.run(command, "Tarjeta")
                #expect(answer.status == 1)
                let title = path.isEmpty ? "this folder" : path
                #expect(answer.errors.hasPrefix("error: \(title) is read-only; make it writable"))
            }
            #expect(try baraja.run("status").output.contains("outdated"))
            try baraja.chmod(0o755, path)
        }
        #expect(baraja.tree == before)
    }

    @Test("a write that the system refuses half-way leaves everything as it was")
    func refusedWrite() throws {
        let baraja = try Program()
        let before = baraja.tree
        let script = "trap '' XFSZ; ulimit -f 1; exec \"$@\""
        let add = try baraja.run(by: script, "add", "Tarjeta")
        #expect(add.status == 1)
        #expect(
            add.errors
                == "error: baraja.json cannot be written: file too large; nothing was changed; mend that "
                + "and run this again\n")
        #expect(baraja.tree == before)
    }

    @Test("spaces, accents, emoji and line ends in the names of folders do no harm")
    func oddNames() throws {
        let baraja = try Program(projectName: "Mis tarjetas ñ\n🃏 \"x\" $(y)")
        let to = "Más cartas/e\u{301} '\n\\🂡"
        let name = to + "/Tarjeta.swift"
        #expect(try baraja.run("add", "Tarjeta", "Pila", "--to", to).status == 0)
        #expect(baraja[name] == Program.block("Tarjeta"))
        try baraja.edit(name, "red", to: "blue")
        try baraja.publish(Program.block("Tarjeta", first: "green"))
        #expect(try baraja.run("diff", "Tarjeta").output.contains("Color.blue"))
        let update = try baraja.run("update")
        #expect(update.status == 1)
        #expect(update.errors.split(separator: "\n").count == 1)
        #expect(update.errors.contains("Más cartas/e\u{301} '\\n\\🂡/Tarjeta.swift:9: 1 conflict"))
        #expect(baraja[name + ".orig"] == Program.block("Tarjeta", first: "blue"))
        #expect(try baraja.run("status").output.split(separator: "\n").count == 2)
        #expect(try baraja.run("remove", "Pila").status == 0)
        #expect(baraja[to + "/Pila.swift"] == nil)
    }

    @Test("a file with Windows line endings and without one at its end is merged line by line")
    func lineEndings() throws {
        let baraja = try Program()
        _ = try baraja.run("add", "Tarjeta")
        func windows(_ text: String) -> String {
            String(text.dropLast()).replacingOccurrences(of: "\n", with: "\r\n")
        }
        try baraja.write(windows(Program.block("Tarjeta", first: "blue")), to: file)
        try baraja.publish(Program.block("Tarjeta", version: "1.1.0", last: "2"))
        #expect(try baraja.run("update").output.contains("merged"))
        #expect(
            baraja[file]
                == windows(Program.block("Tarjeta", version: "1.1.0", first: "blue", last: "2")))
        #expect(try !baraja.run("diff", "Tarjeta").output.contains("\r"))
    }

    @Test("a file that is gone is brought back, followed to its new folder, or forgotten")
    func gone() throws {
        let baraja = try Program()
        _ = try baraja.run("add", "Tarjeta")
        try FileManager.default.removeItem(atPath: baraja.path(file))
        #expect(try baraja.run("status").output.contains("  missing  "))
        let update = try baraja.run("update")
        #expect(update.status == 1)
        #expect(update.errors.contains("Blocks/Tarjeta.swift is gone; 'baraja add Tarjeta' brings"))
        #expect(try baraja.run("add", "Tarjeta").output == "\(file): is there again\n")
        try baraja.edit(file, "red", to: "blue")
        let moved = "Sources/Tarjeta.swift"
        try baraja.write(try #require(baraja[file]), to: moved)
        try FileManager.default.removeItem(atPath: baraja.path(file))
        #expect(
            try baraja.run("add", "Tarjeta", "--to", "Sources").output
                == "\(moved): was moved there from \(file)\n")
        #expect(try baraja.run("status").output.hasPrefix("Tarjeta  1.0.0  modified  \(moved)"))
        try FileManager.default.removeItem(atPath: baraja.path(moved))
        #expect(try baraja.run("remove", "Tarjeta").status == 0)
        #expect(Set(baraja.tree.keys) == ["Package.swift", "Sources/"])
    }

    @Test("a block that left the catalogue stays in the project, and others are updated")
    func retired() throws {
        let baraja = try Program()
        _ = try baraja.run("add", "Tarjeta", "Pila")
        try FileManager.default.removeItem(
            atPath: baraja.catalogue["Blocks/Lists/Pila.swift"])
        try baraja.publish(Program.block("Tarjeta", last: "2"))
        #expect(try baraja.run("status").output.contains("Pila     1.0.0  not in the catalogue  "))
        let update = try baraja.run("update")
        #expect(update.status == 0)
        #expect(
            update.output.contains("Pila is no longer in the catalogue; Blocks/Pila.swift stays"))
        #expect(update.output.contains("Blocks/Tarjeta.swift: updated"))
        #expect(try baraja.run("update", "Pila").status == 1)
        #expect(try baraja.run("diff", "Pila").status == 1)
        try FileManager.default.removeItem(atPath: baraja.path("Blocks/Pila.swift"))
        #expect(try baraja.run("add", "Pila").output == "Blocks/Pila.swift: is there again\n")
        #expect(baraja["Blocks/Pila.swift"] == Program.block("Pila"))
        #expect(try baraja.run("remove", "Pila").status == 0)
        #expect(baraja["Blocks/Pila.swift"] == nil)
    }

    @Test("a catalogue that cannot be read is told of in one line, and nothing is written")
    func brokenCatalogue() throws {
        let baraja = try Program()
        _ = try baraja.run("add", "Tarjeta")
        let before = baraja.tree
        let block = URL(fileURLWithPath: baraja.catalogue["Blocks/Cards/Tarjeta.swift"])
        try Data([0x2f, 0x2f, 0xff]).write(to: block)
        let update = try baraja.run("update")
        #expect(update.status == 1)
        #expect(update.errors.hasSuffix("Blocks/Cards/Tarjeta.swift is not UTF-8 text\n"))
        try FileManager.default.removeItem(atPath: baraja.catalogue["Blocks"])
        let status = try baraja.run("status")
        #expect(status.status == 1)
        #expect(status.errors.hasPrefix("error: no block in \(baraja.catalogue.path)/Blocks; "))
        #expect(baraja.tree == before)
    }

    @Test("a damaged receipt is refused by every command with one line, and nothing is written")
    func damagedReceipt() throws {
        let baraja = try Program()
        _ = try baraja.run("add", "Tarjeta")
        let good = try #require(baraja["baraja.json"])
        let damages = [
            (String(good.prefix(200)), "baraja.json:"), ("", "baraja.json:1:1: error: "),
            (
                good.replacing("Blocks/Tarjeta.swift", with: "../Package.swift"),
                "baraja.json:4:16: "
            ),
            (good.replacing("Color.red", with: "Color.tan"), "baraja.json:6:18: error: "),
            ("<<<<<<< HEAD\n=======\n>>>>>>> x\n", "baraja.json:1:1: error: "),
        ]
        for (text, beginning) in damages {
            try baraja.write(text, to: "baraja.json")
            let before = baraja.tree
            for words in [
                ["add", "Pila"], ["status"], ["diff", "Tarjeta"], ["update"],
                ["remove", "Tarjeta"],
            ] {
                let answer =
                    try words.count == 1 ? baraja.run(words[0]) : baraja.run(words[0], words[1])
                #expect(answer.status == 1)
                #expect(answer.errors.hasPrefix(beginning), "\(answer.errors)")
                #expect(answer.errors.split(separator: "\n").count == 1)
            }
            #expect(baraja.tree == before)
        }
        let inner = try baraja.run("status", in: "Blocks")
        #expect(inner.errors.hasPrefix("../baraja.json:1:1: error: "))
    }
}
