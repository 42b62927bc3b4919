package import GeometryKernel

/// A drag: recognised once the pointer is `minimumDistance` away from where it went down.
///
/// On recognition `onBegan` and then `onChanged` get the first value, whose translation contains
/// the minimum distance. Later `onChanged` runs only when the location differs. The distance is
/// that of the finger, in root space; the values are in local space.
///
/// A finger that rests sends no samples. So after a rest of more than 0.1 s the velocity counts
/// from the start of the rest: lifted where it rested, it is zero. A lift at the last location and
/// within 0.1 s leaves the velocity of the moves. This rule is our own, not verified on Apple's
/// systems.
package final class DragRecogniser: Recogniser {
    /// The distance of SwiftUI's default drag, in points. Source: SwiftUI's interface.
    package static let defaultMinimumDistance: CGFloat = 10

    /// The rest after which earlier movement no longer counts, in seconds.
    package static let restDuration = 0.1

    /// The distance from the start that makes a drag, in points.
    package var minimumDistance: CGFloat

    /// Whether only a start that is more horizontal than vertical makes a drag; any other start fails, so
    /// that what scrolls gets the pointer (case B04).
    package var isHorizontal = false

    /// Runs when the drag is recognised.
    package var onBegan: ((DragValue) -> Void)?

    /// Runs when the drag is recognised and whenever its location changes.
    package var onChanged: ((DragValue) -> Void)?

    /// Runs when the pointer goes up.
    package var onEnded: ((DragValue) -> Void)?

    /// Runs when the pointer goes up before there is a drag.
    package var onLifted: (() -> Void)?

    /// Runs, with the last value, when a drag that began does not come to its end.
    package var onCancelled: ((DragValue) -> Void)?

    /// What the pointer is.
    package private(set) var kind = PointerKind.touch

    private var origin = CGPoint.zero
    private var value = DragValue(
        time: 0, startLocation: .zero, location: .zero, velocity: .zero)
    private var sampler = VelocitySampler()

    /// Creates a drag; a NaN or negative distance counts as zero.
    package init(
        minimumDistance: CGFloat = DragRecogniser.defaultMinimumDistance,
        priority: Priority = .normal, depth: Int = 0
    ) {
        self.minimumDistance = minimumDistance > 0 ? minimumDistance : 0
        super.init(priority: priority, depth: depth)
    }

    override func didPress(_ sample: PointerSample) -> Bool {
        let location = local(sample)
        origin = sample.location
        kind = sample.kind
        value = DragValue(
            time: sample.time, startLocation: location, location: location, velocity: .zero)
        sampler.reset()
        sampler.add(location, time: sample.time)
        return !(minimumDistance > 0)
    }

    override func didMove(_ sample: PointerSample) -> Bool {
        let previous = value.location
        update(sample)
        guard isActive else {
            return isFarEnough(sample)
        }
        if value.location != previous {
            state = .changed
            onChanged?(value)
        }
        return false
    }

    private func isFarEnough(_ sample: PointerSample) -> Bool {
        guard origin.distance(to: sample.location) >= minimumDistance else { return false }
        let dx = abs(sample.location.x - origin.x)
        let dy = abs(sample.location.y - origin.y)
        if isHorizontal && dx <= dy {
            stop()
            return false
        }
        return true
    }

    override func didLift(_ sample: PointerSample) -> Bool {
        guard isActive else {
            stop()
            onLifted?()
            return false
        }
        if let newest = sampler.newestTime, sample.time - newest > Self.restDuration {
            update(sample)
        }
        value.time = sample.time
        state = .ended
        onEnded?(value)
        return false
    }

    override func recognise() {
        state = .began
        onBegan?(value)
        guard state == .began else { return }
        state = .changed
        onChanged?(value)
    }

    override func didCancel() {
        onCancelled?(value)
    }

    private func update(_ sample: PointerSample) {
        let location = local(sample)
        sampler.add(location, time: sample.time, pause: Self.restDuration)
        let velocity = sampler.velocity
        value.time = sample.time
        value.location = location
        value.velocity = CGSize(width: velocity.dx, height: velocity.dy)
    }
}
