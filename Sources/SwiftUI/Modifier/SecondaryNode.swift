import GeometryKernel
import LayoutKernel

/// A view with another one behind or in front of it, which takes its size and changes no layout.
final class SecondaryElement: _Element {
    let child: _Element
    let secondary: _Element
    let alignment: LayoutAlignment
    let isInFront: Bool

    init(child: _Element, secondary: _Element, alignment: LayoutAlignment, isInFront: Bool) {
        self.child = child
        self.secondary = secondary
        self.alignment = alignment
        self.isInFront = isInFront
    }

    override func makeNode(_ site: NodeSite) -> Node { SecondaryNode(site, self) }

    override func matches(_ other: _Element) -> Bool {
        guard let other = other as? SecondaryElement else { return false }
        return other.isInFront == isInFront
    }
}

final class SecondaryNode: ModifierNode {
    private var alignment: LayoutAlignment
    private let isInFront: Bool
    private var secondary: Content!

    init(_ site: NodeSite, _ element: SecondaryElement) {
        alignment = element.alignment
        isInFront = element.isInFront
        super.init(site, child: element.child)
        secondary = Content(element.secondary, in: self)
    }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: SecondaryElement.self)
        if alignment != element.alignment {
            alignment = element.alignment
            setNeedsLayout()
        }
        updateChild(element.child)
        if secondary.update(element.secondary, in: self) { structureDidChange() }
    }

    override func forEachChild(_ body: (Node) -> Void) {
        super.forEachChild(body)
        if let secondary { body(secondary.node) }
    }

    override func layoutChildren() {
        super.layoutChildren()
        var items: [Node] = []
        secondary.node.collectItems(&items)
        let layout = SecondaryLayout(
            alignment: alignment, direction: environment.values.layoutDirection)
        for item in items {
            let place = layout.placement(of: item, over: self, size: frame.size)
            item.place(at: place.origin, size: place.size, proposal: place.proposal)
        }
    }

    override func forEachDrawn(_ body: (Node) -> Void) {
        var drawn: [Node] = []
        secondary.node.collectDrawn(&drawn)
        if !isInFront { drawn.forEach(body) }
        super.forEachDrawn(body)
        if isInFront { drawn.forEach(body) }
    }

    override var onlyDrawn: Node? { nil }
}

extension View {
    nonisolated func secondaryElement(
        _ secondary: _Element, _ alignment: Alignment, isInFront: Bool
    ) -> _ElementView {
        _ElementView(
            erased.distribute {
                SecondaryElement(
                    child: $0, secondary: secondary, alignment: alignment.guides,
                    isInFront: isInFront)
            })
    }

    /// Puts views behind this one; they are offered its size and change no layout.
    ///
    ///     Text("New").padding().background { Capsule().fill(.yellow) }
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        secondaryElement(content().erased, alignment, isInFront: false)
    }

    /// Fills the view's frame with a style, behind the view.
    ///
    ///     Text("New").padding().background(.yellow)
    ///
    /// - Parameter edges: changes nothing, since a page has no safe area.
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        secondaryElement(
            ShapeElement(.rectangle, style: AnyShapeStyle(style)), .center, isInFront: false)
    }

    /// Fills a shape of the view's size with a style, behind the view.
    ///
    ///     Text("New").padding().background(.yellow, in: .capsule)
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        secondaryElement(
            shape.filled(AnyShapeStyle(style), fillStyle), .center, isInFront: false)
    }

    /// Fills a shape of the view's size with the background style, behind the view.
    public nonisolated func background<S: Shape>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills a shape of the view's size with a style, in front of the view.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        secondaryElement(
            shape.filled(AnyShapeStyle(style), fillStyle), .center, isInFront: true)
    }

    /// Puts views in front of this one; they are offered its size and change no layout.
    ///
    ///     photo.overlay(alignment: .bottomTrailing) { Text("New") }
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        secondaryElement(content().erased, alignment, isInFront: true)
    }

    /// Fills the view's frame with a style, in front of the view.
    ///
    ///     photo.overlay(.black.opacity(0.2))
    ///
    /// - Parameter edges: changes nothing, since a page has no safe area.
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        secondaryElement(
            ShapeElement(.rectangle, style: AnyShapeStyle(style)), .center, isInFront: true)
    }
}
