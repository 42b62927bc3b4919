import GeometryKernel
import LayoutKernel

/// How a lazy container lays out its views.
struct LazyLayout {
    var axis: Axis
    var spacing: Double?
    var alignment: Alignment
    var pinned: PinnedScrollableViews
    /// The columns in a room; nil for a stack, so that a page without grids has none of it.
    var columns: ((Double) -> [GridTrack])?
}

class LazyElement: _Element {
    let layout: LazyLayout
    let child: _Element

    init(_ layout: LazyLayout, child: _Element) {
        self.layout = layout
        self.child = child
    }

    override func makeNode(_ site: NodeSite) -> Node { LazyNode(site, self) }

    override func matches(_ other: _Element) -> Bool {
        (other as? LazyElement)?.layout.axis == layout.axis
    }
}

/// A view as the last pass placed it, along the container's axis.
struct LazyPlace {
    let node: Node
    let start: Double
    let length: Double
}

/// A lazy stack or grid. Its views are laid out in passes over the part that the scroll view shows; what
/// lies outside of it counts with what is known or estimated of its length.
class LazyNode: LazyContainer {
    private(set) final var layout: LazyLayout
    private final var content: Content!
    private final unowned(unsafe) var scroll: ScrollNode?

    /// What the last pass found; nil before the first.
    private var extent: (length: Double, cross: Double)?
    private var places: [LazyPlace] = []
    private var pinnedNodes: [Node] = []
    /// The part that the last pass laid out.
    private var covered = 0.0...0.0
    private var lastCross: Double?
    /// Rows were put in or taken out: what is on screen may move.
    final var dataDidChange = false
    /// The length of a row of which nothing is known, with the distance to the next.
    final var fallback = 52.0

    init(_ site: NodeSite, _ element: LazyElement) {
        layout = element.layout
        super.init(site)
        scroll = nearestScroll
        scroll?.lazyContainers.append(self)
        content = Content(element.child, in: self)
    }

