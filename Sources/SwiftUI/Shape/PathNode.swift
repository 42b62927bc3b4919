import DisplayKernel
import GeometryKernel
import LayoutKernel

/// A path that is filled or stroked; without a style it takes the foreground style around it.
final class PathElement: _Element {
    let source: PathSource
    let style: AnyShapeStyle?
    let isEvenOdd: Bool
    let stroke: StrokeStyle?

    init(_ source: PathSource, style: AnyShapeStyle?, isEvenOdd: Bool, stroke: StrokeStyle?) {
        self.source = source
        self.style = style
        self.isEvenOdd = isEvenOdd
        self.stroke = stroke
    }

    override func makeNode(_ site: NodeSite) -> Node { PathNode(site, self) }

    override func matches(_ other: _Element) -> Bool {
        guard let other = other as? PathElement else { return false }
        return (stroke == nil) == (other.stroke == nil) && source.matches(other.source)
    }
}

final class PathNode: Node {
    private var element: PathElement
    private var live: LivePath!
    /// Line width and dash phase, which animate.
    private var line: AnimatedAttribute?

    init(_ site: NodeSite, _ element: PathElement) {
        self.element = element
        super.init(site)
        live = LivePath(element.source, owner: self)
        if let stroke = element.stroke {
            line = AnimatedAttribute(
                [stroke.lineWidth, stroke.dashPhase], owner: self, effect: .paint)
        }
    }

    override func patch(_ element: _Element) {
        let new = unsafeDowncast(element, to: PathElement.self)
        let old = self.element
        self.element = new
        if let stroke = new.stroke { line?.set([stroke.lineWidth, stroke.dashPhase]) }
        let isChanged = live.update(new.source, owner: self)
        if isChanged || new.style != old.style || new.stroke != old.stroke
            || new.isEvenOdd != old.isEvenOdd
        {
            setNeedsDisplay()
        }
    }

    override func environmentDidChange(_ box: EnvironmentBox) {
        guard box !== environment else { return }
        environment = box
        setNeedsDisplay()
    }

    /// A shape takes what it is offered, and 10 points where nothing is (measured).
    override func computeSize(_ proposal: ProposedSize) -> CGSize {
        proposal.replacingUnspecified(by: CGSize(width: 10, height: 10))
    }

    override var displayRole: DisplayRole { .leaf }
    override var layerKind: LayerKind { .box }

    private var stroke: StrokeStyle? {
        guard var stroke = element.stroke, let line else { return nil }
        stroke.lineWidth = max(line[0], 0)
        stroke.dashPhase = line[1]
        return stroke
    }

    override func paint(_ layer: Layer) {
        layer.setPath(
            PathValue(
                live.path(in: self), isEvenOdd: element.isEvenOdd, stroke: stroke?.value))
        let style = element.style ?? environment.values.foregroundStyle
        layer.setPaint(
            (style ?? AnyShapeStyle(.hierarchical(0)))
                .paint(in: environment.values, size: frame.size))
    }

    override func containsPoint(_ point: CGPoint) -> Bool {
        let path = live.path(in: self)
        if let stroke { return path.passes(point, within: stroke.lineWidth / 2) }
        return path.contains(point, eoFill: element.isEvenOdd)
    }

    override func willUnmount() {
        live.discard()
        line?.discard()
    }
}
