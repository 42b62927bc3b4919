import BlockMetadata
import SwiftParser
import SwiftSyntax

/// A parsed file of the author.
struct SourceText {
    /// The path as the author typed it.
    let path: String
    let text: String
    let tree: SourceFileSyntax
    /// Names of the types that the built files declare: they hide the names of other modules.
    let declaredTypes: Set<String>
    private let locations: SourceLocationConverter

    init(path: String, text: String, tree: SourceFileSyntax, declaredTypes: Set<String>) {
        self.path = path
        self.text = text
        self.tree = tree
        self.declaredTypes = declaredTypes
        self.locations = SourceLocationConverter(fileName: path, tree: tree)
    }

    func line(of node: some SyntaxProtocol) -> Int {
        locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    func diagnostic(at position: AbsolutePosition, message: String) -> Diagnostic {
        let place = locations.location(for: position)
        return Diagnostic(path: path, line: place.line, column: place.column, message: message)
    }
}
