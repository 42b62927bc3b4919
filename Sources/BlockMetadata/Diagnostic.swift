/// A message at a place of a file, as the author typed its path.
package struct Diagnostic: Error, Equatable, CustomStringConvertible {
    package let path: String
    /// From 1.
    package let line: Int
    /// From 1, in UTF-8 bytes, as the compiler counts.
    package let column: Int
    package let message: String

    package init(path: String, line: Int, column: Int, message: String) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
    }

    /// `File.swift:12:5: error: message`.
    package var description: String { "\(path):\(line):\(column): error: \(message)" }
}
