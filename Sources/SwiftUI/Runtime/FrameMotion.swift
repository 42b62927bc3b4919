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
        guard let motion else { return frame }
        return CGRect(
            x: motion[0], y: motion[1], width: max(motion[2], 0), height: max(motion[3], 0))
    }

    @inline(never)
    private final var frameValues: [Double] {
        [frame.minX, frame.minY, frame.width, frame.height]
    }

    /// Called when layout gave the node another frame.
    final func frameDidChange(from old: CGRect) {
        guard root.isLayoutAnimated else {
            motion?.shift(to: frameValues)
            return
        }
        let outer = root.transaction
        if let scope = scopeAbove { root.transaction = scope }
        if root.transaction.effectiveAnimation == nil {
            motion?.shift(to: frameValues)
        } else if isPlaced {
            move(from: old)
        } else {
            // A new view appears where it belongs, though what it lies in may still be on its way.
            let (here, goal) = (placeInRoot(isShown: true), placeInRoot(isShown: false))
            if here != goal { move(from: frame.offsetBy(dx: goal.x - here.x, dy: goal.y - here.y)) }
        }
        root.transaction = outer
    }

    /// Keeps a view that leaves where it was seen, whatever becomes of the container that it lay in.
    final func stay(at place: CGPoint) {
        let (old, goal) = (frame, placeInRoot(isShown: false))
        frame = frame.offsetBy(dx: place.x - goal.x, dy: place.y - goal.y)
        frameDidChange(from: old)
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

    private final func move(from old: CGRect) {
        if motion == nil {
            motion = AnimatedAttribute(
                [old.minX, old.minY, old.width, old.height], owner: self, effect: .paint)
        }
        motion?.set(frameValues)
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
