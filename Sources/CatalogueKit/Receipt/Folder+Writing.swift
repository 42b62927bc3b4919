import Foundation

extension Folder {
    /// Where a file's new content is made, before it takes the file's place.
    static func temporary(_ name: String) -> String { ".\(name).baraja-new" }

    func checkWritable() throws(Failure) {
        guard isWritable else {
            throw Failure("\(title) is read-only; make it writable (chmod u+w) and run this again")
        }
    }

    /// Writes the content that the file of that name is to get beside it, down to the disk.
    ///
    /// - Parameter mode: the permission bits; nil for the usual ones.
    func stage(_ bytes: [UInt8], for name: String, mode: mode_t?) throws {
        try checkWritable()
        try WritePoint.reach("create \(path(of: name))")
        let temporary = Self.temporary(name)
        unlinkat(descriptor, temporary, 0)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = openat(descriptor, temporary, flags, 0o666)
        guard file >= 0 else { throw writeFailure(name) }
        defer { close(file) }
        try setMode(mode, of: file, name)
        try WritePoint.reach("write \(path(of: name))")
        try write(bytes, to: file, name)
        try WritePoint.reach("sync \(path(of: name))")
        guard fsync(file) == 0 else { throw writeFailure(name) }
    }

    /// Sets the permission bits where they differ: some file systems refuse to change them.
    private func setMode(_ mode: mode_t?, of file: Int32, _ name: String) throws(Failure) {
        var status = stat()
        guard let mode, fstat(file, &status) != 0 || status.st_mode & 0o7777 != mode else { return }
        guard fchmod(file, mode) == 0 else { throw writeFailure(name) }
    }

    private func write(_ bytes: [UInt8], to file: Int32, _ name: String) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw writeFailure(name) }
            rest = rest.dropFirst(count)
        }
    }

    /// Puts the staged content in the file's place, in one step.
    func commit(_ name: String) throws {
        try WritePoint.reach("rename \(path(of: name))")
        guard renameat(descriptor, Self.temporary(name), descriptor, name) == 0 else {
            throw failure(name, "cannot be replaced", errno)
        }
    }

    /// Removes what was staged, if there is any.
    func discard(_ name: String) throws {
        guard has(Self.temporary(name)) else { return }
        try WritePoint.reach("discard \(path(of: name))")
        guard unlinkat(descriptor, Self.temporary(name), 0) == 0 || errno == ENOENT else {
            throw failure(Self.temporary(name), "cannot be removed", errno)
        }
    }

    /// Removes a file; it is no failure when there is none.
    func remove(_ name: String) throws {
        try WritePoint.reach("remove \(path(of: name))")
        guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else {
            throw failure(name, "cannot be removed", errno)
        }
    }

    /// Makes a folder; it is no failure when there is one.
    func makeFolder(_ name: String) throws {
        guard !has(name) else { return }
        try checkWritable()
        try WritePoint.reach("make \(path(of: name))")
        guard mkdirat(descriptor, name, 0o777) == 0 || errno == EEXIST else {
            throw failure(name, "cannot be made", errno)
        }
        sync()
    }

    /// Removes a folder if it is empty and may be removed; otherwise it stays.
    func removeFolder(_ name: String) throws {
        try WritePoint.reach("remove \(path(of: name))")
        unlinkat(descriptor, name, AT_REMOVEDIR)
    }

    private func writeFailure(_ name: String) -> Failure {
        let line = failure(name, "cannot be written", errno).messages[0]
        return Failure("\(line); nothing was changed; mend that and run this again")
    }

    /// Brings the folder's own list of names to the disk. Not every file system can.
    func sync() { fsync(descriptor) }
}
