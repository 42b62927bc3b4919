import Foundation
import Testing

@testable import CatalogueKit

private let upstream = FakeUpstream(texts: ["A": "a\n", "B": "b\n"])

private func add(_ names: [String], to folder: String?, in path: String) throws -> [Outcome] {
    let project = try Project(around: path, begins: true, repairs: true, note: { _ in })
    return try AddBlocks(project, from: upstream, to: folder).run(names, isDry: false)
}

@Test("the project is the nearest folder with a receipt, and paths are told from where one is")
func nearest() throws {
    let space = try TemporaryFolder(["app/deep/er/x": ""])
    #expect(try add(["A"], to: nil, in: space["app"])[0].message == "Blocks/A.swift: added")
    let second = try add(["B"], to: "mine", in: space["app/deep/er"])
    #expect(second[0].message == "../../deep/er/mine/B.swift: added")
    #expect(space.read("app/deep/er/mine/B.swift") == "b\n")
    #expect(space.read("app/deep/er/baraja.json") == nil)
}

@Test("a folder chosen with --to is where the next block goes")
func remembered() throws {
    let space = try TemporaryFolder()
    _ = try add(["A"], to: "Mis tarjetas", in: space.path)
    _ = try add(["B"], to: nil, in: space.path)
    #expect(space.read("Mis tarjetas/B.swift") == "b\n")
}

@Test("two names that differ in case only are not put side by side")
func caseTwins() throws {
    for (file, named) in [("Blocks/a.swift", "Blocks/a.swift"), ("blocks/x", "blocks")] {
        let space = try TemporaryFolder([file: "a\n"])
        let before = space.tree
        let error = #expect(throws: Failure.self) { try add(["A"], to: nil, in: space.path) }
        #expect(error?.lines.first?.hasPrefix("error: \(named) differs from ") == true)
        #expect(space.tree == before)
    }
}

@Test("a link in the place of a folder, a file or the receipt is never followed")
func links() throws {
    for link in ["Blocks", "Blocks/A.swift", "baraja.json"] {
        let space = try TemporaryFolder(["out/A.swift": "theirs", "p/x": ""])
        let place = space["p/" + link]
        try FileManager.default.createDirectory(
            atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true
        )
        let target = link == "Blocks" ? space["out"] : space["out/A.swift"]
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
        let before = space.tree
        let error = #expect(throws: Failure.self) { try add(["A"], to: nil, in: space["p"]) }
        #expect(error?.lines[0].hasPrefix("error: \(link) is a symbolic link") == true)
        #expect(space.tree == before)
    }
}

@Test("a new file has the usual permissions, and a replaced one keeps its own")
func permissions() throws {
    let space = try TemporaryFolder()
    func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: space[name])[.posixPermissions] as? Int
    }
    _ = try add(["A"], to: nil, in: space.path)
    try space.write("", to: "usual")
    #expect(try mode("Blocks/A.swift") == mode("usual"))
    try FileManager.default.setAttributes(
        [.posixPermissions: 0o640], ofItemAtPath: space["Blocks/A.swift"])
    let project = try space.project()
    _ = try UpdateBlocks(project, from: FakeUpstream(texts: ["A": "new\n"])).run([], isDry: false)
    #expect(space.read("Blocks/A.swift") == "new\n")
    #expect(try mode("Blocks/A.swift") == 0o640)
}
