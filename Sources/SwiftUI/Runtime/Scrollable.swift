import DisplayKernel
import GeometryKernel

/// What the passes know of a scroll view; a page without one links no more than this.
class ScrollableNode: Node {
    /// The browser moved the content, in points from its left and top.
    func didScroll(to offset: CGPoint) {}

    /// A movement that the program asked for went on.
    func travelDidAdvance() {}

    /// Where a finger moves the content.
    var scrollAxes: Axis.Set { [] }

    /// Whether it is made to scroll up and down, also while a finger may not.
    var isVertical: Bool { false }
}

/// A container that keeps those of its views alive that its scroll view shows.
class LazyContainer: Node {
    /// Called before each layout of the scroll view: it may stand elsewhere.
    func windowDidMove() {}
}

extension RenderRoot {
    /// The browser scrolled a layer to an offset, in points from the left and the top of its content.
    package func didScroll(layer id: UInt32, to offset: CGPoint, at time: Double) {
        advanceClock(to: time)
        guard offset.x.isFinite, offset.y.isFinite else { return }
        for node in scrollables where node.layer?.id == id {
            node.didScroll(to: offset)
            requestFrame()
        }
    }

    /// The directions in which the scroll views around a node move under a finger.
    func scrollAxes(around node: Node) -> Axis.Set {
        var axes: Axis.Set = []
        if scrollables.isEmpty { return axes }
        var ancestor = node.parent
        while let current = ancestor {
            if let scroll = current as? ScrollableNode { axes.formUnion(scroll.scrollAxes) }
            ancestor = current.parent
        }
        return axes
    }

    /// What the browser may do with a touch that starts on a drag: the scroll views around keep their
    /// directions, unless the gesture goes first.
    func touchAction(of gesture: GestureNode) -> InputValue.TouchAction {
        let axes = gesture.goesFirst ? [] : scrollAxes(around: gesture)
        if axes == .vertical { return .panY }
        if axes == .horizontal { return .panX }
        return axes.isEmpty ? .none : .auto
    }
}
