import Foundation

/// An open folder of the project. Everything in it is reached through its descriptor and never through a
/// link, so that no folder that is swapped for a link leads a write elsewhere.
final class Folder {
    let descriptor: Int32
    /// The folder as the person is told of it; empty for the one where the person is.
    let shown: String

    private init(descriptor: Int32, shown: String) {
        self.descriptor = descriptor
        self.shown = shown
    }

    deinit { close(descriptor) }

    /// Opens a folder by its path.
    convenience init(path: String, shown: String) throws(Failure) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw Failure("\(Shown.text(path)) cannot be opened: \(Self.reason(errno))")
        }
        self.init(descriptor: descriptor, shown: shown)
    }

    /// Opens the folder of that name in this one; nil when there is none.
    func folder(_ name: String) throws(Failure) -> Folder? {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        let found = openat(descriptor, name, flags)
        if found >= 0 { return Folder(descriptor: found, shown: path(of: name)) }
        let code = errno
        if code == ENOENT { return nil }
        if isLink(name) { throw linkFailure(name) }
        if code == ENOTDIR { throw Failure("\(title(of: name)) is a file, not a folder") }
        throw failure(name, "cannot be opened", code)
    }

    // MARK: What people are told

    func path(of name: String) -> String { shown.isEmpty ? name : shown + "/" + name }

    /// The path of something in this folder, on one line.
    func title(of name: String) -> String { Shown.text(path(of: name)) }

    /// The folder itself, on one line.
    var title: String { shown.isEmpty ? "this folder" : Shown.text(shown) }

    func failure(_ name: String, _ what: String, _ code: Int32) -> Failure {
        Failure("\(title(of: name)) \(what): \(Self.reason(code))")
    }

    func linkFailure(_ name: String) -> Failure {
        Failure(
            "\(title(of: name)) is a symbolic link, which is never followed; "
                + "put the file or folder itself in its place")
    }

    /// What the system says of an error, as the end of a sentence.
    static func reason(_ code: Int32) -> String {
        let text = String(cString: strerror(code))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
