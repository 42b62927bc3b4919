import CatalogueKit
import Foundation
import Testing

@testable import baraja

/// A folder of files that cannot be built, with a table `expected.txt` of the lines that the tool prints.
///
/// The files end in `.swift.txt`: a formatter would stumble over them.
private struct BadFiles {
    private static let ending = ".swift.txt"
    private let folder: URL
    let names: [String]
    /// The lines of the table, by the name of the file they speak of.
    let expected: [String: [String]]

    init(_ name: String) {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent(name)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let names = files.filter { $0.hasSuffix(Self.ending) }
            .map { String($0.dropLast(Self.ending.count)) }.sorted()
        let table = try? String(
            contentsOf: folder.appendingPathComponent("expected.txt"), encoding: .utf8)
        let lines = (table ?? "").split(separator: "\n").map(String.init)
        self.folder = folder
        self.names = names
        expected = Dictionary(grouping: lines) { line in
            names.first { line.hasPrefix("\($0).swift:") || line.contains(" \($0).swift") } ?? ""
        }
    }

    func copy(_ name: String, to space: Workspace) throws {
        try Data(contentsOf: folder.appendingPathComponent(name + Self.ending))
            .write(to: URL(fileURLWithPath: space[name + ".swift"]))
    }
}

private let refusedSources = BadFiles("BadInput")
private let compiledSources = BadFiles("BadInput/compiled")

/// What `baraja build` says, without the folder's name.
private func messages(_ names: [String], in space: Workspace) -> [String] {
    do {
        _ = try Baraja.run(
            ["build"] + names.map { space[$0 + ".swift"] }
                + ["--output", space["out"], "--debug"])
        return []
    } catch {
        let lines = (error as? Failure)?.lines ?? ["\(error)"]
        return lines.map { $0.replacingOccurrences(of: space.path + "/", with: "") }
    }
}

@Test("there are at least 60 bad files, and the tables speak of all and of no other")
func badFiles() {
    #expect(refusedSources.names.count + compiledSources.names.count >= 60)
    for files in [refusedSources, compiledSources] {
        #expect(files.expected.keys.sorted() == files.names)
    }
}

@Test(
    "a bad file is refused before it is compiled, with place, reason and what to do",
    arguments: refusedSources.names)
func refusedFile(name: String) throws {
    let space = try Workspace()
    try refusedSources.copy(name, to: space)
    #expect(messages([name], in: space) == refusedSources.expected[name])
    #expect(space.list() == [name + ".swift"])
}

@Test("what only the compiler sees is told at the author's place, for all files at once")
func compiledFiles() throws {
    let space = try Workspace(["Preview.swift": "import SwiftUI\n\n#Preview { Text(\"a\") }\n"])
    for name in compiledSources.names { try compiledSources.copy(name, to: space) }
    let said = messages(compiledSources.names + ["Preview"], in: space)
    for name in compiledSources.names {
        #expect(said.filter { $0.hasPrefix(name + ".swift:") } == compiledSources.expected[name])
    }
    #expect(said.count == compiledSources.expected.values.reduce(0) { $0 + $1.count })
}
