import GeometryKernel

/// How a scroll view stands, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content is scrolled from its left and top edges.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// What the scroll view adds around the content. On a page margins are part of the content: none.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// A geometry of the given values, in points.
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets,
        containerSize: CGSize
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The scroll view's own rectangle in the space of the content.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The part of the content on screen.
    public var visibleRect: CGRect { bounds }
}

/// Watches the first scroll view inside.
class ScrollObserverElement: WrapperElement {
    let child: _Element

    init(child: _Element) {
        self.child = child
    }

    final override func makeNode(_ site: NodeSite) -> Node { ScrollObserver(site, self) }

    /// Takes over what the last element had seen.
    func adopt(_ old: ScrollObserverElement) {}
    func observe(_ geometry: ScrollGeometry, _ observer: ScrollObserver) {}
}

private final class TypedScrollObserverElement<Value: Equatable>: ScrollObserverElement {
    private let value: (ScrollGeometry) -> Value
    private let action: (Value, Value) -> Void
    private var last: Value?

    init(
        child: _Element, value: @escaping (ScrollGeometry) -> Value,
        action: @escaping (Value, Value) -> Void
    ) {
        self.value = value
        self.action = action
        super.init(child: child)
    }

    override func matches(_ other: _Element) -> Bool {
        other is TypedScrollObserverElement<Value>
    }

    override func adopt(_ old: ScrollObserverElement) {
        last = unsafeDowncast(old, to: TypedScrollObserverElement<Value>.self).last
    }

    override func observe(_ geometry: ScrollGeometry, _ observer: ScrollObserver) {
        let new = value(geometry)
        let old = last ?? new
        guard last == nil || old != new else { return }
        last = new
        let action = action
        observer.root.actions.append { action(old, new) }
    }
}

final class ScrollObserver: WrapperNode {
    private var element: ScrollObserverElement
    /// The scroll view that is watched: the first one inside.
    unowned(unsafe) var scroll: ScrollNode?

    init(_ site: NodeSite, _ element: ScrollObserverElement) {
        self.element = element
        super.init(site, child: element.child)
    }

    override func patch(_ element: _Element) {
        let new = unsafeDowncast(element, to: ScrollObserverElement.self)
        new.adopt(self.element)
        self.element = new
        updateChild(new.child)
        if let scroll { new.observe(scroll.geometry, self) }
    }

    func observe(_ geometry: ScrollGeometry) {
        element.observe(geometry, self)
    }

    override func willUnmount() {
        scroll?.observers.removeAll { $0 === self }
        scroll = nil
    }
}

extension ScrollNode {
    /// The node that holds the content.
    var container: Node { content.node }

    /// The part of the container on screen, from its leading and top edges.
    var visibleRect: CGRect {
        let margins = settings.margins
        return CGRect(
            x: position.x - margins.leading, y: position.y - margins.top, width: viewport.width,
            height: viewport.height)
    }

    var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: offset, contentSize: contentSize, contentInsets: EdgeInsets(),
            containerSize: viewport)
    }

    /// Lets the observers around that have no scroll view yet watch this one.
    func adoptObservers() {
        var ancestor = parent
        while let current = ancestor, !(current is ScrollNode) {
            if let observer = current as? ScrollObserver, observer.scroll == nil {
                observer.scroll = self
                observers.append(observer)
            }
            ancestor = current.parent
        }
    }

    func notifyObservers() {
        for observer in observers { observer.observe(geometry) }
    }
}

extension View {
    /// Calls back with a value of the geometry of the first scroll view inside, at first and whenever it
    /// changed, with the old and the new value.
    ///
    ///     list.onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 0 } action: { _, isAway in
    ///         showsTop = isAway
    ///     }
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (T, T) -> Void
    ) -> some View {
        _ElementView(TypedScrollObserverElement(child: erased, value: transform, action: action))
    }
}
