import GestureKernel
import MotionKernel

extension RenderRoot {
    /// Moves every presentation value to the frame's time. Evaluates no body.
    func animate() {
        arena.tick(time)
        hasNewAnimations = false
        let running = attributes
        attributes = []
        for attribute in running {
            if attribute.advance(to: time) { attributes.append(attribute) }
        }
        animatePresence()
        finishRemovals()
    }

    /// Starts the clocks of the animations that the update added: they count from this frame, the first
    /// that shows them.
    func startAnimations() {
        guard hasNewAnimations else { return }
        hasNewAnimations = false
        for attribute in attributes { _ = attribute.advance(to: time) }
        for node in fading where node.isMounted {
            if node.presence?.opacity.advance(to: time) ?? false { node.setNeedsEffect() }
        }
        layout()
    }

    private func animatePresence() {
        let running = fading
        fading = []
        for node in running {
            guard node.isMounted, let presence = node.presence else { continue }
            if fading.contains(where: { $0 === node }) { continue }
            if presence.opacity.advance(to: time) { node.setNeedsEffect() }
            if presence.opacity.isRunning { fading.append(node) }
        }
    }

    private func finishRemovals() {
        let candidates = leaving
        leaving = []
        for (parent, node) in candidates where node.isMounted {
            var items: [Node] = []
            node.collectDrawn(&items)
            let isFading = items.contains { $0.presence?.opacity.isRunning ?? false }
            if isFading {
                leaving.append((parent, node))
            } else {
                parent.finishRemoval(node)
            }
        }
    }
}
