package import GeometryKernel

/// What a press or a button reports.
package struct HoldValue: Equatable, Sendable {
    /// Where the pointer went down, in local space.
    package var startLocation: CGPoint

    /// Where the pointer is, in local space.
    package var location: CGPoint

    /// The time of the sample, in seconds.
    package var time: Double

    /// Whether the view is held down.
    package var isPressing: Bool
}

/// The common part of a press and a button: it begins, without claiming the pointer, when the
/// pointer goes down.
///
/// On the way down `onBegan`, `onPressingChanged(true)` and `onChanged` run; at an end
/// `onPressingChanged(false)`, when still pressed, and then `onEnded` or `onCancelled`.
package class HoldRecogniser: Recogniser {
    /// Runs when the pointer goes down.
    package final var onBegan: ((HoldValue) -> Void)?

    /// Runs when the pointer goes down and whenever `isPressing` changes before the end.
    package final var onChanged: ((HoldValue) -> Void)?

    /// Runs when the gesture succeeds.
    package final var onEnded: ((HoldValue) -> Void)?

    /// Runs when the gesture does not succeed.
    package final var onCancelled: ((HoldValue) -> Void)?

    /// Runs whenever the view looks pressed or no longer does.
    package final var onPressingChanged: ((Bool) -> Void)?

    final var value = HoldValue(
        startLocation: .zero, location: .zero, time: 0, isPressing: false)

    /// Whether the view looks pressed.
    package final var isPressing: Bool { value.isPressing }

    override func didPress(_ sample: PointerSample) -> Bool {
        let location = local(sample)
        value = HoldValue(
            startLocation: location, location: location, time: sample.time, isPressing: true)
        state = .began
        onBegan?(value)
        guard state == .began else { return false }
        onPressingChanged?(true)
        guard state == .began else { return false }
        state = .changed
        onChanged?(value)
        return false
    }

    override func recognise() {
        state = .ended
        unpress()
        onEnded?(value)
    }

    override func didCancel() {
        unpress()
        onCancelled?(value)
    }

    /// Moves the value to `sample`.
    final func update(_ sample: PointerSample) {
        value.location = local(sample)
        value.time = sample.time
    }

    private final func unpress() {
        guard value.isPressing else { return }
        value.isPressing = false
        onPressingChanged?(false)
    }
}
