import Foundation

/// The folder that a page is written to: made beside it, then swapped in, so that a failed build changes nothing.
struct OutputFolder {
    /// Says that the folder was made here and may be replaced.
    static let marker = ".baraja-page"

    let path: String
    /// Where the new content is made.
    let staging: String

    /// Refuses a folder with content of other origin, and a place that cannot be written.
    init(path typed: String) throws(Failure) {
        let files = FileManager.default
        let url = URL(fileURLWithPath: typed).standardizedFileURL
        path = url.path
        var isFolder: ObjCBool = false
        if files.fileExists(atPath: path, isDirectory: &isFolder) {
            guard isFolder.boolValue else { throw Failure("\(typed) is a file, not a folder") }
            guard let content = try? files.contentsOfDirectory(atPath: path) else {
                throw Failure("\(typed) cannot be read")
            }
            guard content.isEmpty || content.contains(Self.marker) else {
                throw Failure(
                    "\(typed) holds files that no build of Baraja made; choose an empty or new "
                        + "folder")
            }
        }
        staging = "\(path).baraja-\(ProcessInfo.processInfo.processIdentifier)"
        do {
            try files.createDirectory(atPath: staging, withIntermediateDirectories: true)
        } catch {
            throw Failure("\(typed) cannot be written")
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
        try? FileManager.default.removeItem(atPath: staging)
    }
}
