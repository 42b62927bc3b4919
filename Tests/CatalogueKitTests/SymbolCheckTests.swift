import BlockMetadata
import Foundation
import Testing

@testable import CatalogueKit

/// The built modules, beside the running test program.
private func builtModules() throws -> String {
    let programs = ["/proc/self/exe"] + ProcessInfo.processInfo.arguments
    let folders = programs.map {
        URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path
            + "/Modules"
    }
    return try #require(
        folders.first { FileManager.default.fileExists(atPath: $0 + "/Blocks.swiftmodule") })
}

private func graph() throws -> SymbolGraph {
    try SymbolGraph.blocks(modules: [builtModules()], repository: Repository.find())
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

@Test("declarations of every kind read as the compiler has them")
func everyKind() throws {
    let repository = try Repository.find()
    let modules = try builtModules()
    let folder = NSTemporaryDirectory() + "baraja-kinds-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/Kinds.swift"
    try Data(kinds.utf8).write(to: URL(fileURLWithPath: path))
    let compile = Command(
        program: try Toolchain.find().swiftc,
        arguments: [
            "-emit-module", "-module-name", "Blocks", "-parse-as-library", "-enable-testing",
            "-swift-version", "6",
            "-I", modules, "-I", repository.root + "/Sources/CShims/include", path,
            "-o", folder + "/Blocks.swiftmodule",
        ],
        purpose: "compile the sample")
    let result = try Command.run([compile], folder: folder)[0]
    #expect(result.status == 0, "\(result.output)")
    let graph = try SymbolGraph.blocks(modules: [folder, modules], repository: repository)
    // Without its end, which needs the macro's plug-in.
    let (block, findings) = BlockReader.read(
        path: "Kinds.swift", text: kinds + "// MARK: - Demo\nstruct KindsDemo {}\n#Preview {}\n")
    #expect(findings.map(\.description) == [])
    let differences = SymbolCheck(try #require(block), graph).findings
    #expect(differences.map(\.description) == [])
}

/// A block without a demo.
private let kinds = """
    import SwiftUI

    /// Kinds.
    ///
    ///     Kinds()
    ///
    /// ```baraja
    /// title: Kinds
    /// category: Cards
    /// os: iOS 18.0+
    /// level: beginner
    /// origin: original work
    /// origin-es: obra original
    /// version: 1.0.0
    /// search-en: kinds
    /// search-es: clases
    /// description-es: Clases.
    /// ```
    struct Kinds<Item, Content: View>: View {
        /// A.
        /// - es: A.
        let items: [Item]
        /// A.
        /// - es: A.
        var title: String?
        /// A.
        /// - es: A.
        let subtitle: String?
        /// A.
        /// - es: A.
        var size: CGSize = .zero
        /// A.
        /// - es: A.
        var inset = -3.5
        /// A.
        /// - es: A.
        var count = 2
        /// A.
        /// - es: A.
        var key: LocalizedStringKey = "a b"
        /// A.
        /// - es: A.
        @Binding var isOpen: Bool
        /// A.
        /// - es: A.
        @Binding var choice: Item?
        /// A.
        /// - es: A.
        var action: @MainActor () -> Void = {}
        /// A.
        /// - es: A.
        var other: ((Item) -> Void)? = nil
        /// A.
        /// - es: A.
        var colors: [Color] = [
            .red,
            .blue,
        ]
        /// A.
        /// - es: A.
        var map: [String: Int] = [:]
        /// A.
        /// - es: A.
        @ViewBuilder let content: Content
        /// A.
        /// - es: A.
        @ViewBuilder var footer: (Item) -> Content

        @State private var top = 0
        @State private var chosen: Item?
        @Environment(\\.layoutDirection) private var direction
        static var all: Int { 1 }

        var body: some View { content }
    }

    /// A.
    /// - es: A.
    enum KindsSide: Equatable {
        /// A.
        /// - es: A.
        case left(Int, name: String), right
        /// A.
        /// - es: A.
        static let all: [KindsSide] = []
        /// A.
        /// - es: A.
        static let limit = 3
        /// A.
        /// - es: A.
        typealias Number = Int

        /// A.
        /// - es: A.
        init?(number: Int) { return nil }

        /// A.
        /// - es: A.
        subscript(index: Int) -> Int { index }

        /// A.
        /// - es: A.
        func same<A: Hashable>(_ a: A) -> A where A: Sendable { a }

        /// A.
        /// - es: A.
        mutating func step(by count: inout Int) throws {}
    }

    extension KindsSide {
        /// A.
        /// - es: A.
        var isLeft: Bool { self != .right }
    }

    /// A.
    /// - es: A.
    struct KindsValue {
        /// A.
        /// - es: A.
        var number: Int
    }


    """
