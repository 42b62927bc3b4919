import SwiftIfConfig
import SwiftSyntax

/// Collects the plain string literals of a file: symbol names are among them.
final class StringLiterals: ActiveSyntaxVisitor {
    private(set) var found: Set<String> = []

    init() {
        super.init(viewMode: .sourceAccurate, configuration: PageConfiguration())
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = node.representedLiteralValue { found.insert(text) }
        return .visitChildren
    }
}
