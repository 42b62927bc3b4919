import DisplayKernel
import GeometryKernel
import LayoutKernel

/// A thin line between the views of a stack: one pixel, across the stack's axis.
public nonisolated struct Divider: _PrimitiveView {
    /// A line.
    public nonisolated init() {}

    /// The element of a line.
    public nonisolated static func _makeElement(_ view: Divider) -> _Element { DividerElement() }
}

private final class DividerElement: _Element {
    override func makeNode(_ site: NodeSite) -> Node { DividerNode(site) }
    override func matches(_ other: _Element) -> Bool { other is DividerElement }
}

private final class DividerNode: Node {
    override func environmentDidChange(_ box: EnvironmentBox) {
        guard box !== environment else { return }
        environment = box
        setNeedsLayout()
    }

    override func computeSize(_ proposal: ProposedSize) -> CGSize {
        let line = environment.values.pixelLength
        let size = proposal.replacingUnspecified(by: CGSize(width: 10, height: 10))
        return stackAxis == .horizontal
            ? CGSize(width: line, height: size.height) : CGSize(width: size.width, height: line)
    }

    override var displayRole: DisplayRole { .leaf }
    override var layerKind: LayerKind { .box }

    override func paint(_ layer: Layer) {
        layer.setPaint(.solid(SystemColor.separator.value(in: environment.values)))
    }
}
