import BlockMetadata
import Foundation

/// The demos: for each block the page of its file, and a second one where its demo takes knobs.
///
/// Each takes the better part of a minute to compile, so a page is built only when something that it is
/// made from has changed.
struct LivePages {
    let build: SiteBuild
    let knobs: [String: [Knob]]

    /// What one page is made from.
    private struct Job {
        let name: String
        /// From the site's root.
        let path: String
        let files: [String]
        let preview: String?
    }

    /// Builds what is stale. Gives the folder of each page by its place in the site, outer ones first.
    func make() throws -> [(path: String, source: String)] {
        let base = try key()
        let jobs = try build.blocks.flatMap(jobs)
        let made = try jobs.map { job in
            (job, "\(build.cache)/live/\(job.name)-\(try key(of: job, base: base))")
        }
        let stale = made.filter { !isComplete($0.1) }.map { page($0, output: $1) }
        try run(stale)
        forget(except: made.map(\.1))
        return made.map { ($0.path, $1) }
    }

    private func jobs(_ block: Block) throws -> [Job] {
        let file = "\(build.repository.root)/\(block.path)"
        let plain = Job(
            name: block.name, path: Live.folder(block.name), files: [file], preview: nil)
        guard let own = knobs[block.name], !own.isEmpty else { return [plain] }
        let folder = build.cache + "/knobs"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        let extra = "\(folder)/\(block.name)Knobs.swift"
        try KnobSource(block: block, knobs: own).text
            .write(toFile: extra, atomically: true, encoding: .utf8)
        return [
            plain,
            Job(
                name: block.name + "Knobs", path: plain.path + Live.knobs, files: [file, extra],
                preview: KnobSource.preview),
        ]
    }

    private func page(_ job: Job, output: String) -> PageBuild {
        PageBuild(
            files: job.files, output: output, preview: job.preview, mode: build.mode,
            progress: build.progress)
    }

    // MARK: The cache

    private func isComplete(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder)/\(OutputFolder.marker)")
    }

    /// Names everything that all pages are made from.
    private func key() throws -> String {
        var hash = ContentHash()
        let root = build.repository.root
        let modules = RuntimeModule.groups.joined().map { "Sources/\($0.name)" }
        let tool = ["Sources/Lowering", "Sources/CatalogueKit/Page", "Sources/CatalogueKit/Wasm"]
        for folder in modules + tool {
            for file in SiteFolder(root: "\(root)/\(folder)").files() {
                hash.add(file.utf8)
                hash.add(try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(folder)/\(file)")))
            }
        }
        let order = URL(fileURLWithPath: build.repository.functionOrder)
        hash.add(try Data(contentsOf: order))
        for stamp in ["complete", "web/complete"] {
            let path = "\(build.repository.assets)/\(stamp)"
            hash.add(FileManager.default.contents(atPath: path) ?? Data())
        }
        hash.add(build.mode.rawValue.utf8)
        return hash.text
    }

    private func key(of job: Job, base: String) throws -> String {
        var hash = ContentHash()
        hash.add(base.utf8)
        for file in job.files { hash.add(try Data(contentsOf: URL(fileURLWithPath: file))) }
        return hash.text
    }

    /// Removes the pages of earlier builds.
    private func forget(except kept: [String]) {
        let folder = build.cache + "/live"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where !kept.contains("\(folder)/\(name)") {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    // MARK: Side by side

    /// Builds two pages at a time: a page's compiler keeps one core busy.
    private func run(_ pages: [PageBuild]) throws {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 2
        let failures = Failures()
        for page in pages {
            queue.addOperation {
                do { try page.run() } catch { failures.add(error) }
            }
        }
        queue.waitUntilAllOperationsAreFinished()
        if let first = failures.first { throw first }
    }

    private final class Failures: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var first: (any Error)?

        func add(_ error: any Error) {
            lock.withLock { first = first ?? error }
        }
    }
}
