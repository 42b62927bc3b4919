import GeometryKernel
import GestureKernel

/// How a row opens and closes.
extension SwipeNode {
    func attachRecogniser() {
        recogniser.onBegan = { [unowned(unsafe) self] in beginDrag($0) }
        recogniser.onChanged = { [unowned(unsafe) self] in drag($0) }
        recogniser.onEnded = { [unowned(unsafe) self] in endDrag($0) }
        recogniser.onCancelled = { [unowned(unsafe) self] _ in rest(at: open) }
        recogniser.onLifted = { [unowned(unsafe) self] in close(animated: true) }
    }

    // MARK: Drag

    private func beginDrag(_ value: DragValue) {
        closeOther()
        // The distance that makes the drag is not part of it: the row starts where it is.
        let slop =
            value.translation.width < 0 ? -recogniser.minimumDistance : recogniser.minimumDistance
        dragStart = offset[0] - slop
    }

    /// There is one open row at a time.
    func closeOther() {
        if let other = root.openRow, other !== handle { other.dismiss() }
    }

    private func drag(_ value: DragValue) {
        guard let dragStart else { return }
        follow(dragStart + value.translation.width)
    }

    /// Moves the content with a finger that is `x` from where the row is closed.
    func follow(_ x: CGFloat) {
        // A row that was open on one side does not open on the other in one drag.
        let shown = open ?? side(revealedBy: x)
        guard let shown else {
            offset.set([x * SwipeGeometry.wrongWay])
            return
        }
        let direction = direction(of: shown)
        let geometry = geometry(of: shown)
        follow(isFull: geometry.isFull(at: x * direction))
        offset.set([geometry.open(at: x * direction) * direction])
    }

    /// A finger feels when letting go would run the first button, and when it would no longer.
    private func follow(isFull: Bool) {
        let changes = (expansion.model[0] == 1) != isFull
        if changes, recogniser.isActive, recogniser.kind == .touch { root.haptic(.impact) }
        expand(isFull)
    }

    /// Whether letting go `x` from where the row is closed runs the first action.
    func isFull(_ x: CGFloat) -> Bool {
        guard let shown = open ?? side(revealedBy: x) else { return false }
        return geometry(of: shown).isFull(at: x * direction(of: shown))
    }

    /// As far as a row goes that is only opened.
    func withoutFullSwipe(_ x: CGFloat) -> CGFloat {
        guard let shown = open ?? side(revealedBy: x) else { return x }
        let reveal = geometry(of: shown).reveal
        return min(max(x, -reveal), reveal)
    }

    private func expand(_ isFull: Bool) {
        guard (expansion.model[0] == 1) != isFull else { return }
        move(expansion, to: isFull ? 1 : 0, .snappy(duration: 0.25))
    }

    private func endDrag(_ value: DragValue) {
        guard let dragStart else { return }
        finish(dragStart + value.translation.width, velocity: value.velocity.width)
    }

    /// Lets go of the content `x` from where the row is closed.
    func finish(_ x: CGFloat, velocity: CGFloat) {
        guard let shown = open ?? side(revealedBy: x) else { return rest(at: nil) }
        let direction = direction(of: shown)
        switch geometry(of: shown).outcome(at: x * direction, velocity: velocity * direction) {
        case .closes: rest(at: nil)
        case .opens: rest(at: shown)
        case .runsFirst:
            dragStart = nil
            guard let first = shown.buttons.first else { return rest(at: nil) }
            expand(true)
            first.properties.activate?()
        }
    }

    // MARK: Rest

    /// Brings the row to rest, open at a side or closed.
    func rest(at side: SwipeSide?) {
        dragStart = nil
        isSlidingOut = false
        let target = side.map { geometry(of: $0).reveal * direction(of: $0) } ?? 0
        expand(false)
        move(offset, to: target, .spring(response: 0.4, dampingFraction: 0.9))
        setOpen(side)
    }

    private func setOpen(_ side: SwipeSide?) {
        guard side !== open else { return }
        let old = open
        open = side
        root.needsSemantics = true
        if side != nil {
            root.openRow = handle
        } else if root.openRow === handle {
            root.openRow = nil
        }
        old?.group.presented?(false)
        side?.group.presented?(true)
    }

    func close(animated: Bool) {
        if animated { return rest(at: nil) }
        dragStart = nil
        isSlidingOut = false
        expansion.set([0])
        offset.set([0])
        setOpen(nil)
    }

    /// A button of the row is about to act.
    func willRun(isDestructive: Bool) {
        guard isDestructive, let shown = open ?? side(revealedBy: offset[0]) ?? sides.first else {
            return rest(at: nil)
        }
        // The row goes with what is destroyed, and comes back if nothing is.
        isSlidingOut = true
        let target = frame.width * direction(of: shown)
        expand(true)
        move(offset, to: target, .smooth(duration: 0.3)) { [handle] in
            guard let row = handle.row, row.isSlidingOut, !row.isGone else { return }
            row.rest(at: nil)
        }
        setOpen(nil)
    }

    private var isGone: Bool {
        var node: Node? = self
        while let current = node {
            if current.isLeaving { return true }
            node = current.parent
        }
        return false
    }

    // MARK: Motion

    private func move(
        _ attribute: AnimatedAttribute, to value: CGFloat, _ animation: Animation,
        completion: (() -> Void)? = nil
    ) {
        let isReduced = environment.values.accessibilityReduceMotion
        var transaction = Transaction(animation: isReduced ? .easeOut(duration: 0.2) : animation)
        let tracker = completion.map { CompletionTracker(criteria: .logicallyComplete, action: $0) }
        transaction.listener = tracker
        tracker?.hold()
        let outer = root.transaction
        root.transaction = transaction
        attribute.set([value])
        root.transaction = outer
        tracker?.release()
        root.requestFrame()
    }
}