    private var nearestScroll: ScrollNode? {
        var ancestor = parent
        while let current = ancestor {
            if let scroll = current as? ScrollNode, scroll.axes.contains(Axis.Set(layout.axis)) {
                return scroll
            }
            ancestor = current.parent
        }
        return nil
    }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: LazyElement.self)
        layout = element.layout
        setNeedsLayout()
        if content.update(element.child, in: self) { structureDidChange() }
    }

    override func environmentDidChange(_ box: EnvironmentBox) {
        guard box !== environment else { return }
        setNeedsLayout()
        super.environmentDidChange(box)
    }

    override func makeRows(_ element: KeyedElement, _ site: NodeSite) -> Node? {
        element.isCollection ? LazyRowsNode(site, element, in: self) : nil
    }

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content.node) }
    }

    override func willUnmount() {
        scroll?.lazyContainers.removeAll { $0 === self }
        scroll = nil
    }

    // MARK: Window

    /// The distance between two sections, beyond that between two views.
    var sectionGap: Double { 0 }
    final var axis: Axis { layout.axis }
    final var spacing: Double { layout.spacing ?? GridTrack.spacing }
    final var direction: LayoutDirection { environment.values.layoutDirection }
    final var isMirrored: Bool { direction == .rightToLeft }

    /// The part of the container on screen, along its axis, from its leading edge.
    final var visible: ClosedRange<Double> {
        guard let scroll, let place = scroll.place(of: self) else {
            return 0...max(axis == .vertical ? root.size.height : root.size.width, 0)
        }
        let rect = scroll.visibleRect
        let own = scroll.leading(CGRect(origin: place, size: frame.size))
        let start = axis == .vertical ? rect.minY - own.minY : rect.minX - own.minX
        var length = axis == .vertical ? rect.height : rect.width
        if !(length > 0) { length = axis == .vertical ? root.size.height : root.size.width }
        return start...(start + max(length, 0))
    }

    /// What is kept alive: what is on screen and half a screen before and after.
    final var window: ClosedRange<Double> {
        let visible = visible
        guard scroll != nil else { return visible }
        let margin = (visible.upperBound - visible.lowerBound) / 2
        return (visible.lowerBound - margin)...(visible.upperBound + margin)
    }

    /// A pass runs when less than three eighths of a screen are ready on a side, so not at each pixel.
    override func windowDidMove() {
        guard extent != nil, isMounted else { return }
        let visible = visible
        let margin = (visible.upperBound - visible.lowerBound) * 0.375
        let isReady =
            covered.lowerBound <= max(visible.lowerBound - margin, 0)
            && covered.upperBound
                >= min(visible.upperBound + margin, extent?.length ?? 0)
        if !isReady || !layout.pinned.isEmpty { mark(forgetting: false) }
    }

    /// Lays out again from the scroll view down to here.
    private func mark(forgetting: Bool) {
        guard let scroll else { return forgetting ? setNeedsLayout() : () }
        var node: Node? = self
        while let current = node, current !== scroll {
            if !current.isTransparent {
                current.needsLayout = true
                if forgetting { current.sizes.removeAll() }
            }
            node = current.parent
        }
    }

    // MARK: Layout

    private func cross(of proposal: ProposedSize) -> Double? {
        axis == .vertical ? proposal.width : proposal.height
    }

    override func computeSize(_ proposal: ProposedSize) -> CGSize {
        let cross = cross(of: proposal)
        if extent == nil || cross != lastCross {
            lastCross = cross
            forgetLengths(below: content.node)
            let pass = run(LazyPass(self, cross: cross, places: false))
            extent = (pass.length, pass.widest)
        }
        return size(cross: cross)
    }

    private func size(cross: Double?) -> CGSize {
        let (length, own) = extent ?? (0, 0)
        let finite = cross.map { $0.isFinite ? $0 : own } ?? own
        return axis == .vertical
            ? CGSize(width: finite, height: length) : CGSize(width: length, height: finite)
    }

    private func forgetLengths(below node: Node) {
        if let rows = node as? LazyRowsNode { rows.lengths.removeAll() }
        if node.isTransparent { node.forEachChild { forgetLengths(below: $0) } }
    }

    private func run(_ pass: LazyPass) -> LazyPass {
        pass.visit(content.node)
        pass.finish()
        return pass
    }

    override func layoutChildren() {
        let anchor = dataDidChange ? nil : anchor
        dataDidChange = false
        let cross = axis == .vertical ? frame.width : frame.height
        let pass = run(LazyPass(self, cross: cross, places: true))
        covered = pass.window
        (places, pinnedNodes) = (pass.placed, pass.pinned)
        setNeedsDisplay()
        if let anchor { keepInPlace(anchor) }
        if extent?.length != pass.length {
            extent = (pass.length, pass.widest)
            mark(forgetting: true)
        }
    }

    /// The first view on screen: it stays where it is when what is above turns out longer or shorter.
    private var anchor: LazyPlace? {
        let top = visible.lowerBound
        guard top > 0 else { return nil }
        for place in places where place.start + place.length > top && !place.node.isLeaving {
            return place
        }
        return nil
    }

    private func keepInPlace(_ anchor: LazyPlace) {
        for place in places where place.node === anchor.node {
            let shift = place.start - anchor.start
            if shift.magnitude > 0.001 { scroll?.compensate(shift, along: axis) }
            return
        }
    }

    override var layoutSpacing: LayoutSpacing { .standard }

    // MARK: Display

    override func forEachDrawn(_ body: (Node) -> Void) {
        var drawn: [Node] = []
        content.node.collectDrawn(&drawn)
        for node in drawn where !pinnedNodes.contains(where: { $0 === node }) { body(node) }
        for node in pinnedNodes where node.isMounted { body(node) }
    }
}
