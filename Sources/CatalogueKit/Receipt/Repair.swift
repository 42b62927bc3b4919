import Foundation

/// Finishes or undoes what an earlier command left half-done.
struct Repair {
    let folder: ProjectFolder

    /// Whether an earlier command left anything.
    var isNeeded: Bool {
        folder.root.has(PendingNote.name)
            || folder.root.has(Folder.temporary(PendingNote.name))
    }

    /// - Returns: what was done, as a line for the person; nil if that is not worth one.
    func run() throws -> String? {
        try folder.root.discard(PendingNote.name)
        guard let stored = try folder.root.read(PendingNote.name) else { return nil }
        guard let note = PendingNote(stored.bytes) else {
            throw Failure(
                "\(folder.root.title(of: PendingNote.name)), the note of an interrupted command, is "
                    + "damaged; look at what 'git status' shows, then delete the note")
        }
        let finishes = try canFinish(note)
        for file in note.files { try settle(file, finishes: finishes) }
        let gone = finishes ? note.removed : note.made.reversed()
        for path in gone { try folder.folder(path.parent)?.removeFolder(path.name) }
        try folder.root.remove(PendingNote.name)
        folder.root.sync()
        return "\(finishes ? "finished" : "undid") an interrupted \(Shown.text(note.purpose))"
    }

    /// Renames begin only when everything is staged: so either each file is as it was to be or can become
    /// so, or nothing has taken effect, or the person has edited a file since and theirs counts.
    private func canFinish(_ note: PendingNote) throws -> Bool {
        try note.files.allSatisfy { file in
            let place = try folder.folder(file.path.parent)
            let present = try place?.read(file.path.name).map { try SHA256.text(of: $0.bytes) }
            if present == file.after { return true }
            guard present == file.before else { return false }
            guard let after = file.after else { return true }
            let staged = try place?.read(Folder.temporary(file.path.name))
            return try staged.map { try SHA256.text(of: $0.bytes) } == after
        }
    }

    private func settle(_ file: PendingNote.File, finishes: Bool) throws {
        guard let place = try folder.folder(file.path.parent) else { return }
        if finishes {
            let present = try place.read(file.path.name).map { try SHA256.text(of: $0.bytes) }
            if present != file.after {
                if file.after == nil {
                    try place.remove(file.path.name)
                } else {
                    try place.commit(file.path.name)
                }
            }
            place.sync()
        }
        try place.discard(file.path.name)
    }
}
