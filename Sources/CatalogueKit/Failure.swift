import BlockMetadata

/// Why a command could not do its work: lines for the person who called it.
package struct Failure: Error, Equatable {
    package let lines: [String]

    /// A failure of one line, which gets the prefix `error: `.
    package init(_ message: String) {
        self.lines = ["error: " + message]
    }

    /// A failure that lists what the source has wrong, each with its place.
    package init(_ diagnostics: [Diagnostic]) {
        self.lines = diagnostics.map(\.description)
    }
}
