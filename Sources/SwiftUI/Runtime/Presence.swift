import MotionKernel

/// How much of a view that was inserted or removed is there: its transition's opacity.
final class Presence {
    let opacity: Animator
    var value: Double { opacity.presentation[0] }

    init(_ value: Double) {
        opacity = Animator([value])
    }
}

extension Node {
    /// Starts fading the node in with the current transaction.
    final func fadeIn() {
        fade(from: 0, to: 1)
    }

    /// Starts fading the node out; false when the transaction does not animate.
    final func fadeOut() -> Bool {
        fade(from: 1, to: 0)
        return presence?.opacity.isRunning ?? false
    }

    private func fade(from start: Double, to end: Double) {
        guard let animation = root.transaction.effectiveAnimation else { return }
        if presence == nil {
            presence = Presence(start)
            setNeedsDisplay()
        }
        presence?.opacity.animate(
            to: [end], with: animation.curve, at: root.time, listener: root.transaction.listener)
        root.hasNewAnimations = true
        root.fading.append(self)
    }
}
