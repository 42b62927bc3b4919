import CatalogueKit
import Foundation
import Testing

@testable import baraja

private func refusal(_ words: String...) -> String? {
    do {
        _ = try Baraja.run(["new"] + words)
        return nil
    } catch {
        return (error as? Failure)?.lines.joined(separator: "\n")
    }
}

@Test("a new block passes the check at once, whatever its name, category and title")
func newBlockPasses() throws {
    let space = try Workspace(["Lists/x": "", "a folder/x": ""])
    for words in [
        ["Card"], ["Photo3D", "--category", "transitions"],
        ["Offer", "--title", "An Offer: 2 for 1"], ["Row", "--to", space["Lists"]],
        ["Note", "--to", space["a folder"]],
    ] {
        let to = words.contains("--to") ? [] : ["--to", space.path]
        _ = try Baraja.run(["new"] + words + to)
    }
    let files = ["Card", "Photo3D", "Offer", "Lists/Row", "a folder/Note"]
    let all = files.map { space[$0 + ".swift"] }
    #expect(try Baraja.run(["check"] + all) == "5 files, 0 errors, 0 warnings")
    #expect(space.read("Photo3D.swift")?.contains("category: Transitions") == true)
    #expect(space.read("Photo3D.swift")?.contains("A photo 3D that opens") == true)
    #expect(space.read("Offer.swift")?.contains("title: An Offer: 2 for 1") == true)
    #expect(space.read("Lists/Row.swift")?.contains("category: Lists") == true)
    #expect(space.list("Lists") == ["Row.swift", "x"])
}

@Test("the strict check finds the sentences to replace")
func sentencesToReplace() throws {
    let space = try Workspace()
    let made = try Baraja.run(["new", "Card", "--to", space.path])
    #expect(made.hasPrefix("made \(space["Card.swift"]); next:\n  baraja preview "))
    #expect(throws: Failure.self) {
        try Baraja.run(["check", space["Card.swift"], "--strict", "--quick"])
    }
}

@Test("it never writes over a file")
func newKeepsFiles() throws {
    let space = try Workspace(["Card.swift": "mine"])
    #expect(
        refusal("Card", "--to", space.path)
            == "error: \(space["Card.swift"]) exists already; choose another name or folder, or move it away"
    )
    #expect(space.read("Card.swift") == "mine")
    #expect(space.list() == ["Card.swift"])
}

@Test(
    "names that a block cannot have are refused with what to do",
    arguments: [
        ("", "is empty"), ("card", "use Card"), ("1Card", "begin with a capital letter"),
        ("My Card", "letters A to Z"), ("Niño", "without accents"), ("../Card", "letters A to Z"),
        ("Text", "such as TextCard"), ("Self", "a name of Swift's"), ("Array", "a name of Swift's"),
        ("InsetGroupedListStyle", "a name of Swift's"),
        ("swipeablecardstack", "use Swipeablecardstack"),
        ("Swipeablecardstack", "there is a block SwipeableCardStack already"),
        ("SwipeableCardStackDemo", "has a type SwipeableCardStackDemo already"),
    ])
func refusedNames(name: String, part: String) throws {
    let space = try Workspace()
    let line = refusal(name, "--to", space.path) ?? "nothing"
    #expect(line.hasPrefix("error: ") && line.contains(part), "\(line)")
    #expect(space.list() == [])
}

@Test("a folder, category or title that cannot be is refused with one line")
func refusedOptions() throws {
    let space = try Workspace(["file": ""])
    #expect(refusal("Card", "--to", "/no/such")?.contains("/no/such: no such folder") == true)
    #expect(refusal("Card", "--to", space["file"])?.contains("is a file, not a folder") == true)
    #expect(refusal("Card", "--category", "Card")?.contains("did you mean 'Cards'?") == true)
    #expect(refusal("Card", "--title", "a\nb")?.contains("a title is one line") == true)
    #expect(refusal("Card", "Other")?.contains("one name at a time") == true)
    #expect(refusal()?.contains("the name is missing") == true)
}
