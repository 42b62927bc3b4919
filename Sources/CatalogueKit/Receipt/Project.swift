import Foundation

/// A person's project: its folder, locked against a second command, and its receipt.
package final class Project {
    let folder: ProjectFolder
    /// Where the person is, as an absolute path without links.
    let person: String
    /// Nil before the first block.
    package private(set) var receipt: Receipt?
    /// The receipt's bytes as they are on the disk.
    private(set) var stored: [UInt8]?

    /// The project's folder.
    package var path: String { folder.path }

    /// Opens the project around a folder: the nearest folder with a receipt.
    ///
    /// - Parameters:
    ///   - person: the folder where the person is.
    ///   - begins: whether a folder without a receipt is a new project; otherwise that is a failure.
    ///   - repairs: whether to finish what an interrupted command left; otherwise that is a failure.
    ///   - note: told what the person should know meanwhile.
    package init(
        around person: String, begins: Bool, repairs: Bool, note: (String) -> Void
    ) throws {
        self.person = try Self.real(person)
        let root = try Self.root(around: self.person, begins: begins)
        folder = try ProjectFolder(path: root, person: self.person)
        try folder.lock { note("waiting for another baraja command in \(Shown.text(root)) to end") }
        let repair = Repair(folder: folder)
        if repair.isNeeded {
            guard repairs else {
                throw Failure(
                    "an earlier command was interrupted here; run 'baraja status', which repairs that"
                )
            }
            if let line = try repair.run() { note(line) }
        }
        stored = try folder.root.read(ReceiptFile.name)?.bytes
        receipt = try stored.map { bytes in
            try ReceiptFile.read(bytes, path: folder.root.title(of: ReceiptFile.name))
        }
        guard receipt != nil || begins else { throw Self.noReceipt(person) }
    }

    private static func real(_ path: String) throws(Failure) -> String {
        guard let real = realpath(path, nil) else {
            throw Failure("the current folder is gone; change to another one")
        }
        defer { free(real) }
        return String(cString: real)
    }

    private static func root(around person: String, begins: Bool) throws(Failure) -> String {
        let marks = [ReceiptFile.name, PendingNote.name, Folder.temporary(PendingNote.name)]
        var parts = person.utf8.split(separator: 0x2f).map {
            String(decoding: Array($0), as: UTF8.self)
        }
        while true {
            let path = "/" + parts.joined(separator: "/")
            if let folder = try? Folder(path: path, shown: ""), marks.contains(where: folder.has) {
                return path
            }
            guard parts.popLast() != nil else { break }
        }
        guard begins else { throw noReceipt(person) }
        return person
    }

    private static func noReceipt(_ person: String) -> Failure {
        Failure(
            "no block was taken yet: there is no \(ReceiptFile.name) in \(Shown.text(person)) or a "
                + "folder around it; begin with 'baraja add NAME'")
    }

    /// What is in a block's file.
    func local(_ path: SafePath) -> LocalFile {
        do {
            guard let file = try folder.read(path) else { return .missing }
            return .present(file)
        } catch {
            return .unreadable(error)
        }
    }

    /// Whether a block's file is there, whatever it is.
    func isThere(_ path: SafePath) -> Bool {
        if case .missing = local(path) { return false }
        return true
    }

    /// Carries out a change that ends with this receipt; without blocks there is none.
    func commit(_ change: Change, receipt new: Receipt) throws {
        var change = change
        let bytes = new.blocks.isEmpty ? nil : try ReceiptFile.bytes(of: new)
        let receiptPath = SafePath.root.adding(ReceiptFile.name)
        change.files.append(FileChange(path: receiptPath, before: stored, after: bytes))
        change.files.removeAll { $0.before == $0.after }
        if !change.files.isEmpty { try Transaction(change, in: folder).run() }
        (receipt, stored) = (bytes == nil ? nil : new, bytes)
    }
}

/// A block's file as it was found.
enum LocalFile {
    case missing
    case unreadable(Failure)
    case present(StoredFile)
}
