import SwiftSyntax

/// A page has one module to import: SwiftUI.
final class ImportRule: Rule {
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let module = node.path.first?.name.text ?? ""
        guard module != "SwiftUI", module != "Swift" else { return .skipChildren }
        report(
            node,
            "module '\(module)' is not available on a page; use SwiftUI alone, or put the import and "
                + "its uses inside '#if canImport(\(module))'")
        return .skipChildren
    }
}
