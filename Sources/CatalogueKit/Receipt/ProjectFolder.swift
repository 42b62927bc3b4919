import Foundation

/// The project's folder, and its files by their paths.
final class ProjectFolder {
    /// Its path, absolute and without links.
    let path: String
    let root: Folder

    /// - Parameters:
    ///   - path: the project's folder.
    ///   - person: the folder where the person is: this one or one in it.
    init(path: String, person: String) throws(Failure) {
        self.path = path
        let depth =
            person.utf8.split(separator: 0x2f).count - path.utf8.split(separator: 0x2f).count
        let shown = [String](repeating: "..", count: max(0, depth)).joined(separator: "/")
        root = try Folder(path: path, shown: shown)
    }

    /// Opens a folder; nil when there is none.
    func folder(_ path: SafePath) throws(Failure) -> Folder? {
        var folder = root
        for part in path.parts {
            guard let next = try folder.folder(part) else { return nil }
            folder = next
        }
        return folder
    }

    /// Reads a file; nil when there is none.
    func read(_ path: SafePath) throws(Failure) -> StoredFile? {
        try folder(path.parent)?.read(path.name)
    }

    /// A path as the person is told of it, on one line.
    func title(_ path: SafePath) -> String {
        path == .root ? root.title : root.title(of: path.description)
    }

    /// Waits until no other command works in the project, and keeps others waiting while this object lives.
    func lock(waiting: () -> Void) throws(Failure) {
        if flock(root.descriptor, LOCK_EX | LOCK_NB) == 0 { return }
        if errno == EWOULDBLOCK { waiting() }
        while flock(root.descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                throw Failure(
                    "\(Shown.text(path)) cannot be locked against a second command: "
                        + "\(Folder.reason(errno)); use a local disk")
            }
        }
    }
}
