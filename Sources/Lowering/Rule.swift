import BlockMetadata
import SwiftIfConfig
import SwiftSyntax

/// One reason to rewrite or refuse source. Walks the regions that `#if` leaves active on the page.
class Rule: ActiveSyntaxVisitor {
    let source: SourceText
    private(set) var edits: [Edit] = []
    private(set) var findings: [Diagnostic] = []

    init(_ source: SourceText) {
        self.source = source
        super.init(viewMode: .sourceAccurate, configuration: PageConfiguration())
    }

    /// Walks the whole file once.
    func run() {
        walk(source.tree)
    }

    /// Replaces a node, without the space and comments around it.
    func replace(_ node: some SyntaxProtocol, with text: String) {
        replace(from: node, to: node, with: text)
    }

    /// Replaces all from the first to the last of two nodes.
    func replace(from first: some SyntaxProtocol, to last: some SyntaxProtocol, with text: String) {
        let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = last.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append(Edit(range: start..<end, text: text))
    }

    /// Inserts text before a token, after the space that leads to it.
    func insert(_ text: String, before token: TokenSyntax) {
        let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append(Edit(range: offset..<offset, text: text))
    }

    /// Whether the node stands in the closure of a `.task`, which is refused as a whole.
    func isInTask(_ node: some SyntaxProtocol) -> Bool {
        var ancestor = node.parent
        while let current = ancestor {
            if let call = current.as(FunctionCallExprSyntax.self), call.isTask,
                node.position > call.calledExpression.endPosition
            {
                return true
            }
            ancestor = current.parent
        }
        return false
    }

    /// Notes a construct that cannot be built, at its first character.
    func report(_ node: some SyntaxProtocol, _ message: String) {
        findings.append(
            source.diagnostic(at: node.positionAfterSkippingLeadingTrivia, message: message))
    }
}

extension FunctionCallExprSyntax {
    /// A call of the modifier `task`.
    /// Whether the call's closure may wait: the call is refused as a whole.
    var isTask: Bool {
        let name = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return name == "task" || name == "refreshable"
    }
}
