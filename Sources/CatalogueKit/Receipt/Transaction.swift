import Foundation

/// Carries out a change so that an interruption at any moment leaves what was before or what was to be.
///
/// The order: the note; the new contents beside their files; the renames, the receipt last; the note's end.
/// What takes space on the disk comes before anything takes effect.
struct Transaction {
    let folder: ProjectFolder
    private let change: Change

    init(_ change: Change, in folder: ProjectFolder) {
        self.folder = folder
        self.change = change
    }

    /// - Throws: what hindered it; nothing is changed then.
    func run() throws {
        try writeNote()
        do {
            try prepare()
        } catch {
            discard()
            throw error
        }
        try apply()
        // All has taken effect. What fails from here stays noted, and the next command finishes it.
        try? finish()
        folder.root.sync()
    }

    private func finish() throws {
        for path in change.removed { try folder.folder(path.parent)?.removeFolder(path.name) }
        try folder.root.remove(PendingNote.name)
    }

    private func writeNote() throws {
        let root = folder.root
        do {
            try root.stage(try PendingNote(change).bytes(), for: PendingNote.name, mode: nil)
            try root.commit(PendingNote.name)
        } catch {
            try? root.discard(PendingNote.name)
            throw error
        }
        root.sync()
    }

    // MARK: Before it takes effect

    private func prepare() throws {
        for path in change.made { try folder.folder(path.parent)?.makeFolder(path.name) }
        for file in change.files {
            guard let place = try folder.folder(file.path.parent) else {
                throw Failure(
                    "the folder \(folder.title(file.path.parent)) is gone; run this again")
            }
            try place.checkWritable()
            let present = try unchanged(file, in: place)
            if let present, present.mode & S_IWUSR == 0 {
                throw Failure(
                    "\(folder.title(file.path)) is read-only; make it writable (chmod u+w) and run "
                        + "this again")
            }
            guard let after = file.after else { continue }
            try place.stage(after, for: file.path.name, mode: present?.mode ?? file.mode)
        }
    }

    /// What is in the file's place, if it is still what the decision was made on.
    private func unchanged(_ file: FileChange, in place: Folder) throws(Failure) -> StoredFile? {
        let present = try place.read(file.path.name)
        guard present?.bytes == file.before else {
            throw Failure("\(folder.title(file.path)) was changed meanwhile; run this again")
        }
        return present
    }

    private func discard() {
        for file in change.files {
            try? folder.folder(file.path.parent)?.discard(file.path.name)
        }
        for path in change.made.reversed() {
            try? folder.folder(path.parent)?.removeFolder(path.name)
        }
        try? folder.root.remove(PendingNote.name)
    }

    // MARK: As it takes effect

    private func apply() throws {
        var done: [(FileChange, mode_t?)] = []
        do {
            for file in change.files {
                let place = try folder.folder(file.path.parent) ?? folder.root
                let present = try unchanged(file, in: place)
                if file.after == nil {
                    try place.remove(file.path.name)
                } else {
                    try place.commit(file.path.name)
                }
                done.append((file, present?.mode))
                place.sync()
            }
        } catch {
            // What cannot be undone stays noted, and the next command finishes it.
            if undo(done) { discard() }
            throw error
        }
    }

    /// Puts back what was there, the last first; false if that failed.
    private func undo(_ done: [(FileChange, mode_t?)]) -> Bool {
        do {
            for (file, mode) in done.reversed() {
                let place = try folder.folder(file.path.parent)
                if let before = file.before {
                    try place?.stage(before, for: file.path.name, mode: mode)
                    try place?.commit(file.path.name)
                } else {
                    try place?.remove(file.path.name)
                }
            }
            return true
        } catch {
            return false
        }
    }
}
