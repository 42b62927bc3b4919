import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("A client in Swift 5 mode", .serialized)
struct VoteViewTests {
    private let host = TestHost { VoteView() }

    @Test("taps change a binding into an array, and a condition shows the sum")
    func taps() {
        VoteRecord.shared.votes = []
        #expect(!host.texts.contains("Total 1"))
        host.tap("Tea")
        host.tap("Coffee")
        host.tap("Coffee")
        #expect(host.texts.contains("Total 3"))
        #expect(VoteRecord.shared.votes == ["0 to 1", "1 to 2", "2 to 3"])
    }

    @Test("a drag follows the finger, counts twice and is back at its place")
    func drag() throws {
        let start = try #require(host.frame(of: "Tea"))
        let middle = CGPoint(x: start.midX, y: start.midY)
        host.drag(from: middle, to: CGPoint(x: middle.x + 60, y: middle.y), lift: false)
        host.frame()
        #expect(try #require(host.frame(of: "Tea")).minX - start.minX == 60)
        host.up(CGPoint(x: middle.x + 60, y: middle.y))
        #expect(host.settle())
        #expect(host.texts.contains("Total 2"))
        #expect(try #require(host.frame(of: "Tea")).minX == start.minX)
    }

    @Test("a larger text size grows the scaled inset")
    func scaled() throws {
        let before = try #require(host.frame(of: "Coffee")).minX
        host.set {
            $0.dynamicTypeSize = .accessibility3
            $0.layoutDirection = .rightToLeft
        }
        host.frame()
        #expect(host.texts.contains("mirrored"))
        #expect(try #require(host.frame(of: "Coffee")).minX != before)
    }

    @Test("the file's preview is found by its name and shows the view")
    func preview() throws {
        let entry = try #require(_PreviewEntry.all().first { $0.name == "Votes" })
        let preview = TestHost { entry.make() }
        #expect(preview.texts == host.texts)
    }
}
