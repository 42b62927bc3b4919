import GeometryKernel
import MotionKernel

/// Layout in an animated transaction: a view whose place or size changed moves there.
///
/// `Node.frame` is the model, which layout and the observers of geometry see. What is drawn and hit is
/// `shownFrame`: the same, except while a motion runs. A node gets a motion only when an animated layout
/// changed its frame, so that everything else costs nothing.
extension Node {
    /// The frame as it is on screen now.
    @inline(never)
    final var shownFrame: CGRect {
        guard let frameMotion else { return frame }
        return CGRect(
            x: frame.minX + frameMotion.lag(0), y: frame.minY + frameMotion.lag(1),
            width: max(frame.width + frameMotion.lag(2), 0),
            height: max(frame.height + frameMotion.lag(3), 0))
    }

    /// Called when an animated layout gave the node another frame.
    final func frameDidChange(from old: CGRect) {
        let outer = root.transaction
        if let scope = scopeAbove { root.transaction = scope }
        if root.transaction.effectiveAnimation != nil {
            var start = old
            if !wasPlaced {
                // A new view appears where it belongs, though what it lies in may still be on its way.
                let (here, goal) = (placeInRoot(isShown: true), placeInRoot(isShown: false))
                start = frame.offsetBy(dx: goal.x - here.x, dy: goal.y - here.y)
            }
            if start != frame { move(from: start) }
        }
        root.transaction = outer
    }

    private final func move(from old: CGRect) {
        let motion =
            frameMotion ?? AnimatedAttribute(old.values, owner: self, effect: .paint)
        frameMotion = motion
        motion.shift(to: old.values)
        motion.set(frame.values)
    }

    /// The transaction of the nearest `animation` or `transaction` modifier above that changed it.
    private final var scopeAbove: Transaction? {
        guard !root.scopes.isEmpty else { return nil }
        var node = parent
        while let current = node {
            if let scope = (current as? AnimationNode)?.scope { return scope }
            node = current.parent
        }
        return nil
    }

    /// Keeps a view that leaves where it was seen, whatever becomes of the container that it lay in.
    final func stay(at place: CGPoint) {
        let (old, goal) = (frame, placeInRoot(isShown: false))
        frame = frame.offsetBy(dx: place.x - goal.x, dy: place.y - goal.y)
        if root.isLayoutAnimated { frameDidChange(from: old) }
    }

    /// The sum of the places from the node upwards, without effects.
    final func placeInRoot(isShown: Bool) -> CGPoint {
        var place = CGPoint.zero
        var node: Node? = self
        while let current = node {
            let frame = isShown ? current.shownFrame : current.frame
            place = CGPoint(x: place.x + frame.minX, y: place.y + frame.minY)
            node = current.parent
        }
        return place
    }
}

extension CGRect {
    @inline(never)
    fileprivate var values: [Double] { [minX, minY, width, height] }
}

extension RenderRoot {
    /// Lays out what the current transaction changed, so that it moves as that says.
    func layoutInTransaction() {
        guard
            !scopes.isEmpty || !departing.isEmpty || transaction.effectiveAnimation != nil
        else { return }
        isLayoutAnimated = true
        layout()
        isLayoutAnimated = false
        for node in scopes { node.scope = nil }
        scopes = []
    }
}
