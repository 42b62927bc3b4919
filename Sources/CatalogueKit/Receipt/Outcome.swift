/// What a command did to one block.
package struct Outcome: Encodable, Equatable, Sendable {
    package enum Result: String, Encodable, Sendable {
        // add
        case added
        /// The file was there already, with this very content.
        case adopted
        /// The file was gone and is there again.
        case restored
        /// The file was moved, and the receipt follows.
        case moved
        // update
        case updated
        case merged
        /// Merged as far as it goes; the rest is marked.
        case conflict
        // remove
        case removed
        /// The receipt no longer knows the block; its file stays.
        case forgotten
        // add and update
        case unchanged
        case refused
    }

    package let name: String
    package let result: Result
    /// The block's file, from the project's folder.
    package let file: String
    /// The version before; nil for a block that is new.
    package var from: String?
    /// The version after.
    package var to: String?
    /// Where the person's file is kept as it was before the conflict.
    package var backup: String?
    /// A line for the person; for a refusal the reason.
    package var message: String
}
