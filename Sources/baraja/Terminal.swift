import Foundation

/// The tool's output.
enum Terminal {
    /// Progress: a line on standard error.
    static func note(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
