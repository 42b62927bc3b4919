/// Watches something for one child and calls back after the update that changed it.
///
/// The watched value is compared by the element that holds it, so that the node needs no type.
class ObserverElement: WrapperElement {
    let child: _Element

    init(child: _Element) {
        self.child = child
    }

    final override func makeNode(_ site: NodeSite) -> Node { ObserverNode(site, self) }

    /// Called when the node is made.
    func didAppear(_ node: ObserverNode) {}
    /// Called when `old` is replaced by this element.
    func didChange(from old: ObserverElement, _ node: ObserverNode) {}
    /// Called when the node leaves.
    func didDisappear(_ node: ObserverNode) {}
}

final class ObserverNode: WrapperNode {
    private var element: ObserverElement

    init(_ site: NodeSite, _ element: ObserverElement) {
        self.element = element
        super.init(site, child: element.child)
        element.didAppear(self)
    }

    override func patch(_ element: _Element) {
        let new = unsafeDowncast(element, to: ObserverElement.self)
        let old = self.element
        self.element = new
        updateChild(new.child)
        new.didChange(from: old, self)
    }

    override func willUnmount() {
        element.didDisappear(self)
    }
}

private final class ChangeElement<Value: Equatable>: ObserverElement {
    private let value: Value
    private let isInitial: Bool
    private let action: (Value, Value) -> Void

    init(
        child: _Element, value: Value, isInitial: Bool, action: @escaping (Value, Value) -> Void
    ) {
        self.value = value
        self.isInitial = isInitial
        self.action = action
        super.init(child: child)
    }

    override func matches(_ other: _Element) -> Bool { other is ChangeElement<Value> }

    override func didAppear(_ node: ObserverNode) {
        guard isInitial else { return }
        let (value, action) = (value, action)
        node.root.actions.append { action(value, value) }
    }

    override func didChange(from old: ObserverElement, _ node: ObserverNode) {
        let previous = unsafeDowncast(old, to: ChangeElement<Value>.self).value
        guard previous != value else { return }
        let (value, action) = (value, action)
        node.root.actions.append { action(previous, value) }
    }
}

private final class AppearElement: ObserverElement {
    private let appear: (() -> Void)?
    private let disappear: (() -> Void)?

    init(child: _Element, appear: (() -> Void)?, disappear: (() -> Void)?) {
        self.appear = appear
        self.disappear = disappear
        super.init(child: child)
    }

    override func matches(_ other: _Element) -> Bool { other is AppearElement }

    override func didAppear(_ node: ObserverNode) {
        if let appear { node.root.actions.append(appear) }
    }

    override func didDisappear(_ node: ObserverNode) {
        if let disappear { node.root.actions.append(disappear) }
    }
}

extension View {
    /// Calls back when the value changed, with the old and the new one.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        _ElementView(
            ChangeElement(child: erased, value: value, isInitial: initial, action: action))
    }

    /// Calls back when the value changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        _ElementView(
            ChangeElement(child: erased, value: value, isInitial: initial) { _, _ in action() })
    }

    /// Calls back after the update that added the view.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        _ElementView(AppearElement(child: erased, appear: action, disappear: nil))
    }

    /// Calls back after the view has left the tree.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        _ElementView(AppearElement(child: erased, appear: nil, disappear: action))
    }
}
