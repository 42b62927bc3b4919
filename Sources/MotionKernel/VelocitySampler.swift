package import GeometryKernel

/// Estimates the velocity of a pointer from its last three samples.
///
/// A quarter of the newest pair's velocity and three quarters of the older pair's (reference:
/// SwiftUI, reverse-engineered and compared with Apple's binary). A sample that is not later than
/// the last one replaces it.
package struct VelocitySampler: Sendable {
    private typealias Sample = (location: CGPoint, time: Double)

    private var older: Sample?
    private var old: Sample?
    private var newest: Sample?

    /// A sampler without samples.
    package init() {}

    /// Takes a location at a time in seconds; what is not finite is ignored.
    package mutating func add(_ location: CGPoint, time: Double) {
        guard location.x.isFinite, location.y.isFinite, time.isFinite else { return }
        guard let last = newest, time > last.time else {
            newest = (location, newest?.time ?? time)
            return
        }
        older = old
        old = last
        newest = (location, time)
    }

    /// Forgets all samples.
    package mutating func reset() {
        self = VelocitySampler()
    }

    /// The estimate in points per second; zero with fewer than two samples.
    package var velocity: CGVector {
        guard let newest, let old else { return .zero }
        let recent = Self.velocity(from: old, to: newest)
        guard let older else { return recent }
        let previous = Self.velocity(from: older, to: old)
        return CGVector(
            dx: 0.25 * recent.dx + 0.75 * previous.dx,
            dy: 0.25 * recent.dy + 0.75 * previous.dy
        )
    }

    private static func velocity(from a: Sample, to b: Sample) -> CGVector {
        let time = b.time - a.time
        return CGVector(
            dx: (b.location.x - a.location.x) / time,
            dy: (b.location.y - a.location.y) / time
        )
    }
}
