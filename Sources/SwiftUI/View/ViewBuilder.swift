/// Builds one view from the statements of a closure.
///
/// Every child is reduced to its element, so a block of any length and depth has one type.
@resultBuilder
public struct ViewBuilder {
    /// A view in a block, as it is.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// A block with nothing in it.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// The first view of a block.
    public static func buildPartialBlock<Content: View>(first content: Content) -> Content {
        content
    }

    /// A block with one more view at its end.
    public static func buildPartialBlock<Accumulated: View, Content: View>(
        accumulated: Accumulated, next: Content
    ) -> _ElementView {
        let first = accumulated.erased
        let list = first as? BlockElement
        return _ElementView(BlockElement((list?.children ?? [first]) + [next.erased]))
    }

    /// An `if` without `else`. It keeps its place while the view is absent.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch of an `if` or `switch`; the other one has a state of its own.
    public static func buildEither<Content: View>(first: Content) -> _ElementView {
        _ElementView(ConditionalElement(branch: 1, child: first.erased))
    }

    /// The second branch of an `if` or `switch`; the other one has a state of its own.
    public static func buildEither<Content: View>(second: Content) -> _ElementView {
        _ElementView(ConditionalElement(branch: 2, child: second.erased))
    }

    /// A view behind `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> _ElementView {
        _ElementView(content.erased)
    }
}
