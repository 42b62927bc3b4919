package import GeometryKernel

/// Where and when a tap happened.
package struct TapValue: Equatable, Sendable {
    /// Where the last pointer went up, in local space.
    package var location: CGPoint

    /// When, in seconds.
    package var time: Double
}

/// One or more taps in a row. It waits for no other gesture.
///
/// Reference for the three limits: SwiftUI, reverse-engineered [RE]. That a further tap must also
/// start within the movement limit of the first is inferred.
package final class TapRecogniser: Recogniser {
    /// The movement, in points, beyond which a press is no tap.
    package static let maximumMovement: CGFloat = 45

    /// The time, in seconds, from which on a press is no tap.
    package static let maximumDuration = 0.75

    /// The time, in seconds, in which the next of several taps must begin.
    package static let maximumDelay = 0.35

    /// The number of taps.
    package let count: Int

    /// Runs when the last tap is complete.
    package var onEnded: ((TapValue) -> Void)?

    private var completed = 0
    private var first = CGPoint.zero
    private var start = CGPoint.zero
    private var limit: Double?
    private var value = TapValue(location: .zero, time: 0)

    /// Creates a tap; a count below one counts as one.
    package init(count: Int = 1, priority: Priority = .normal, depth: Int = 0) {
        self.count = max(count, 1)
        super.init(priority: priority, depth: depth)
    }

    override var deadline: Double? { limit }

    override func didPress(_ sample: PointerSample) -> Bool {
        if completed == 0 { first = sample.location }
        start = sample.location
        limit = sample.time + Self.maximumDuration
        if first.distance(to: start) > Self.maximumMovement { stop() }
        return false
    }

    override func didMove(_ sample: PointerSample) -> Bool {
        if start.distance(to: sample.location) > Self.maximumMovement { stop() }
        return false
    }

    override func didLift(_ sample: PointerSample) -> Bool {
        completed += 1
        limit = nil
        value = TapValue(location: local(sample), time: sample.time)
        if completed == count { return true }
        limit = sample.time + Self.maximumDelay
        return false
    }

    override func didExpire() -> Bool {
        stop()
        return false
    }

    override func recognise() {
        state = .ended
        onEnded?(value)
    }

    override func didReset() {
        completed = 0
        limit = nil
    }
}
