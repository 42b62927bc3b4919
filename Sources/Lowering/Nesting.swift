import SwiftSyntax

/// How deep the parts of a file stand in each other.
///
/// The parser bounds brackets, not chains: a view with thousands of modifiers is as deep as it is long, and
/// every walk over it (the compiler's too) needs a stack as deep.
enum Nesting {
    /// Parts of the syntax that may stand in each other.
    static let limit = 1500

    /// The first place that is too deep; nil when there is none.
    static func excess(in tree: SourceFileSyntax) -> AbsolutePosition? {
        var waiting: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
        while let (node, depth) = waiting.popLast() {
            guard depth <= limit else { return node.positionAfterSkippingLeadingTrivia }
            for child in node.children(viewMode: .sourceAccurate) {
                waiting.append((child, depth + 1))
            }
        }
        return nil
    }
}
