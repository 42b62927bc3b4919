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

    /// The types that the file itself declares.
    var typeNames: Set<String> {
        Set(
            tree.statements.compactMap { statement in
                guard let declaration = statement.item.as(DeclSyntax.self),
                    !declaration.is(FunctionDeclSyntax.self)
                else { return nil }
                return declaration.asProtocol(NamedDeclSyntax.self)?.name.text
            })
    }
}
