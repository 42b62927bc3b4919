import BlockMetadata
import Foundation

/// Photographs: stills of each demo, light and dark; previews that others show of a page; icons.
///
/// `Scripts/site-pictures.py` takes them with Chromium, those that no earlier build took of the same things.
struct Pictures {
    let build: SiteBuild
    let facts: SiteFacts
    /// The built demos by their place in the site.
    let live: [(path: String, source: String)]

    /// One photograph, as the script reads it.
    private struct Shot: Encodable {
        /// The page to photograph, from the site's root.
        let page: String
        /// The picture, from the site's root; its ending says the format.
        let file: String
        let width: Int
        let height: Int
        let scale: Int
        let scheme: String
        /// Whether to wait until a demo has started.
        let isDemo: Bool
        /// Names what the picture was made from.
        let key: String
    }

    /// Where the pages of previews are while they are photographed.
    private static let studio = "studio"

    func make(in staging: SiteFolder) throws {
        let shots = try stills() + previews(in: staging) + icons(in: staging)
        let store = build.cache + "/pictures"
        try FileManager.default.createDirectory(atPath: store, withIntermediateDirectories: true)
        let missing = shots.filter { !FileManager.default.fileExists(atPath: kept($0)) }
        // Stills first: previews show them.
        try take(missing.filter(\.isDemo), in: staging)
        for shot in shots where shot.isDemo { try staging.copy(kept(shot), to: shot.file) }
        try take(missing.filter { !$0.isDemo }, in: staging)
        for shot in shots where !shot.isDemo { try staging.copy(kept(shot), to: shot.file) }
        try? FileManager.default.removeItem(atPath: "\(staging.root)/\(Self.studio)")
        let names = Set(shots.map { (kept($0) as NSString).lastPathComponent })
        for name in try FileManager.default.contentsOfDirectory(atPath: store)
        where !names.contains(name) {
            try? FileManager.default.removeItem(atPath: "\(store)/\(name)")
        }
    }

    private func kept(_ shot: Shot) -> String {
        "\(build.cache)/pictures/\(shot.key).\((shot.file as NSString).pathExtension)"
    }

    private func take(_ shots: [Shot], in staging: SiteFolder) throws {
        guard !shots.isEmpty else { return }
        build.progress("taking \(shots.count) pictures")
        let root = build.repository.root
        let python = root + "/.build/venv/bin/python"
        guard FileManager.default.isExecutableFile(atPath: python) else {
            throw Failure("the browser that takes the pictures is missing: run 'make setup'")
        }
        let list = "\(build.cache)/shots.json"
        try JSONEncoder().encode(shots).write(to: URL(fileURLWithPath: list))
        let command = Command(
            program: python,
            arguments: [
                root + "/Scripts/site-pictures.py", list, staging.root, build.cache + "/pictures",
            ], purpose: "taking the pictures")
        let result = try Command.run([command], folder: build.cache)[0]
        guard result.status == 0 else {
            throw Failure("\(command.purpose) failed:\n\(result.output)")
        }
    }

    // MARK: What to photograph

    private func stills() throws -> [Shot] {
        try facts.blocks.flatMap { block in
            let path = Live.folder(block.name)
            let source = live.first { $0.path == path }?.source ?? ""
            return try ["light", "dark"].map { scheme in
                Shot(
                    page: "\(path)?scheme=\(scheme)&motion=full&text=large",
                    file: Picture.still(block, scheme), width: Picture.width / 2,
                    height: Picture.height / 2, scale: 2, scheme: scheme, isDemo: true,
                    key: try key([source, scheme]))
            }
        }
    }

    private func previews(in staging: SiteFolder) throws -> [Shot] {
        try BlockMetadata.Language.allCases.flatMap { language in
            let page = PageContext(facts, Route(.gallery, language))
            let cards =
                [("site", PreviewCard.site(page))]
                + (try facts.blocks.map { ($0.name, try PreviewCard.block($0, page)) })
            return try cards.map { name, card in
                let path = "\(Self.studio)/\(name)-\(language.rawValue).html"
                try staging.write(card, to: path)
                return Shot(
                    page: path, file: Picture.preview(name, language), width: 1200, height: 630,
                    scale: 1, scheme: "light", isDemo: false,
                    key: try key([card, try style(), live.map(\.source).joined()]))
            }
        }
    }

    private func icons(in staging: SiteFolder) throws -> [Shot] {
        let icon = try String(
            contentsOfFile: build.repository.root + "/Site/icon.svg", encoding: .utf8)
        return try [180, 512].map { size in
            Shot(
                page: "assets/icon.svg", file: "assets/icon-\(size).png", width: size, height: size,
                scale: 1, scheme: "light", isDemo: false, key: try key([icon, String(size)]))
        }
    }

    private func style() throws -> String {
        try String(contentsOfFile: build.repository.root + "/Site/site.css", encoding: .utf8)
    }

    /// The script itself and the numbers of pictures belong to what they are made from.
    private func key(_ parts: [String]) throws -> String {
        var hash = ContentHash()
        let script = build.repository.root + "/Scripts/site-pictures.py"
        hash.add(try Data(contentsOf: URL(fileURLWithPath: script)))
        hash.add("\(Picture.width) \(Picture.height)".utf8)
        for part in parts { hash.add(part.utf8) }
        return hash.text
    }
}
