import DisplayKernel
import GeometryKernel

/// Effects that nothing below may share a layer with, and those that only steer hit tests.
enum Boundary {
    case clip(_Outline)
    case shadow(Color, radius: Double, x: Double, y: Double)
    case contentShape(_Outline)
    case allowsHitTesting(Bool)
}

final class BoundaryElement: _Element {
    let boundary: Boundary
    let child: _Element

    init(_ boundary: Boundary, child: _Element) {
        self.boundary = boundary
        self.child = child
    }

    override func makeNode(_ site: NodeSite) -> Node { BoundaryNode(site, self) }

    override func matches(_ other: _Element) -> Bool {
        guard let other = other as? BoundaryElement else { return false }
        switch (boundary, other.boundary) {
        case (.clip, .clip), (.shadow, .shadow), (.contentShape, .contentShape),
            (.allowsHitTesting, .allowsHitTesting):
            return true
        default: return false
        }
    }
}

final class BoundaryNode: ModifierNode {
    private var boundary: Boundary
    private var shadow: AnimatedAttribute?

    init(_ site: NodeSite, _ element: BoundaryElement) {
        boundary = element.boundary
        super.init(site, child: element.child)
        if case .shadow(_, let radius, let x, let y) = boundary {
            shadow = AnimatedAttribute([radius, x, y], owner: self, effect: .draw)
        }
    }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: BoundaryElement.self)
        boundary = element.boundary
        if case .shadow(_, let radius, let x, let y) = boundary { shadow?.set([radius, x, y]) }
        if displayRole == .boundary { setNeedsEffect() }
        updateChild(element.child)
    }

    override func environmentDidChange(_ box: EnvironmentBox) {
        if displayRole == .boundary { setNeedsDisplay() }
        super.environmentDidChange(box)
    }

    override var displayRole: DisplayRole {
        switch boundary {
        case .clip, .shadow: return .boundary
        case .contentShape, .allowsHitTesting: return .passThrough
        }
    }

    override func addEffect(to effect: inout Effect) {
        switch boundary {
        case .clip(let outline):
            effect.clip = CornerRadii(outline.box(in: shownFrame.size).radius)
            effect.isClosed = true
        case .shadow(let color, _, _, _):
            guard let shadow else { return }
            effect.shadows.append(
                ShadowValue(
                    color: color.resolved(in: environment.values), radius: max(shadow[0], 0),
                    x: shadow[1], y: shadow[2]))
            effect.isClosed = true
        case .contentShape, .allowsHitTesting: break
        }
    }

    override var allowsHitTesting: Bool {
        if case .allowsHitTesting(let isAllowed) = boundary { return isAllowed }
        return true
    }

    override func clipsOut(_ point: CGPoint) -> Bool {
        switch boundary {
        case .clip(let outline), .contentShape(let outline):
            return !outline.contains(point, in: shownFrame.size)
        case .shadow, .allowsHitTesting: return false
        }
    }

    override func containsPoint(_ point: CGPoint) -> Bool {
        if case .contentShape(let outline) = boundary {
            return outline.contains(point, in: shownFrame.size)
        }
        return false
    }

    override func willUnmount() {
        shadow?.discard()
    }
}

extension View {
    nonisolated func boundaryElement(_ boundary: Boundary) -> _ElementView {
        _ElementView(erased.distribute { BoundaryElement(boundary, child: $0) })
    }

    /// Shows only what is inside the shape.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
        -> some View
    {
        if let outline = S._outline(shape) { return boundaryElement(.clip(outline)) }
        return shape.clip(erased, style)
    }

    /// Shows only what is inside the view's own frame.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        boundaryElement(.clip(.rectangle))
    }

    /// Shows only what is inside the view's frame with round corners.
    ///
    /// - Parameters: radius in points; antialiased changes nothing, since every edge is smooth.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }

    /// - Parameters: radius, x and y in points.
    public nonisolated func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        boundaryElement(.shadow(color, radius: radius, x: x, y: y))
    }

    /// The shape in which the view is hit.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        if let outline = S._outline(shape) { return boundaryElement(.contentShape(outline)) }
        return shape.clip(erased, FillStyle(eoFill: eoFill), isSeen: false)
    }

    /// Lets pointers through the view and everything in it when `enabled` is false.
    ///
    ///     shine.allowsHitTesting(false)
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        boundaryElement(.allowsHitTesting(enabled))
    }
}
