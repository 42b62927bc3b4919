import DisplayKernel
import GeometryKernel

/// What a host that plays the browser asks; no page links it.
extension RenderRoot {
    /// The layers that scroll, in order of their making.
    package var scrollLayers: [Layer] { scrollables.compactMap { $0.layer } }

    /// The layers that scroll at a point, the innermost first.
    package func scrollLayers(at point: CGPoint) -> [Layer] {
        hitTest(point).compactMap { ($0 as? ScrollableNode)?.layer }
    }

    /// Whether a gesture has a pointer for itself.
    package func isClaimed(_ pointer: Int32) -> Bool { arena.isClaimed(pointer) }

    /// Whether the layers at a point, up to the scroll view, let a finger scroll along an axis.
    package func touchAction(at point: CGPoint, along axis: Axis.Set) -> Bool {
        for node in hitTest(point) {
            if let scroll = node as? ScrollableNode, !scroll.scrollAxes.isDisjoint(with: axis) {
                return true
            }
            guard let layer = node.layer else { continue }
            switch layer.input.touchAction {
            case .none: return false
            case .panY where axis != .vertical: return false
            case .panX where axis != .horizontal: return false
            default: break
            }
        }
        return true
    }
}
