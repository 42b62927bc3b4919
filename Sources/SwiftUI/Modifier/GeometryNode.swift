import GeometryKernel

/// The size and place of a view, for `GeometryReader` and the closures of `onGeometryChange`.
public struct GeometryProxy {
    /// Points.
    public let size: CGSize
    /// The margins that the system keeps; a page has none.
    public let safeAreaInsets = EdgeInsets()
    let globalFrame: CGRect
    /// Notes what is asked; nil in `onGeometryChange`.
    var reader: ReaderGeometry?

    /// The frame in a coordinate space, in points.
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
        guard space._isGlobal else { return CGRect(origin: .zero, size: size) }
        reader?.isPlaceRead = true
        return globalFrame
    }
}

/// A space that places can be asked in.
public protocol CoordinateSpaceProtocol {
    var _isGlobal: Bool { get }
}

/// The space of the whole page.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// The space of the page.
    public init() {}
    /// True: from the top left of the page's root.
    public var _isGlobal: Bool { true }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// The view's own space.
    public init() {}
    /// False: from the top left of the view.
    public var _isGlobal: Bool { false }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the whole page.
    ///
    ///     proxy.frame(in: .global)
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own space.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

class GeometryElement: _Element {
    let child: _Element

    init(child: _Element) {
        self.child = child
    }

    final override func makeNode(_ site: NodeSite) -> Node { GeometryNode(site, self) }

    /// Takes over what the last element had seen.
    func adopt(_ old: GeometryElement) {}
    func observe(_ proxy: GeometryProxy, _ root: RenderRoot) {}
}

private final class TypedGeometryElement<Value: Equatable>: GeometryElement {
    private let value: (GeometryProxy) -> Value
    private let action: (Value, Value) -> Void
    private var last: Value?

    init(
        child: _Element, value: @escaping (GeometryProxy) -> Value,
        action: @escaping (Value, Value) -> Void
    ) {
        self.value = value
        self.action = action
        super.init(child: child)
    }

    override func matches(_ other: _Element) -> Bool { other is TypedGeometryElement<Value> }

    override func adopt(_ old: GeometryElement) {
        last = unsafeDowncast(old, to: TypedGeometryElement<Value>.self).last
    }

    override func observe(_ proxy: GeometryProxy, _ root: RenderRoot) {
        let new = value(proxy)
        let old = last ?? new
        guard last == nil || old != new else { return }
        last = new
        let action = action
        root.actions.append { action(old, new) }
    }
}

/// A node that is told after each layout.
class GeometryObserver: ModifierNode {
    func observe() {}
}

final class GeometryNode: GeometryObserver {
    private var element: GeometryElement

    init(_ site: NodeSite, _ element: GeometryElement) {
        self.element = element
        super.init(site, child: element.child)
        root.geometryObservers.append(self)
    }

    override func patch(_ element: _Element) {
        let new = unsafeDowncast(element, to: GeometryElement.self)
        new.adopt(self.element)
        self.element = new
        updateChild(new.child)
    }

    override func observe() {
        let start = root.convertToRoot(.zero, from: self, isShown: false) ?? .zero
        let proxy = GeometryProxy(
            size: frame.size, globalFrame: CGRect(origin: start, size: frame.size))
        element.observe(proxy, root)
    }
}

extension View {
    /// Calls back with a value of the view's geometry, at first and whenever it changed.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (T) -> Void
    ) -> some View {
        _ElementView(
            TypedGeometryElement(child: erased, value: transform) { _, new in action(new) })
    }

    /// Calls back with the old and the new value of the view's geometry.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (T, T) -> Void
    ) -> some View {
        _ElementView(TypedGeometryElement(child: erased, value: transform, action: action))
    }
}
