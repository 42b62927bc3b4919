/// Several views treated as one, without a layout of their own.
public nonisolated struct Group<Content: View>: _PrimitiveView {
    let element: _Element

    /// Views that take a modifier together, each on its own.
    ///
    ///     Group { Text("Sun"); Text("Rain") }.font(.title)
    public nonisolated init(@ViewBuilder content: () -> Content) {
        element = content().erased
    }

    /// A group of the content's elements, which lie in the layout around it.
    public nonisolated static func _makeElement(_ view: Group) -> _Element {
        GroupElement([view.element])
    }
}
