import BlockMetadata

/// Why a command could not do its work: lines for the person who called it.
package struct Failure: Error, Equatable {
    package let lines: [String]
    /// What the command has to say nevertheless, on standard output.
    package var output = ""
    /// What the source has wrong, when that is why.
    package let diagnostics: [Diagnostic]

    /// A failure of one line, which gets the prefix `error: `.
    package init(_ message: String) {
        self.lines = ["error: " + message]
        self.diagnostics = []
    }

    /// A failure of several lines, each of which gets the prefix `error: `.
    package init(all messages: [String], output: String = "") {
        self.lines = messages.map { "error: " + $0 }
        self.diagnostics = []
        self.output = output
    }

    /// The lines without their prefix, to go into another failure.
    package var messages: [String] {
        lines.map { $0.hasPrefix("error: ") ? String($0.dropFirst(7)) : $0 }
    }

    /// A failure that lists what the source has wrong, each with its place.
    package init(_ diagnostics: [Diagnostic]) {
        self.lines = diagnostics.map(\.description)
        self.diagnostics = diagnostics
    }
}
