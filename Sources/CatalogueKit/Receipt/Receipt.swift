/// What was taken into a project, and from which state of it.
package struct Receipt: Equatable, Sendable {
    /// The version of the file's format that this program reads and writes.
    package static let format = 1

    /// Where the next block goes.
    package var folder: SafePath
    /// The folders that were made for blocks, and may go with them.
    package var madeFolders: Set<SafePath> = []
    package private(set) var blocks: [InstalledBlock] = []

    package init(folder: SafePath) { self.folder = folder }

    package subscript(name: String) -> InstalledBlock? {
        get { blocks.first { $0.name == name } }
        set {
            blocks.removeAll { $0.name == name }
            if let newValue { blocks.append(newValue) }
            blocks.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        }
    }
}

/// One block in a project.
package struct InstalledBlock: Equatable, Sendable {
    package let name: String
    /// The file, which is the user's.
    package var file: SafePath
    /// The version that was installed, or merged last.
    package var version: String
    /// The block's file as it was then, byte for byte: where both sides of a merge come from.
    package var text: [UInt8]
}
