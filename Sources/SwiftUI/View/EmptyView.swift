/// A view with no content; it takes no place in a layout.
public nonisolated struct EmptyView: _PrimitiveView {
    public nonisolated init() {}

    public nonisolated static func _makeElement(_ view: EmptyView) -> _Element {
        GroupElement([])
    }
}
