import Foundation

/// What the compiler knows of a built module: its declarations with the types and defaults it inferred.
package struct SymbolGraph: Decodable, Sendable {
    package let symbols: [Symbol]

    package struct Symbol: Decodable, Sendable {
        package let pathComponents: [String]
        package let kind: Kind
        package let declarationFragments: [Fragment]
        /// Nil for what the compiler made by itself, such as a memberwise initialiser.
        package let location: Location?

        /// The declaration in one line.
        package var declaration: String { declarationFragments.map(\.spelling).joined() }
    }

    package struct Kind: Decodable, Sendable { package let identifier: String }
    package struct Fragment: Decodable, Sendable { package let spelling: String }

    package struct Location: Decodable, Sendable {
        package let position: Position

        /// Both from 0.
        package struct Position: Decodable, Sendable {
            package let line: Int
            package let character: Int
        }
    }

    package init(symbols: [Symbol]) { self.symbols = symbols }

    /// Reads the module `Blocks` with the toolchain's `swift-symbolgraph-extract`.
    ///
    /// - Parameter modules: the folders that built modules are in, such as SwiftPM's `Modules`.
    package static func blocks(modules: [String], repository: Repository) throws -> SymbolGraph {
        let folder = NSTemporaryDirectory() + "baraja-symbols-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let extract = Command(
            program: try Toolchain.find().usr + "/bin/swift-symbolgraph-extract",
            arguments: [
                "-module-name", "Blocks", "-minimum-access-level", "internal",
                "-skip-synthesized-members", "-target", target, "-output-dir", folder,
            ] + (modules + [repository.root + "/Sources/CShims/include"]).flatMap { ["-I", $0] },
            purpose: "read the module Blocks")
        let result = try Command.run([extract], folder: folder)[0]
        guard result.status == 0 else {
            throw Failure("the compiler cannot read the module Blocks: \(result.output)")
        }
        let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/Blocks.symbols.json"))
        return try JSONDecoder().decode(SymbolGraph.self, from: data)
    }

    #if arch(arm64)
        private static let target = "aarch64-unknown-linux-gnu"
    #else
        private static let target = "x86_64-unknown-linux-gnu"
    #endif
}
