import Foundation

/// What is written down before a change begins, so that the next command can finish or undo it when this one
/// is killed half-way.
struct PendingNote: Equatable {
    /// The note's name in the project's folder.
    static let name = ".baraja-pending.json"

    struct File: Equatable {
        let path: SafePath
        /// The hash of the content; nil for no file.
        let before: String?
        let after: String?
    }

    let purpose: String
    let files: [File]
    let made: [SafePath]
    let removed: [SafePath]

    init(_ change: Change) throws {
        purpose = change.purpose
        files = try change.files.map {
            File(
                path: $0.path, before: try $0.before.map(SHA256.text),
                after: try $0.after.map(SHA256.text))
        }
        made = change.made
        removed = change.removed
    }

    // MARK: Bytes

    private struct Form: Codable {
        struct File: Codable {
            let path: String
            let before: String?
            let after: String?
        }

        let purpose: String
        let files: [File]
        let made: [String]
        let removed: [String]
    }

    func bytes() throws -> [UInt8] {
        let form = Form(
            purpose: purpose,
            files: files.map {
                Form.File(path: $0.path.description, before: $0.before, after: $0.after)
            },
            made: made.map(\.description), removed: removed.map(\.description))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return Array(try encoder.encode(form))
    }

    /// Nil when the bytes are no note, or name a path that leaves the project.
    init?(_ bytes: [UInt8]) {
        guard let form = try? JSONDecoder().decode(Form.self, from: Data(bytes)) else { return nil }
        func paths(_ texts: [String]) -> [SafePath]? {
            let paths = texts.compactMap { SafePath($0) }
            return paths.count == texts.count ? paths : nil
        }
        guard let names = paths(form.files.map(\.path)), let made = paths(form.made),
            let removed = paths(form.removed)
        else { return nil }
        purpose = form.purpose
        files = zip(names, form.files).map { path, file in
            File(path: path, before: file.before, after: file.after)
        }
        self.made = made
        self.removed = removed
    }
}
