import Foundation

/// The blocks of a checkout, by the names of their files. Only what a project needs of them is read, so that
/// the command answers at once.
package struct RepositoryBlocks: Upstream {
    private let files: [String: String]

    package init(_ repository: Repository) throws {
        let root = repository.root + "/Blocks"
        let inside = FileManager.default.enumerator(atPath: root)
        var files: [String: String] = [:]
        for path in inside?.compactMap({ $0 as? String }) ?? [] where path.hasSuffix(".swift") {
            files[String((path as NSString).lastPathComponent.dropLast(6))] = root + "/" + path
        }
        guard !files.isEmpty else {
            throw Failure("no block in \(Shown.text(root)); look at BARAJA_ROOT")
        }
        self.files = files
    }

    package func names() -> [String] { files.keys.sorted() }

    package func block(_ name: String) throws -> UpstreamBlock? {
        guard let path = files[name] else { return nil }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure("\(Shown.text(path)) cannot be read")
        }
        let text = Array(data)
        guard let string = String(validating: text, as: UTF8.self) else {
            throw Failure("\(Shown.text(path)) is not UTF-8 text")
        }
        return UpstreamBlock(name: name, version: Self.version(in: string), text: text)
    }

    /// What the block's comment says of its version.
    private static func version(in text: String) -> String {
        let line = text.firstMatch(of: /\/\/\/ version: *([^\s]+)/)
        return line.map { String($0.1) } ?? "1.0.0"
    }
}
