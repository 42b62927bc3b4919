import CatalogueKit
import Foundation
import Testing

@testable import baraja

private let pageFiles = [
    ".baraja-page", "NOTICES.txt", "app.wasm", "baraja.js", "fonts", "index.html", "symbols.json",
]

/// Builds real pages; one after another, since each uses all cores.
@Suite(.serialized)
struct BuildTests {
    @Test("several files, in another folder, by a relative path, make one page")
    func severalFiles() throws {
        let space = try Workspace([
            "one/Same.swift": "import SwiftUI\nstruct A: View { var body: some View { B() } }\n",
            "two/Same.swift": """
            import SwiftUI
            struct B: View { @State private var x = 1; var body: some View { Text("leaf.fill") } }
            #Preview("One & <two>") { A() }
            """,
        ])
        _ = try Baraja.run([
            "build", space.relative("one/Same.swift"), space["two/Same.swift"],
            "--output=" + space.relative("deep/out"), "--debug",
        ])
        #expect(Set(space.list("deep/out")).isSuperset(of: pageFiles))
        #expect(space.list("deep") == ["out"])
        #expect(space.read("deep/out/index.html")?.contains("<title>Same</title>") == true)
        #expect(space.read("deep/out/symbols.json")?.hasPrefix(#"{"leaf.fill":["M"#) == true)
        #expect(space.read("deep/out/NOTICES.txt")?.contains("Phosphor") == true)
    }

    @Test("an earlier page is replaced, and --preview chooses what it shows first")
    func replaces() throws {
        let space = try Workspace([
            "a & <b>.swift": """
            import SwiftUI
            #Preview("One") { Text("a") }
            #Preview("Two") { Text("b") }
            """,
            "out/.baraja-page": "", "out/old.txt": "old",
        ])
        _ = try Baraja.run([
            "build", space["a & <b>.swift"], "--output", space["out"], "--preview", "Two",
            "--debug",
        ])
        #expect(!space.list("out").contains("old.txt"))
        #expect(
            space.read("out/index.html")?.contains("<title>a &amp; &lt;b></title>") == true)
        #expect(space.list() == ["a & <b>.swift", "out"])
    }

    @Test("compiler errors name the author's line and column, and the earlier page stays")
    func compilerErrors() throws {
        let space = try Workspace([
            "a.swift": """
            import SwiftUI
            struct A: View {
                @State private var x = 1
                @MainActor var body: some View { Text("x").nothing() }
            }
            #Preview("One") { A().environment(\\.x, missing) }
            """,
            "out/.baraja-page": "", "out/old.txt": "old",
        ])
        let path = space.relative("a.swift")
        var lines: [String] = []
        do {
            _ = try Baraja.run(["build", path, "--output", space["out"], "--debug"])
        } catch let failure as Failure {
            lines = failure.lines
        }
        #expect(lines.contains { $0.hasPrefix("\(path):4:48: error: ") }, "\(lines)")
        #expect(
            lines.contains("\(path):6:40: error: cannot find 'missing' in scope"), "\(lines)")
        #expect(lines.allSatisfy { $0.contains(": error: ") }, "\(lines)")
        #expect(space.list() == ["a.swift", "out"])
        #expect(space.list("out") == [".baraja-page", "old.txt"])
    }
}
