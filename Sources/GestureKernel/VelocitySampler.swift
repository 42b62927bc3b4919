package import GeometryKernel

/// The velocity of a pointer from its last three samples.
///
/// `v = 0.25 * v(newest pair) + 0.75 * v(older pair)`; two samples give their plain difference,
/// fewer give zero. The weights are verified against SwiftUI's own sampler; that its drag
/// gesture uses that sampler is inferred. Constant space, no allocation.
package struct VelocitySampler: Equatable, Sendable {
    private struct Entry: Equatable, Sendable {
        var location = CGPoint.zero
        var time = 0.0
    }

    private var newest = Entry()
    private var middle = Entry()
    private var oldest = Entry()
    private var count = 0

    /// Creates a sampler without samples.
    package init() {}

    /// Forgets all samples.
    package mutating func reset() {
        count = 0
    }

    /// Takes a sample at `time`, in seconds.
    ///
    /// A sample that is not later than the newest replaces the newest location. A sample more than
    /// `pause` seconds after the newest follows a rest: older samples are forgotten, so the
    /// velocity is that of the whole rest. Values that are not finite are ignored.
    package mutating func add(
        _ location: CGPoint, time: Double, pause: Double = .infinity
    ) {
        guard location.isFinitePoint, time.isFinite else { return }
        if count > 0, time <= newest.time {
            newest.location = location
            return
        }
        if count > 0, time - newest.time > pause { count = 1 }
        oldest = middle
        middle = newest
        newest = Entry(location: location, time: time)
        count = min(count + 1, 3)
    }

    /// The time of the newest sample in seconds; `nil` without samples.
    package var newestTime: Double? {
        count > 0 ? newest.time : nil
    }

    /// The velocity in points per second; zero when it is too large for a number.
    package var velocity: CGVector {
        guard count > 1 else { return .zero }
        let late = Self.velocity(from: middle, to: newest)
        guard count > 2 else { return Self.finite(late) }
        let early = Self.velocity(from: oldest, to: middle)
        return Self.finite(
            CGVector(
                dx: 0.25 * late.dx + 0.75 * early.dx, dy: 0.25 * late.dy + 0.75 * early.dy))
    }

    private static func velocity(from first: Entry, to second: Entry) -> CGVector {
        let interval = second.time - first.time
        return CGVector(
            dx: (second.location.x - first.location.x) / interval,
            dy: (second.location.y - first.location.y) / interval)
    }

    private static func finite(_ velocity: CGVector) -> CGVector {
        velocity.dx.isFinite && velocity.dy.isFinite ? velocity : .zero
    }
}
