import MotionKernel

/// How a view comes and goes: by its own transition, or by fading where it has none.
extension Node {
    /// Brings in a view that was inserted by the current transaction.
    final func appear() {
        if let transition {
            transition.show(.willAppear)
            transition.show(.identity)
        } else if root.transaction.effectiveAnimation != nil {
            fade(from: 0, to: 1)
        }
    }

    /// Lets a view go that was removed by the current transaction.
    final func disappear() {
        if let transition {
            transition.show(.didDisappear)
        } else if root.transaction.effectiveAnimation != nil {
            fade(from: 1, to: 0)
        }
    }

    private final func fade(from start: Double, to end: Double) {
        if presence == nil {
            presence = AnimatedAttribute([start], owner: self, effect: .move)
            setNeedsDisplay()
        }
        presence?.set([end])
    }

    /// Lays out a view that is on its way out, and no part of the layout around it, where it is.
    final func layoutInPlace() {
        var items: [Node] = []
        collectItems(&items)
        for item in items where item.needsLayout {
            item.place(
                at: item.frame.origin, size: item.layoutSize(item.proposal),
                proposal: item.proposal)
        }
    }
}

/// Waits for every animation that a removal started; then the view is taken out.
///
/// The `withAnimation` that removed the view hears of the same animations, after the view is gone.
final class Departure: CompletionTracker {
    let outer: CompletionTracker?

    init(outer: CompletionTracker?, action: @escaping () -> Void) {
        self.outer = outer
        super.init(criteria: .removed, action: action)
        hold()
    }

    override func animationAdded() {
        super.animationAdded()
        outer?.animationAdded()
    }

    override func animationLogicallyCompleted() {
        outer?.animationLogicallyCompleted()
    }

    override func animationRemoved() {
        super.animationRemoved()
        outer?.animationRemoved()
    }
}
