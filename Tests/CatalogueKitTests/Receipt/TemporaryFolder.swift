import Foundation

@testable import CatalogueKit

/// A temporary folder with files in it.
final class TemporaryFolder: Sendable {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        path = NSTemporaryDirectory() + "baraja-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    subscript(name: String) -> String { path + "/" + name }

    /// The folder's path without links.
    var real: String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    func write(_ text: String, to name: String) throws {
        let folder = (self[name] as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: self[name]))
    }

    func read(_ name: String) -> String? {
        FileManager.default.contents(atPath: self[name]).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Everything in it: each file's content by its path; folders end with a slash and are empty.
    var tree: [String: String] {
        let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return paths.reduce(into: [:]) { tree, name in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: self[name], isDirectory: &isFolder)
            tree[isFolder.boolValue ? name + "/" : name] = isFolder.boolValue ? "" : read(name)
        }
    }
}

/// A catalogue in memory.
struct FakeUpstream: Upstream {
    var texts: [String: String]

    func names() -> [String] { texts.keys.sorted() }

    func block(_ name: String) -> UpstreamBlock? {
        texts[name].map {
            UpstreamBlock(name: name, version: "\($0.utf8.count)", text: Array($0.utf8))
        }
    }
}
