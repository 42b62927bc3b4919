import Foundation

extension SafePath {
    /// The place in the project that a person means by a path typed in a folder of it.
    ///
    /// - Parameters:
    ///   - folder: where the person is, as an absolute path without links.
    ///   - root: the project's folder, likewise; `folder` or one above it.
    package init(typed: String, in folder: String, root: String) throws(Failure) {
        guard !typed.isEmpty, !typed.utf8.contains(0) else {
            throw Failure("the folder has no name; name one in the project")
        }
        let absolute = typed.hasPrefix("/") ? Self.real(typed) : Self.plain(folder + "/" + typed)
        let above = Self.parts(of: root)
        guard absolute.starts(with: above) else {
            throw Failure(
                "\(Shown.text(typed)) is outside the project's folder \(Shown.text(root)); "
                    + "name a folder in it")
        }
        self = absolute.dropFirst(above.count).reduce(.root) { $0.adding($1) }
    }

    private static func parts(of path: String) -> [String] {
        path.utf8.split(separator: 0x2f).map { String(decoding: Array($0), as: UTF8.self) }
    }

    /// The parts of a path without `.` and `..`.
    private static func plain(_ path: String) -> [String] {
        parts(of: path).reduce(into: []) { result, part in
            if part == ".." {
                _ = result.popLast()
            } else if part != "." {
                result.append(part)
            }
        }
    }

    /// The parts of a path, with the links in what exists of it resolved.
    private static func real(_ path: String) -> [String] {
        var (there, rest) = (plain(path), [String]())
        while let last = there.last {
            if let real = realpath("/" + there.joined(separator: "/"), nil) {
                defer { free(real) }
                return parts(of: String(cString: real)) + rest
            }
            rest.insert(last, at: 0)
            there.removeLast()
        }
        return rest
    }
}
