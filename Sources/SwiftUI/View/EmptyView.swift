/// A view with no content; it takes no place in a layout.
public nonisolated struct EmptyView: _PrimitiveView {
    /// A view with no content.
    public nonisolated init() {}

    /// A group of no elements.
    public nonisolated static func _makeElement(_ view: EmptyView) -> _Element {
        GroupElement([])
    }
}
