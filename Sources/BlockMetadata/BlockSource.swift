import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A parsed file of a block, and what is wrong with it so far.
final class BlockSource {
    let path: String
    let text: String
    let tree: SourceFileSyntax
    private(set) var findings: [Diagnostic] = []
    private let locations: SourceLocationConverter

    init(path: String, text: String) {
        self.path = path
        self.text = text
        tree = Parser.parse(source: text)
        locations = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// The file's name without folder and ending: the block's name.
    var name: String {
        let file = path.split(separator: "/").last ?? ""
        return file.hasSuffix(".swift") ? String(file.dropLast(6)) : String(file)
    }

    /// Notes a fault at a position; each place has one fault of each kind.
    func report(_ position: AbsolutePosition, _ message: String) {
        let place = locations.location(for: position)
        let finding = Diagnostic(
            path: path, line: place.line, column: place.column, message: message)
        if !findings.contains(finding) { findings.append(finding) }
    }

    /// Notes a fault at a node's first character.
    func report(_ node: some SyntaxProtocol, _ message: String) {
        report(node.positionAfterSkippingLeadingTrivia, message)
    }

    /// Notes a fault of the file as a whole, at its end.
    func reportAtEnd(_ message: String) {
        report(tree.endOfFileToken, message)
    }

    /// Notes what the parser does not understand.
    ///
    /// - Returns: whether there was anything.
    func reportSyntaxErrors() -> Bool {
        guard tree.hasError else { return false }
        for error in ParseDiagnosticsGenerator.diagnostics(for: tree)
        where error.diagMessage.severity == .error {
            report(error.position, error.message)
        }
        return true
    }

    /// The declarations of the file itself, in order, with those in every branch of an `#if`.
    var declarations: [DeclSyntax] { Self.declarations(in: tree.statements) }

    private static func declarations(in statements: CodeBlockItemListSyntax) -> [DeclSyntax] {
        statements.flatMap { statement -> [DeclSyntax] in
            guard let declaration = statement.item.as(DeclSyntax.self) else { return [] }
            guard let condition = declaration.as(IfConfigDeclSyntax.self) else {
                return [declaration]
            }
            return condition.clauses.flatMap { clause -> [DeclSyntax] in
                guard case .statements(let inner)? = clause.elements else { return [] }
                return declarations(in: inner)
            }
        }
    }
}
