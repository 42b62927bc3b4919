import Foundation
import Testing

@testable import CatalogueKit

/// A folder with files, each empty.
private func folder(_ names: [String]) throws -> String {
    let path = NSTemporaryDirectory() + "baraja-output-" + UUID().uuidString
    for name in names + [".keep"] {
        let file = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
    }
    return path
}

private func list(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
}

@Test("a page that is given up leaves no folder behind, also none above it")
func givenUp() throws {
    let place = try folder([])
    defer { try? FileManager.default.removeItem(atPath: place) }
    let output = try OutputFolder(path: place + "/deep/er/out", sources: [])
    #expect(list(place + "/deep") == ["er"])
    output.discard()
    #expect(list(place) == [".keep"])
}

@Test("a page takes the place of the one before it, also behind a symbolic link")
func committed() throws {
    let place = try folder(["out/.baraja-page", "out/old"])
    defer { try? FileManager.default.removeItem(atPath: place) }
    try FileManager.default.createSymbolicLink(
        atPath: place + "/link", withDestinationPath: "out")
    let output = try OutputFolder(path: place + "/link", sources: [place + "/a.swift"])
    try output.commit()
    output.discard()
    #expect(list(place + "/out") == [".baraja-page"])
    #expect(list(place) == [".keep", "link", "out"])
}

@Test("what a killed build left beside it goes; what is not such a build's stays")
func leftovers() throws {
    let place = try folder([
        "out.baraja-0x/a", "out.baraja-1/a", "out.baraja-99999999/a",
        "out.baraja-99999999-old/a", "other.baraja-99999999/a",
    ])
    defer { try? FileManager.default.removeItem(atPath: place) }
    try OutputFolder(path: place + "/out", sources: []).discard()
    #expect(list(place) == [".keep", "other.baraja-99999999", "out.baraja-0x", "out.baraja-1"])
}
