import GeometryKernel
import LayoutKernel

extension RenderRoot {
    /// Times that one pass goes over the tree: what a lazy container finds out changes its size.
    private static let layoutLimit = 4

    /// Lays out what can have changed, then tells the observers of geometry.
    func layout() {
        guard needsLayout else { return }
        var rounds = 0
        while needsLayout && rounds < Self.layoutLimit {
            rounds += 1
            needsLayout = false
            let room = CGSize(width: size.width, height: max(size.height, idealHeight))
            if room != contentSize {
                contentSize = room
                needsDisplay = true
            }
            content.place(at: .zero, size: room, proposal: ProposedSize(room))
        }
        leaving.removeAll { !$0.isMounted }
        for node in leaving { node.layoutInPlace() }
        for (node, place) in departing { node.stay(at: place) }
        departing = []
        observeGeometry()
    }

    /// How high the views would like to be in the surface's width, in points; 0 when they have no wish.
    ///
    /// Views that want more than the surface has get it, and the host lets its user scroll: large text is
    /// then read, not cut. (A host's choice; a preview on Apple's systems is cut.) Where a view of their own
    /// scrolls up and down, it is that view which gives way.
    private var idealHeight: CGFloat {
        if scrollables.contains(where: { $0.isVertical }) { return 0 }
        let ideal = content.layoutSize(ProposedSize(width: size.width, height: nil)).height
        return ideal.isFinite ? ideal : 0
    }

    private func observeGeometry() {
        geometryObservers.removeAll { !$0.isMounted }
        for observer in geometryObservers { observer.observe() }
    }

    /// A new size of the host's surface, in points.
    package func resize(to size: CGSize, at time: Double) {
        advanceClock(to: time)
        guard size != self.size, size.width.isFinite, size.height.isFinite else { return }
        self.size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
        content.setNeedsLayout()
        requestFrame()
    }

    /// New preferences of the reader or the system.
    package func setEnvironment(_ values: EnvironmentValues, at time: Double) {
        advanceClock(to: time)
        guard !values.isSame(as: environment.values) else { return }
        let isMirrored = values.layoutDirection != environment.values.layoutDirection
        environment = EnvironmentBox(values)
        content.environmentDidChange(environment)
        if isMirrored { content.invalidateAll() }
        requestFrame()
    }

    /// Texts must be measured again: the host's fonts changed.
    package func invalidateText() {
        content.invalidateAll()
        requestFrame()
    }
}

extension Node {
    /// Forgets every size and place below.
    final func invalidateAll() {
        forEachChild { $0.invalidateAll() }
        setNeedsLayout()
    }
}

/// The view that fills the host's surface, or is higher where its content needs it, and centres what was mounted.
final class RootElement: _Element {
    let child: _Element

    init(_ child: _Element) {
        self.child = child
    }

    override func makeNode(_ site: NodeSite) -> Node { RootNode(site, self) }
}

final class RootNode: ModifierNode {
    init(_ site: NodeSite, _ element: RootElement) {
        super.init(site, child: element.child)
    }

    override func computeSize(_ proposal: ProposedSize) -> CGSize {
        let size = inner.layoutSize(proposal)
        return proposal.replacingUnspecified(by: size)
    }

    override func layoutChildren() {
        let size = inner.layoutSize(proposal)
        let origin = CGPoint(
            x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2)
        placeInside(at: origin, size: size, proposal: proposal)
    }

    override var layoutSpacing: LayoutSpacing { .standard }
}
