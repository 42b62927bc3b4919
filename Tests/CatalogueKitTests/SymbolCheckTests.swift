import BlockMetadata
import Foundation
import Testing

@testable import CatalogueKit

/// The built modules, beside the running test program.
private func graph() throws -> SymbolGraph {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let arguments = ProcessInfo.processInfo.arguments.map { URL(fileURLWithPath: $0) }
    let folders = ([program] + arguments).map { $0.deletingLastPathComponent().path + "/Modules" }
    let modules = try #require(
        folders.first { FileManager.default.fileExists(atPath: $0 + "/Blocks.swiftmodule") })
    return try SymbolGraph.blocks(modules: modules, repository: Repository.find())
}

@Test("names, types and defaults that were read from the blocks are the compiler's")
func sameAsCompiler() throws {
    let graph = try graph()
    for block in try Catalogue.load(Repository.find()).blocks {
        for difference in SymbolCheck(block, graph).findings {
            Issue.record("\(difference)")
        }
    }
}

@Test("a difference to the compiler is told with its place")
func differences() throws {
    let graph = try graph()
    var deck = try Catalogue.load(Repository.find()).block("SwipeableCardStack")
    let line = try #require(
        deck.source.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.hasPrefix("struct SwipeableCardStack<") })
    deck.parameters.removeLast()
    deck.parameters[2].type = "Double"
    deck.types[0].members.removeLast()
    deck.types[1].members[1].declaration = "static func positions(top: Int) -> [Int]"
    let found = SymbolCheck(deck, graph).findings.map(\.message)
    #expect(
        found == [
            "the compiler sees 'init(items: [Item], loops: Bool = false, threshold: CGFloat = 0.35, "
                + "onSwipe: (Item, SwipeableCardStackDirection) -> Void = { _, _ in }, @ViewBuilder "
                + "card: (Item) -> Card)' where 'init(items: [Item], loops: Bool = false, "
                + "threshold: Double = 0.35, onSwipe: (Item, SwipeableCardStackDirection) -> Void = "
                + "{ _, _ in })' was read",
            "the compiler sees 'var sign: CGFloat', which was not read",
            "the compiler sees 'static func positions(top: Int, count: Int, loops: Bool) -> [Int]', "
                + "which was not read",
            "'static func positions(top: Int) -> [Int]' was read, which the compiler does not see",
        ])
    let first = try #require(SymbolCheck(deck, graph).findings.first)
    #expect(first.description.hasPrefix("\(deck.path):\(line + 1):8: error: "))
}
