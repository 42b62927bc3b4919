/// How a block of a project stands to what was installed and to upstream.
package enum BlockState: String, Encodable, Sendable {
    case upToDate = "up-to-date"
    /// Edited by the person; upstream is as it was.
    case modified
    /// Upstream has changed; the person's file is as it was installed.
    case outdated
    /// Both have changed.
    case diverged
    /// The file has markers of a conflict that wait to be resolved.
    case conflicted
    case missing
    /// The block is no longer in the catalogue.
    case unknownUpstream = "unknown-upstream"
    /// The file is a link, or cannot be read.
    case unreadable

    /// In words for a table.
    package var words: String {
        switch self {
        case .upToDate: "up to date"
        case .diverged: "modified and outdated"
        case .conflicted: "has conflicts"
        case .unknownUpstream: "not in the catalogue"
        default: rawValue
        }
    }
}
