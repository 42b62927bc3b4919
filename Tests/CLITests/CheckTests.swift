import CatalogueKit
import Foundation
import Testing

@testable import baraja

/// What the command prints, and whether it found an error.
private func check(_ words: String...) throws -> (output: String, isBad: Bool) {
    do {
        return (try Baraja.run(["check"] + words), false)
    } catch let failure as Failure where failure.lines.isEmpty {
        return (failure.output, true)
    }
}

private let good = "import SwiftUI\n#Preview(\"One\") { Text(\"a\") }\n"

@Test("a sound file gets one line of praise")
func sound() throws {
    let space = try Workspace(["a.swift": good])
    let (output, isBad) = try check(space["a.swift"], "--quick")
    #expect(output == "1 file, 0 errors, 0 warnings")
    #expect(!isBad)
}

@Test("what a page cannot do and what shuts people out is told together, by file and place")
func findings() throws {
    let space = try Workspace([
        "a.swift": "import UIKit\n" + good,
        "b.swift": "import SwiftUI\nlet b = Image(\"b\")\nlet c = Text(\"c\").onTapGesture {}\n",
    ])
    let (a, b) = (space["a.swift"], space["b.swift"])
    let (output, isBad) = try check(a, b)
    let lines = output.split(separator: "\n")
    #expect(isBad)
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("\(a):1:1: error: module 'UIKit'") && lines[0].hasSuffix("[page]"))
    #expect(lines[1].hasPrefix("\(b):2:9: warning: ") && lines[1].hasSuffix("[unlabelled-image]"))
    #expect(lines[2].hasPrefix("\(b):3:19: error: ") && lines[2].hasSuffix("[tap-without-button]"))
    #expect(lines[3] == "2 files, 2 errors, 1 warning")
}

@Test("what the compiler says is told with the author's own places")
func compilerFindings() throws {
    let space = try Workspace(["a.swift": good + "let x: Int = \"a\"\n"])
    let (output, isBad) = try check(space["a.swift"])
    #expect(isBad)
    #expect(output.hasPrefix("\(space["a.swift"]):3:14: error: cannot convert"), "\(output)")
    #expect(try !check(space["a.swift"], "--quick").isBad)
}

@Test("warnings alone are no failure, unless the check is strict")
func strictness() throws {
    let space = try Workspace(["a.swift": "import SwiftUI\nlet b = Image(\"b\")\n"])
    #expect(try !check(space["a.swift"], "--quick").isBad)
    #expect(try check(space["a.swift"], "--quick", "--strict").isBad)
}

@Test("with --json the findings are for programs")
func jsonFindings() throws {
    let space = try Workspace(["a.swift": "import SwiftUI\nlet b = Image(\"b\")\n"])
    let output = try check(space["a.swift"], "--quick", "--json").output
    let object = try #require(
        try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(object["files"] as? [String] == [space["a.swift"]])
    #expect(findings.count == 1)
    #expect(findings[0]["line"] as? Int == 2)
    #expect(findings[0]["rule"] as? String == "unlabelled-image")
    #expect(findings[0]["severity"] as? String == "warning")
}

@Test("a file that is not there is an error of one line")
func missingFile() throws {
    #expect(throws: Failure("nowhere.swift: no such file")) { try check("nowhere.swift") }
}

@Test("the blocks have nothing to complain about")
func blocksAreSound() throws {
    let root = try Repository.find().root + "/Blocks"
    let names = try #require(FileManager.default.enumerator(atPath: root)?.allObjects as? [String])
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(root)/\($0)" }
    for file in files {
        #expect(try Baraja.run(["check", file, "--strict", "--quick"]).hasSuffix("0 warnings"))
    }
}
