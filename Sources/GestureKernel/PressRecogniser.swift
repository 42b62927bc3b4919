package import GeometryKernel

/// A long press: the pointer stays down and near for a time.
///
/// It claims its pointer when the time is over, not before. The view stops looking pressed at that
/// moment; the order of these calls is inferred.
package final class PressRecogniser: HoldRecogniser {
    /// How long the pointer stays down, in seconds. SwiftUI's default is 0.5.
    package var minimumDuration: Double

    /// How far it may move, in points. SwiftUI's default is 10.
    package var maximumDistance: CGFloat

    private var origin = CGPoint.zero
    private var limit: Double?

    /// Creates a long press; NaN and negative limits count as zero.
    package init(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        priority: Priority = .normal, depth: Int = 0
    ) {
        self.minimumDuration = minimumDuration > 0 ? minimumDuration : 0
        self.maximumDistance = maximumDistance > 0 ? maximumDistance : 0
        super.init(priority: priority, depth: depth)
    }

    override var deadline: Double? { limit }

    override func didPress(_ sample: PointerSample) -> Bool {
        origin = sample.location
        limit = sample.time + minimumDuration
        return super.didPress(sample)
    }

    override func didMove(_ sample: PointerSample) -> Bool {
        update(sample)
        if origin.distance(to: sample.location) > maximumDistance { stop() }
        return false
    }

    override func didLift(_ sample: PointerSample) -> Bool {
        update(sample)
        stop()
        return false
    }

    override func didExpire() -> Bool {
        if let limit { value.time = limit }
        limit = nil
        return true
    }

    override func didCancel() {
        limit = nil
        super.didCancel()
    }

    override func didReset() {
        limit = nil
    }
}
