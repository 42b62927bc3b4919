import SwiftParser
import SwiftSyntax

/// A parsed file that rules look at.
struct CheckedFile {
    /// The path as it was typed.
    let path: String
    let text: String
    let tree: SourceFileSyntax
    let locations: SourceLocationConverter

    init(path: String, text: String) {
        self.path = path
        self.text = text
        tree = Parser.parse(source: text)
        locations = SourceLocationConverter(fileName: path, tree: tree)
    }
}
