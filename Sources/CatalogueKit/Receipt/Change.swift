import Foundation

/// What a command does to blocks: their files and the receipt, all of it or nothing.
struct Change {
    /// What it does, as the end of "an interrupted …".
    let purpose: String
    /// In the order in which they take effect; the receipt is the last one.
    var files: [FileChange] = []
    /// Folders to make, outer ones first.
    var made: [SafePath] = []
    /// Folders to remove if they are empty, inner ones first.
    var removed: [SafePath] = []
}

/// One file before and after a change.
struct FileChange {
    let path: SafePath
    /// The content that the decision was made on; nil for no file.
    let before: [UInt8]?
    /// Nil for no file.
    let after: [UInt8]?
    /// The permission bits of a new file; nil for the usual ones. A replaced file keeps its own.
    var mode: mode_t?
}
