/// Several views treated as one, without a layout of their own.
public nonisolated struct Group<Content: View>: _PrimitiveView {
    let element: _Element

    public nonisolated init(@ViewBuilder content: () -> Content) {
        element = content().erased
    }

    public nonisolated static func _makeElement(_ view: Group) -> _Element {
        GroupElement([view.element])
    }
}
