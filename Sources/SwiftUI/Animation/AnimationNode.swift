/// Changes the transaction in which its child is patched.
class AnimationElement: WrapperElement {
    let child: _Element

    init(child: _Element) {
        self.child = child
    }

    /// Changes the transaction that the child is patched with.
    func change(_ transaction: inout Transaction, after old: AnimationElement) {}

    final override func makeNode(_ site: NodeSite) -> Node { AnimationNode(site, self) }
}

private final class TypedAnimationElement<Value: Equatable>: AnimationElement {
    private let animation: Animation?
    private let value: Value

    init(child: _Element, animation: Animation?, value: Value) {
        self.animation = animation
        self.value = value
        super.init(child: child)
    }

    override func matches(_ other: _Element) -> Bool { other is TypedAnimationElement<Value> }

    override func change(_ transaction: inout Transaction, after old: AnimationElement) {
        let previous = unsafeDowncast(old, to: TypedAnimationElement<Value>.self).value
        guard previous != value, !transaction.disablesAnimations else { return }
        transaction.animation = animation
    }
}

final class TransactionElement: AnimationElement {
    private let transform: (inout Transaction) -> Void

    init(child: _Element, transform: @escaping (inout Transaction) -> Void) {
        self.transform = transform
        super.init(child: child)
    }

    override func matches(_ other: _Element) -> Bool { other is TransactionElement }

    override func change(_ transaction: inout Transaction, after old: AnimationElement) {
        transform(&transaction)
    }
}

final class AnimationNode: WrapperNode {
    private var element: AnimationElement
    /// The transaction below this node, from a patch that changed it to the layout after it.
    var scope: Transaction?

    init(_ site: NodeSite, _ element: AnimationElement) {
        self.element = element
        super.init(site, child: element.child)
    }

    override func patch(_ element: _Element) {
        let new = unsafeDowncast(element, to: AnimationElement.self)
        let old = self.element
        self.element = new
        let outer = root.transaction
        new.change(&root.transaction, after: old)
        if !root.transaction.isSame(as: outer) {
            scope = root.transaction
            root.scopes.append(self)
        }
        updateChild(new.child)
        root.transaction = outer
    }
}

extension View {
    /// Animates what changes in this view when `value` changes; nil switches animation off.
    public nonisolated func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> some View {
        _ElementView(TypedAnimationElement(child: erased, animation: animation, value: value))
    }

    /// Changes the transaction of every change in this view.
    public nonisolated func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        _ElementView(TransactionElement(child: erased, transform: transform))
    }
}
