/// A view of any type. A change of the type inside replaces the state inside.
public nonisolated struct AnyView: _PrimitiveView {
    let element: _Element

    /// A view without its type.
    public nonisolated init<V: View>(_ view: V) {
        element = view.erased
    }

    /// A view without its type.
    public nonisolated init<V: View>(erasing view: V) {
        self.init(view)
    }

    /// The element of the view inside.
    public nonisolated static func _makeElement(_ view: AnyView) -> _Element {
        view.element
    }
}
