import SwiftUI
import TestHost
import Testing

@Suite("A client with everything on the main actor", .serialized)
struct NotesViewTests {
    private let host = TestHost { NotesView() }

    @Test("the environment reaches rows inside a ForEach and a condition")
    func rows() {
        #expect(host.texts == ["Remove", "Milk in green", "Bread in green"])
    }

    @Test("a press shrinks the button while it lasts and removes a row at its end")
    func press() throws {
        NotesModel.shared.saved = []
        let frame = try #require(host.frame(of: "Remove"))
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        host.down(middle)
        #expect(host.settle())
        #expect(abs(try #require(host.frame(of: "Remove")).width - frame.width / 2) < 0.01)
        host.up(middle)
        #expect(host.settle())
        #expect(abs(try #require(host.frame(of: "Remove")).width - frame.width) < 0.01)
        #expect(host.texts == ["Remove", "Milk in green"])
        #expect(NotesModel.shared.saved == ["Bread"])
    }

    @Test("a double tap changes the state of a modifier, of that row only")
    func doubleTap() throws {
        let milk = "Milk in green"
        let bread = try #require(host.frame(of: "Bread in green"))
        let before = try #require(host.frame(of: milk))
        host.tap(milk)
        host.advance(0.08)
        host.tap(milk)
        #expect(host.settle())
        let after = try #require(host.frame(of: milk))
        #expect(abs(after.minX - before.minX - 9) < 0.01)
        #expect(try #require(host.frame(of: "Bread in green")) == bread)
    }

    @Test("a binding changes the environment of all rows")
    func tripleTap() {
        for _ in 0..<3 {
            host.tap("Bread in green")
            host.advance(0.08)
        }
        #expect(host.settle())
        #expect(host.texts.contains("Milk in red") && host.texts.contains("Bread in red"))
    }

    @Test("the file's preview is found by its name and shows the view")
    func preview() throws {
        let entry = try #require(_PreviewEntry.all().first { $0.name == "Notes" })
        let preview = TestHost { entry.make() }
        #expect(preview.texts == host.texts)
    }
}
