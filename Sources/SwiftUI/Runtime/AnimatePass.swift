import GestureKernel
import MotionKernel

extension RenderRoot {
    /// Moves every presentation value to the frame's time. Evaluates no body.
    ///
    /// What waited for this time comes first.
    func animate() {
        arena.tick(time)
        agenda?.run(at: time)
        hasNewAnimations = false
        // Two lists take turns, so that a frame takes no memory.
        swap(&attributes, &running)
        for attribute in running {
            if attribute.advance(to: time) { attributes.append(attribute) }
        }
        running.removeAll(keepingCapacity: true)
    }

    /// Starts the clocks of the animations that the update added: they count from this frame, the first
    /// that shows them.
    func startAnimations() {
        guard hasNewAnimations else { return }
        hasNewAnimations = false
        for attribute in attributes { _ = attribute.advance(to: time) }
        layout()
    }
}
