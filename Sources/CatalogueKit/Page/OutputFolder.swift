import Foundation

/// The folder that a page is written to: made beside it, then swapped in, so that a failed build changes nothing.
struct OutputFolder {
    /// Says that the folder was made here and may be replaced.
    static let marker = ".baraja-page"

    let path: String
    /// Where the new content is made.
    let staging: String
    /// The highest folder that had to be made for it; nil when all were there.
    private let madeParent: String?

    /// Refuses a folder with content of other origin or with one of the sources, and a place that cannot be written.
    init(path typed: String, sources: [String]) throws(Failure) {
        let url = URL(fileURLWithPath: typed).standardizedFileURL.resolvingSymlinksInPath()
        path = url.path
        try Self.check(path, typed: typed)
        for source in sources {
            let file = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
            guard !file.hasPrefix(path + "/") else {
                throw Failure(
                    "\(typed) holds \(source) and would be replaced; choose another folder")
            }
        }
        let parent = url.deletingLastPathComponent()
        madeParent = Self.highestMissing(parent)
        staging = "\(path).baraja-\(ProcessInfo.processInfo.processIdentifier)"
        Self.removeLeftovers(of: url.lastPathComponent, in: parent.path)
        do {
            try FileManager.default.createDirectory(
                atPath: staging, withIntermediateDirectories: true)
        } catch {
            if let madeParent { try? FileManager.default.removeItem(atPath: madeParent) }
            throw Failure("\(typed) cannot be written; choose a folder that is yours")
        }
    }

    private static func check(_ path: String, typed: String) throws(Failure) {
        let files = FileManager.default
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: path, isDirectory: &isFolder) else { return }
        guard isFolder.boolValue else { throw Failure("\(typed) is a file, not a folder") }
        guard let content = try? files.contentsOfDirectory(atPath: path) else {
            throw Failure("\(typed) cannot be read")
        }
        guard content.isEmpty || content.contains(marker) else {
            throw Failure(
                "\(typed) holds files that no build of Baraja made; choose an empty or new folder")
        }
    }

    private static func highestMissing(_ folder: URL) -> String? {
        var folder = folder
        var missing: String?
        while !FileManager.default.fileExists(atPath: folder.path) {
            missing = folder.path
            folder.deleteLastPathComponent()
        }
        return missing
    }

    /// Removes what builds left here that were killed.
    private static func removeLeftovers(of name: String, in parent: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        for other in names where other.hasPrefix("\(name).baraja-") {
            let rest = other.dropFirst(name.count + 8).split(separator: "-")
            guard let first = rest.first, let process = Int32(first), kill(process, 0) != 0,
                errno == ESRCH
            else { continue }
            try? FileManager.default.removeItem(atPath: "\(parent)/\(other)")
        }
    }

    /// Puts the new content in the folder's place.
    func commit() throws {
        let files = FileManager.default
        try Data().write(to: URL(fileURLWithPath: staging + "/" + Self.marker))
        let old = staging + "-old"
        let replaces = files.fileExists(atPath: path)
        if replaces { try files.moveItem(atPath: path, toPath: old) }
        do {
            try files.moveItem(atPath: staging, toPath: path)
        } catch {
            if replaces { try? files.moveItem(atPath: old, toPath: path) }
            throw error
        }
        if replaces { try? files.removeItem(atPath: old) }
    }

    /// Removes what was made so far, if it was not committed.
    func discard() {
        let files = FileManager.default
        guard files.fileExists(atPath: staging) else { return }
        try? files.removeItem(atPath: staging)
        if let madeParent { try? files.removeItem(atPath: madeParent) }
    }
}
