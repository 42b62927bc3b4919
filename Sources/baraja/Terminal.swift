import Foundation

/// The tool's output.
enum Terminal {
    /// A result that does not wait for the end of the command: a line on standard output, at once.
    static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    /// Progress: a line on standard error.
    static func note(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
