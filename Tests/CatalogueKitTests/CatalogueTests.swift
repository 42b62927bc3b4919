import BlockMetadata
import Foundation
import Testing

@testable import CatalogueKit

private func repository() throws -> Repository { try Repository.find() }

@Test("the repository's blocks are loaded by category and title, each file byte for byte")
func blocks() throws {
    let repository = try repository()
    let blocks = try Catalogue.load(repository).blocks
    let order = blocks.map { block in
        (Category.allCases.firstIndex(of: block.category) ?? -1, block.title)
    }
    #expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 })
    #expect(
        Set(blocks.map(\.name))
            .isSuperset(of: ["SwipeableCardStack", "FlipCardTransition", "SwipeActionCards"]))
    for block in blocks {
        let file = URL(fileURLWithPath: repository.root + "/" + block.path)
        #expect(try Data(contentsOf: file) == Data(block.source.utf8))
        #expect(block.hash.count == 64)
    }
}

@Test("the deck's parameters are those of its contract")
func deck() throws {
    let deck = try Catalogue.load(repository()).block("swipeablecardstack")
    #expect(
        deck.parameters.map { "\($0.name): \($0.type) = \($0.defaultValue ?? "")" } == [
            "items: [Item] = ", "loops: Bool = false", "threshold: CGFloat = 0.35",
            "onSwipe: (Item, SwipeableCardStackDirection) -> Void = { _, _ in }",
            "card: (Item) -> Card = ",
        ])
    #expect(
        deck.types.map(\.declaration) == [
            "enum SwipeableCardStackDirection: Equatable, Sendable", "enum SwipeableCardStackLogic",
        ])
}

@Test("every block promises something to each kind of user, and says its limits")
func contracts() throws {
    for block in try Catalogue.load(repository()).blocks {
        for audience in Audience.allCases {
            #expect(
                block.promises.contains { $0.audience == audience },
                "write '- Promise(\(audience.rawValue)) \(block.name): …' on a test that shows it")
        }
        #expect(!block.limits.english.isEmpty, "\(block.name) needs 'limits-en' and 'limits-es'")
    }
}

@Test("an unknown name proposes the nearest one")
func unknownBlock() throws {
    let catalogue = try Catalogue.load(repository())
    #expect(
        throws: Failure(
            "no block is named 'FlipCardTransitoin'; did you mean 'FlipCardTransition'?")
    ) {
        try catalogue.block("FlipCardTransitoin")
    }
    let names = catalogue.blocks.map(\.name).joined(separator: ", ")
    #expect(throws: Failure("no block is named 'Table'; there are: \(names)")) {
        try catalogue.block("Table")
    }
}

@Test("the hash of a block is its file's SHA-256, as other programs make it")
func fileHash() throws {
    let root = try repository().root
    for block in try Catalogue.load(repository()).blocks {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
        process.arguments = [root + "/" + block.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        process.waitUntilExit()
        #expect(line.hasPrefix(block.hash + " "))
    }
}

/// A repository of those files, for as long as `use` runs.
private func withRepository(_ files: [String: String], use: (Repository) throws -> Void) throws {
    let root = NSTemporaryDirectory() + "baraja-repository-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    for (path, text) in files {
        let file = URL(fileURLWithPath: root + "/" + path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
    try use(Repository(root: root))
}

@Test("everything that is wrong in any file is said at once")
func faults() throws {
    let files = [
        "Blocks/Cards/A.swift": "import SwiftUI\nlet a = [\n",
        "Blocks/Lists/B.swift": "import SwiftUI\nlet b = (\n",
        "Tests/CTests.swift": "/// - Promise(sound) A: B.\n@Test func c() {}\n",
    ]
    try withRepository(files) { repository in
        let failure = #expect(throws: Failure.self) { try Catalogue.load(repository) }
        let places = failure?.lines.map {
            $0.split(separator: ":").prefix(2).joined(separator: ":")
        }
        #expect(
            places == ["Blocks/Cards/A.swift:2", "Blocks/Lists/B.swift:2", "Tests/CTests.swift:1"])
    }
}

@Test("a promise of a block that is not there, and a title that two blocks have, are refused")
func strangers() throws {
    let flip = try Catalogue.load(repository()).block("FlipCardTransition")
    let promise = "/// - Promise(text) FlipCard: B.\n/// - es: C.\n@Test func c() {}\n"
    try withRepository([flip.path: flip.source, "Tests/CTests.swift": promise]) { repository in
        let failure = #expect(throws: Failure.self) { try Catalogue.load(repository) }
        #expect(
            failure?.lines == [
                "Tests/CTests.swift:1:5: error: no block is named 'FlipCard'; there are: "
                    + "FlipCardTransition"
            ])
    }
    let copy = flip.source.replacing("FlipCardTransition", with: "TurnCard")
    let files = [flip.path: flip.source, "Blocks/Transitions/TurnCard.swift": copy]
    try withRepository(files) { repository in
        let failure = #expect(throws: Failure.self) { try Catalogue.load(repository) }
        #expect(
            failure?.lines == [
                "error: Blocks/Transitions/TurnCard.swift has the name or the title of "
                    + "Blocks/Transitions/FlipCardTransition.swift; change one of them"
            ])
    }
}
