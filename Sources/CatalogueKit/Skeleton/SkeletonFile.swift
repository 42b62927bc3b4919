import Foundation

/// Where a skeleton is written.
package struct SkeletonFile {
    /// The file's path, as the folder was typed.
    package let path: String

    /// Refuses a folder that is not there, and a file that is.
    package init(folder: String, name: String) throws(Failure) {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
        guard isThere else { throw Failure("\(folder): no such folder; make it first") }
        guard isFolder.boolValue else { throw Failure("\(folder) is a file, not a folder") }
        path =
            folder == "."
            ? "\(name).swift" : (folder as NSString).appendingPathComponent("\(name).swift")
        guard !FileManager.default.fileExists(atPath: path) else { throw Self.exists(path) }
    }

    private static func exists(_ path: String) -> Failure {
        Failure("\(path) exists already; choose another name or folder, or move it away")
    }

    /// Writes all or nothing, and never over another file.
    package func write(_ text: String) throws {
        let temporary = "\(path).\(ProcessInfo.processInfo.processIdentifier)"
        defer { unlink(temporary) }
        do {
            try text.write(toFile: temporary, atomically: false, encoding: .utf8)
        } catch {
            throw Failure("\(path) cannot be written")
        }
        guard link(temporary, path) == 0 else {
            throw errno == EEXIST ? Self.exists(path) : Failure("\(path) cannot be written")
        }
    }
}
