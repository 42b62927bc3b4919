import DisplayKernel
import GeometryKernel
import LayoutKernel

extension _Outline {
    /// The box of the outline in a frame, and the radius of its corners.
    func box(in size: CGSize) -> (frame: CGRect, radius: Double) {
        let shorter = min(size.width, size.height)
        let all = CGRect(origin: .zero, size: size)
        switch kind {
        case .rounded(let corner, _):
            return (all, min(max(min(corner.width, corner.height), 0), shorter / 2))
        case .capsule: return (all, shorter / 2)
        case .circle:
            let origin = CGPoint(x: (size.width - shorter) / 2, y: (size.height - shorter) / 2)
            return (
                CGRect(origin: origin, size: CGSize(width: shorter, height: shorter)), shorter / 2
            )
        }
    }

    /// Whether a point lies inside the outline in a frame of that size.
    func contains(_ point: CGPoint, in size: CGSize) -> Bool {
        let (frame, radius) = box(in: size)
        guard frame.contains(point) else { return false }
        let dx = max(frame.minX + radius - point.x, point.x - (frame.maxX - radius), 0)
        let dy = max(frame.minY + radius - point.y, point.y - (frame.maxY - radius), 0)
        return dx * dx + dy * dy <= radius * radius || dx == 0 || dy == 0
    }
}

/// A filled outline; without a style it takes the foreground style around it.
final class ShapeElement: _Element {
    let outline: _Outline
    let style: AnyShapeStyle?

    init(_ outline: _Outline, style: AnyShapeStyle?) {
        self.outline = outline
        self.style = style
    }

    override func makeNode(_ site: NodeSite) -> Node { ShapeNode(site, self) }
    override func matches(_ other: _Element) -> Bool { other is ShapeElement }
}

final class ShapeNode: Node {
    private var element: ShapeElement

    init(_ site: NodeSite, _ element: ShapeElement) {
        self.element = element
        super.init(site)
    }

    override func patch(_ element: _Element) {
        let new = unsafeDowncast(element, to: ShapeElement.self)
        let old = self.element
        self.element = new
        if new.outline != old.outline {
            setNeedsDisplay()
        } else if new.style != old.style {
            setNeedsPaint()
        }
    }

    override func environmentDidChange(_ box: EnvironmentBox) {
        guard box !== environment else { return }
        environment = box
        setNeedsPaint()
    }

    /// A shape takes what it is offered, and 10 points where nothing is (measured).
    override func computeSize(_ proposal: ProposedSize) -> CGSize {
        proposal.replacingUnspecified(by: CGSize(width: 10, height: 10))
    }

    override var displayRole: DisplayRole { .leaf }
    override var layerKind: LayerKind { .box }

    override var drawnBox: CGRect { element.outline.box(in: shownFrame.size).frame }

    override func paint(_ layer: Layer) {
        let (box, radius) = element.outline.box(in: shownFrame.size)
        let style = element.style ?? environment.values.foregroundStyle
        let paint = (style ?? AnyShapeStyle(.hierarchical(0)))
            .paint(in: environment.values, size: box.size)
        layer.setPaint(paint, CornerRadii(radius))
    }

    override func containsPoint(_ point: CGPoint) -> Bool {
        element.outline.contains(point, in: shownFrame.size)
    }
}
