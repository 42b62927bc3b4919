import DisplayKernel
import GeometryKernel
import GestureKernel

/// What a pointer did.
package enum PointerPhase: Int32 {
    case down, move, up, cancel
}

extension RenderRoot {
    /// A pointer event at a point of the root's space.
    ///
    /// Handlers run at once. Moves change the tree in the next frame; everything that begins or ends a
    /// gesture changes it now, so that the next event meets the tree it should. What moves wrote enters
    /// the tree before a gesture ends: a gesture that begins and is cancelled within one frame is still
    /// seen by `onChange` of its state.
    package func pointer(_ phase: PointerPhase, _ sample: PointerSample) {
        advanceClock(to: sample.time)
        if phase != .move { update() }
        switch phase {
        case .down:
            arena.begin(sample, recognisers: recognisers(at: sample.location))
        case .move: arena.move(sample)
        case .up: arena.end(sample)
        case .cancel: arena.cancel(sample.pointer)
        }
        if phase == .up || phase == .cancel { update() }
        requestFrame()
    }

    /// Every touch is taken away: the page is hidden, the window lost the focus.
    package func cancelAllPointers(at time: Double) {
        advanceClock(to: time)
        update()
        arena.cancelAll(self.time)
        update()
        requestFrame()
    }

    /// The recognisers under a point, the deepest view's first.
    private func recognisers(at point: CGPoint) -> [Recogniser] {
        reach?.begin()
        var path = hitTest(point)
        if let openRow { path = openRow.press(path) }
        var found: [Node] = []
        // A mask without `.subviews` silences the gestures below it, which come first in the path.
        for node in reach?.extended(path) ?? path {
            guard let mask = node.gestureMask else { continue }
            if !mask.contains(.subviews) { found.removeAll() }
            found.append(node)
        }
        var result: [Recogniser] = []
        for index in found.indices {
            result += found[index].prepared(depth: found.count - index)
        }
        return result
    }

    // MARK: Accessibility and keyboard

    /// The index that stands for pressing the layer itself.
    package static let press = -1

    /// Runs the accessibility action with an index of a layer; false when there is none.
    @discardableResult
    package func performAction(_ index: Int, onLayer id: UInt32, at time: Double) -> Bool {
        advanceClock(to: time)
        update()
        guard let head = semanticsHeads.first(where: { $0.layer?.id == id }), head.isMounted,
            !head.isLeaving
        else { return false }
        let properties = properties(of: head)
        let actions = properties.actions
        if index == Self.press, let activate = properties.activate {
            activate()
        } else {
            guard actions.indices.contains(index) else { return false }
            actions[index].handler()
        }
        update()
        requestFrame()
        return true
    }

    /// The keyboard focus moved to a layer, or away from all with 0.
    package func focusDidMove(toLayer id: UInt32, at time: Double) {
        advanceClock(to: time)
        focusedLayer = id
    }

    /// A key went down while a layer had the focus, or none with 0; true when it was handled.
    ///
    /// Escape that no view handles closes what is open, wherever the focus is.
    package func keyDown(_ key: KeyEquivalent, onLayer id: UInt32, at time: Double) -> Bool {
        advanceClock(to: time)
        update()
        var node = semanticsHeads.first { $0.layer?.id == id }
        while let current = node {
            if current.layer != nil, current.isMounted {
                for handler in properties(of: current).onKeyPress where handler.key == key {
                    guard handler.action() == .handled else { continue }
                    update()
                    requestFrame()
                    return true
                }
            }
            node = current.parent
        }
        guard key == .escape, let openRow else { return false }
        openRow.dismiss()
        update()
        requestFrame()
        return true
    }
}
