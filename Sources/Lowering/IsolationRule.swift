import SwiftSyntax

/// Isolation attributes go: the page has one thread and no `_Concurrency` module to name them.
///
/// `nonisolated`, `@Sendable` and `@preconcurrency` mean nothing there and are accepted as they stand.
final class IsolationRule: Rule {
    private static let removed: Set = ["MainActor", "concurrent"]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard Self.removed.contains(node.simpleName) else { return .visitChildren }
        replace(node, with: "")
        return .skipChildren
    }
}
