import Foundation

/// The script that keeps the site usable without a connection.
struct ServiceWorker {
    /// In the folder `Site`, and at the site's root: a worker governs what lies beside and below it.
    static let file = "sw.js"

    let staging: SiteFolder
    let pages: [Route]

    /// Writes what it keeps from the start, and a version that changes with any byte of the site.
    func write() throws {
        let path = "\(staging.root)/\(Self.file)"
        let kept =
            pages.map { $0.folder.isEmpty ? "./" : $0.folder } + staging.files().filter(isKept)
        let list = try JSONSerialization.data(
            withJSONObject: kept, options: [.withoutEscapingSlashes])
        let text = try String(contentsOfFile: path, encoding: .utf8)
            .replacingOccurrences(of: "'{{VERSION}}'", with: "'\(try version())'")
            .replacingOccurrences(of: "['{{FILES}}']", with: String(decoding: list, as: UTF8.self))
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// Pages, scripts, style and stills. Demos are large: they are kept once they were seen.
    private func isKept(_ path: String) -> Bool {
        path.hasPrefix("assets/") || path == "search.json" || path.hasSuffix("manifest.webmanifest")
            || path.hasPrefix("pictures/") && path.hasSuffix(".webp")
            || path.hasPrefix("blocks/") && path.hasSuffix(".swift")
    }

    private func version() throws -> String {
        var hash = ContentHash()
        for file in staging.files() {
            hash.add(file.utf8)
            hash.add(try Data(contentsOf: URL(fileURLWithPath: "\(staging.root)/\(file)")))
        }
        return hash.text
    }
}
