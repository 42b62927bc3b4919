import Foundation
import Testing

@testable import CatalogueKit

@Test(
    "a path that could leave the project is none",
    arguments: [
        "", "/", "/etc/passwd", "..", "../x", "a/../b", "a/..", ".", "./a", "a//b", "a/", "a\0b",
        "/\u{301}a",
    ])
func leaving(text: String) {
    #expect(SafePath(text) == nil)
}

@Test("a path keeps spaces, accents, emoji and line ends, and knows its folders")
func parts() throws {
    let path = try #require(SafePath("Mis tarjetas ñ/🃏\n/X.swift"))
    #expect(path.description == "Mis tarjetas ñ/🃏\n/X.swift")
    #expect(path.name == "X.swift")
    #expect(path.parent.description == "Mis tarjetas ñ/🃏\n")
    #expect(path.folders.map(\.description) == ["Mis tarjetas ñ", "Mis tarjetas ñ/🃏\n"])
    #expect(SafePath("Ä/B.swift")?.folded == SafePath("A\u{308}/b.swift")?.folded)
}

@Test("a typed folder is meant from where the person is, and must be in the project")
func typed() throws {
    func path(_ typed: String, in folder: String = "/p/a") -> String? {
        try? SafePath(typed: typed, in: folder, root: "/p").description
    }
    #expect(path("x") == "a/x")
    #expect(path("./x//y/") == "a/x/y")
    #expect(path("../x") == "x")
    #expect(path("..") == "")
    #expect(path("/p/x/y") == "x/y")
    #expect(path("../../x") == nil)
    #expect(path("../../p/x") == "x")
    #expect(path("/px") == nil)
    #expect(path("/") == nil)
    #expect(path("") == nil)
    #expect(path("a\0b") == nil)
}

@Test("an absolute typed folder may begin with a link to the project")
func typedThroughLink() throws {
    let space = try TemporaryFolder(["p/a": ""])
    let link = space["link"]
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: space["p"])
    let real = space.real + "/p"
    let path = try SafePath(typed: link + "/new/deep", in: real, root: real)
    #expect(path.description == "new/deep")
}
