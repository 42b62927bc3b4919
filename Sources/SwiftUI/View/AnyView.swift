/// A view of any type. A change of the type inside replaces the state inside.
public nonisolated struct AnyView: _PrimitiveView {
    let element: _Element

    public nonisolated init<V: View>(_ view: V) {
        element = view.erased
    }

    public nonisolated init<V: View>(erasing view: V) {
        self.init(view)
    }

    public nonisolated static func _makeElement(_ view: AnyView) -> _Element {
        view.element
    }
}
