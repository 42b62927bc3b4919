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
            content.place(at: .zero, size: size, proposal: ProposedSize(size))
        }
        observeGeometry()
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

/// The view that fills the host's surface and centres what was mounted.
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
        proposal.replacingUnspecified(by: .zero)
    }

    override func layoutChildren() {
        let size = inner.layoutSize(proposal)
        let origin = CGPoint(
            x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2)
        placeInside(at: origin, size: size, proposal: proposal)
    }

    override var layoutSpacing: LayoutSpacing { .standard }
}
