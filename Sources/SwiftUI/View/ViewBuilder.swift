/// Builds one view from the statements of a closure.
///
/// Every child is reduced to its element, so a block of any length and depth has one type.
@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildPartialBlock<Content: View>(first content: Content) -> Content {
        content
    }

    public static func buildPartialBlock<Accumulated: View, Content: View>(
        accumulated: Accumulated, next: Content
    ) -> _ElementView {
        let first = accumulated.erased
        let list = first as? BlockElement
        return _ElementView(BlockElement((list?.children ?? [first]) + [next.erased]))
    }

    public static func buildIf<Content: View>(_ content: Content?) -> _ElementView {
        _ElementView(ConditionalElement(branch: content == nil ? 0 : 1, child: content?.erased))
    }

    public static func buildEither<Content: View>(first: Content) -> _ElementView {
        _ElementView(ConditionalElement(branch: 1, child: first.erased))
    }

    public static func buildEither<Content: View>(second: Content) -> _ElementView {
        _ElementView(ConditionalElement(branch: 2, child: second.erased))
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> _ElementView {
        _ElementView(content.erased)
    }
}
