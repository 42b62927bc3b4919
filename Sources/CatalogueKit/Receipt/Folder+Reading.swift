import Foundation

/// A file that was read.
struct StoredFile: Equatable {
    let bytes: [UInt8]
    /// Its permission bits.
    let mode: mode_t
}

extension Folder {
    /// Whether there is anything of that name, a dangling link too.
    func has(_ name: String) -> Bool { status(name) != nil }

    func isLink(_ name: String) -> Bool {
        status(name).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
    }

    private func status(_ name: String) -> stat? {
        var status = stat()
        return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    /// Whether its owner may write in it. Asked of the bits, so that it holds for the system's
    /// administrator too.
    var isWritable: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IWUSR != 0
    }

    /// Reads a file; nil when there is none. Refuses links and everything that is no plain file.
    func read(_ name: String) throws(Failure) -> StoredFile? {
        let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else {
            let code = errno
            if code == ENOENT { return nil }
            if isLink(name) { throw linkFailure(name) }
            throw failure(name, "cannot be read", code)
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw Failure("\(title(of: name)) is not a plain file; move it away")
        }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(file, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure(name, "cannot be read", errno) }
            if count == 0 { return StoredFile(bytes: bytes, mode: status.st_mode & 0o7777) }
            bytes += buffer[..<count]
        }
    }

    /// The names of what is in it, in no order.
    func names() -> [String] {
        let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0, let list = fdopendir(copy) else { return [] }
        defer { closedir(list) }
        var names: [String] = []
        while let entry = readdir(list) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }
}
