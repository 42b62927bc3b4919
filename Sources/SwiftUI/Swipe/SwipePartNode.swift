import DisplayKernel
import GeometryKernel
import LayoutKernel

/// A part of a row that a swipe moves: its content, or one of its buttons.
final class SwipePartElement: _Element {
    let child: _Element
    let isAction: Bool

    init(child: _Element, isAction: Bool) {
        self.child = child
        self.isAction = isAction
    }

    override func makeNode(_ site: NodeSite) -> Node { SwipePartNode(site, self) }

    override func matches(_ other: _Element) -> Bool {
        (other as? SwipePartElement)?.isAction == isAction
    }
}

final class SwipePartNode: ModifierNode {
    let isAction: Bool
    /// How far the part is moved from where it is placed.
    private(set) var shift: CGFloat = 0
    private(set) var scale: CGFloat = 1

    init(_ site: NodeSite, _ element: SwipePartElement) {
        isAction = element.isAction
        super.init(site, child: element.child)
        if isAction { scale = 0 }
    }

    override func patch(_ element: _Element) {
        updateChild(unsafeDowncast(element, to: SwipePartElement.self).child)
    }

    /// Moves the part on screen, without layout.
    func show(shift: CGFloat, scale: CGFloat) {
        guard shift != self.shift || scale != self.scale else { return }
        self.shift = shift
        self.scale = scale
        setNeedsEffect()
    }

    override var displayRole: DisplayRole { .effect }

    override var transform: Transform3D {
        if scale == 1 { return .translation(shift, 0) }
        let (x, y) = (frame.width / 2, frame.height / 2)
        return Transform3D.translation(-x, -y).concatenating(
            .scale(max(scale, 0.01), max(scale, 0.01))
        )
        .concatenating(.translation(x + shift, y))
    }

    override func addEffect(to effect: inout Effect) {
        effect.add(transform)
        if isAction { effect.opacity *= min(max(scale, 0), 1) }
    }

    override var isInvisible: Bool { isAction && scale <= 0 }
    override var isSpoken: Bool { !isAction }
}
