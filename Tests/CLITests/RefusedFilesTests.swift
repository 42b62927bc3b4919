import CatalogueKit
import Foundation
import Testing

@testable import baraja

private func build(_ files: [String], _ more: String..., output: String) -> [String] {
    do {
        _ = try Baraja.run(["build"] + files + ["--output", output] + more)
        return []
    } catch {
        return (error as? Failure)?.lines ?? ["\(error)"]
    }
}

private let preview = "import SwiftUI\n#Preview(\"One\") { Text(\"a\") }\n"

@Test("files that cannot be built are refused with one line, and nothing is written")
func refusedFiles() throws {
    let space = try Workspace(["a.swift": preview, "b.txt": "", "none.swift": "import SwiftUI\n"])
    let (a, out) = (space["a.swift"], space["out"])
    let missing = space["missing.swift"]
    #expect(build([missing], output: out) == ["error: \(missing): no such file"])
    #expect(
        build([space.path], output: out)
            == ["error: \(space.path) is a folder; name the Swift files in it"])
    #expect(
        build([space["b.txt"]], output: out)
            == ["error: \(space["b.txt"]) is not a Swift file"])
    #expect(build([a, a], output: out) == ["error: \(a) is given twice"])
    #expect(
        build([space["none.swift"]], output: out)
            == ["error: no preview in \(space["none.swift"]); add #Preview { YourView() }"])
    #expect(
        build([a], "--preview", "Two", output: out)
            == ["error: no preview is named \"Two\"; there are: \"One\""])
    #expect(space.list() == ["a.swift", "b.txt", "none.swift"])
}

@Test("a file that is not UTF-8 is refused")
func notText() throws {
    let space = try Workspace()
    try Data([0xff, 0xfe, 0x00]).write(to: URL(fileURLWithPath: space["a.swift"]))
    #expect(
        build([space["a.swift"]], output: space["out"])
            == ["error: \(space["a.swift"]) is not UTF-8 text; save it as UTF-8"])
}

@Test("an output that is a file, or a folder of other things, is refused and stays")
func refusedOutput() throws {
    let space = try Workspace(["a.swift": preview, "mine/letter.txt": "dear"])
    let a = space["a.swift"]
    #expect(
        build([a], output: a) == ["error: \(a) is a file, not a folder"])
    #expect(
        build([a], output: space["mine"]) == [
            "error: \(space["mine"]) holds files that no build of Baraja made; choose an empty or "
                + "new folder"
        ])
    #expect(space.read("mine/letter.txt") == "dear")
}

@Test("what a page cannot do is listed for all files at once")
func unsupportedInAllFiles() throws {
    let space = try Workspace([
        "a.swift": "import UIKit\n" + preview, "b.swift": "let x: Any = 1\n",
    ])
    let lines = build([space["a.swift"], space["b.swift"]], output: space["out"])
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("\(space["a.swift"]):1:1: error: module 'UIKit'"))
    #expect(lines[1].hasPrefix("\(space["b.swift"]):1:8: error: 'Any'"))
    #expect(!space.list().contains("out"))
}

@Test("an output that holds a source is refused, though an earlier build made it")
func outputWithSource() throws {
    let space = try Workspace(["out/.baraja-page": "", "out/a.swift": preview])
    let (a, out) = (space["out/a.swift"], space["out"])
    let lines = ["error: \(out) holds \(a) and would be replaced; choose another folder"]
    #expect(build([a], output: out) == lines)
    #expect(space.list("out") == [".baraja-page", "a.swift"])
}

@Test("an output that cannot be written is refused with one line")
func readOnlyOutput() throws {
    let space = try Workspace(["a.swift": preview])
    #expect(
        build([space["a.swift"]], output: "/proc/no/such/page") == [
            "error: /proc/no/such/page cannot be written; choose a folder that is yours"
        ])
}

@Test("an empty file has no preview")
func emptyFile() throws {
    let space = try Workspace(["a.swift": ""])
    let a = space["a.swift"]
    #expect(
        build([a], output: space["out"])
            == ["error: no preview in \(a); add #Preview { YourView() }"])
}
