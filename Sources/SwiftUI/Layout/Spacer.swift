import GeometryKernel
import LayoutKernel

/// Room that grows along the axis of the stack it is in.
public nonisolated struct Spacer: _PrimitiveView {
    /// The least length along the stack's axis, in points; nil for the default of 8 (measured).
    public var minLength: CGFloat?

    /// - Parameter minLength: points; nil for the default of 8.
    public nonisolated init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    /// The element of a spacer.
    public nonisolated static func _makeElement(_ view: Spacer) -> _Element {
        SpacerElement(view.minLength)
    }
}

private final class SpacerElement: _Element {
    let minLength: CGFloat?

    init(_ minLength: CGFloat?) {
        self.minLength = minLength
    }

    override func makeNode(_ site: NodeSite) -> Node { SpacerNode(site, self) }
    override func matches(_ other: _Element) -> Bool { other is SpacerElement }
}

private final class SpacerNode: Node {
    private var minLength: CGFloat?

    init(_ site: NodeSite, _ element: SpacerElement) {
        minLength = element.minLength
        super.init(site)
    }

    override func patch(_ element: _Element) {
        let new = unsafeDowncast(element, to: SpacerElement.self).minLength
        guard new != minLength else { return }
        minLength = new
        setNeedsLayout()
    }

    override func computeSize(_ proposal: ProposedSize) -> CGSize {
        SpacerLayout(minLength: minLength, axis: stackAxis).size(proposal: proposal)
    }

    override var layoutPriority: Double { SpacerLayout.priority }
    override var isSpacer: Bool { true }
    override var layoutSpacing: LayoutSpacing { .zero }
}

extension Node {
    /// The axis of the stack around, or nil outside one.
    final var stackAxis: Axis? {
        var node = parent
        while let current = node {
            if let container = current as? ContainerNode { return container.axis }
            if !current.isTransparent && !(current is ModifierNode) { return nil }
            node = current.parent
        }
        return nil
    }
}
