import BlockMetadata
import Foundation

/// Makes the whole site: pages in both languages, the demos in them, pictures, and what programs read.
package struct SiteBuild {
    package var repository: Repository
    package var catalogue: Catalogue
    /// The folder to make.
    package var output: String
    /// Where the site will be; nil for anywhere.
    package var address: String?
    package var mode: BuildMode
    /// Told what happens, a line at a time. It may be called from several threads.
    package var progress: @Sendable (String) -> Void

    package init(
        repository: Repository, catalogue: Catalogue, output: String, address: String?,
        mode: BuildMode,
        progress: @escaping @Sendable (String) -> Void
    ) {
        self.repository = repository
        self.catalogue = catalogue
        self.output = output
        self.address = address
        self.mode = mode
        self.progress = progress
    }

    var blocks: [Block] { catalogue.blocks }

    /// Where what did not change is kept from one build to the next.
    var cache: String { repository.root + "/.build/baraja/site" }

    /// Builds the site. On any failure the output folder is as it was.
    package func run() throws {
        let sources = blocks.map { "\(repository.root)/\($0.path)" }
        let folder = try OutputFolder(path: output, sources: sources)
        defer { folder.discard() }
        let knobs = Dictionary(uniqueKeysWithValues: blocks.map { ($0.name, Knob.all(of: $0)) })
        let facts = SiteFacts(
            catalogue: catalogue, address: address, markdown: try Markdown(),
            compatibility: try Compatibility.load(repository), knobs: knobs)
        let live = try LivePages(build: self, knobs: knobs).make()
        let staging = SiteFolder(root: folder.staging)
        for (path, source) in live { try staging.copy(source, to: path) }
        progress("writing pages")
        try writeAssets(to: staging)
        try staging.write(try Registry(catalogue).json, to: "registry.json")
        try staging.write(try Registry.schema(repository), to: "registry.schema.json")
        try SitePages(facts: facts).write(to: staging)
        for block in blocks {
            try staging.copy(
                "\(repository.root)/\(block.path)",
                to: Route(.block(block.name), .english).folder + block.name + ".swift")
        }
        try Pictures(build: self, facts: facts, live: live).make(in: staging)
        try ServiceWorker(staging: staging, pages: SitePages.routes(of: blocks)).write()
        try folder.commit()
    }

    /// The site's own scripts, style, icon and fonts, and the licences.
    private func writeAssets(to staging: SiteFolder) throws {
        let source = repository.root + "/Site"
        for name in try FileManager.default.contentsOfDirectory(atPath: source).sorted()
        where name != ServiceWorker.file {
            try staging.copy("\(source)/\(name)", to: "assets/\(name)")
        }
        try staging.copy("\(source)/\(ServiceWorker.file)", to: ServiceWorker.file)
        try staging.copy("\(repository.assets)/fonts/inter.woff2", to: "assets/inter.woff2")
        try staging.write(try PageFiles.notices(repository), to: "NOTICES.txt")
    }
}

/// The folder in which the site is made.
struct SiteFolder {
    let root: String

    /// Writes a text; `path` counts from the site's root.
    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    func write(_ data: Data, to path: String) throws {
        try prepare(path)
        try data.write(to: URL(fileURLWithPath: "\(root)/\(path)"))
    }

    /// Copies a file or a folder.
    func copy(_ source: String, to path: String) throws {
        try prepare(path)
        let target = root + "/" + (path.hasSuffix("/") ? String(path.dropLast()) : path)
        try FileManager.default.copyItem(atPath: source, toPath: target)
    }

    /// All files, sorted, but for those whose name begins with a dot.
    func files() -> [String] {
        let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return all.filter { path in
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(
                atPath: "\(root)/\(path)", isDirectory: &isFolder)
            return isThere && !isFolder.boolValue
                && !(path as NSString).lastPathComponent.hasPrefix(".")
        }.sorted()
    }

    private func prepare(_ path: String) throws {
        let folder = ("\(root)/\(path)" as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
    }
}
