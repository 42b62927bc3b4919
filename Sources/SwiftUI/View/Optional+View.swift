/// A view that may be absent; while it is, it takes no place.
extension Optional: View where Wrapped: View {}

extension Optional: _PrimitiveView where Wrapped: View {
    /// The element of an `if` without `else`, which keeps its place while the view is absent.
    public nonisolated static func _makeElement(_ view: Wrapped?) -> _Element {
        ConditionalElement(branch: view == nil ? 0 : 1, child: view?.erased)
    }
}
