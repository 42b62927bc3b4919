/// A curve in flight: turns elapsed seconds into a motion. Each kind of curve is a subclass; all
/// memory is taken in `init`.
class Player {
    /// What ends are rounded by, in seconds: times come as differences of a clock's readings.
    static let tolerance = 1e-6

    /// The seconds until the end, where time alone decides.
    var period: Double? { nil }
    /// The seconds after which the animation has done what it is for.
    var logicalDuration: Double { period ?? .infinity }
    /// Whether a spring that takes over gets this curve's velocity; otherwise it starts with none.
    var handsOverVelocity: Bool { false }
    /// The response of a plain spring, in seconds, for the next one to blend from.
    var blendableResponse: Double? { nil }

    /// Moves `motion` to the elapsed time, which does not decrease; false when the animation is
    /// over.
    func evaluate(_ elapsed: Double, _ motion: Motion) -> Bool { false }

    /// Back to the beginning.
    func reset() {}

    /// Starts from the motion's offset and velocity instead of rest.
    func takeOver(_ motion: Motion, response: Double?) {}
}

extension MotionCurve {
    /// A player for values of `count` components.
    func makePlayer(count: Int) -> Player {
        switch self {
        case .fluid(let response, let damping, let blend):
            return FluidPlayer(
                response: response,
                dampingFraction: damping,
                blendDuration: blend,
                count: count
            )
        case .interpolating(let spring, let velocity):
            return InterpolatingPlayer(spring.withoutOverdamping, velocity)
        case .bezier(let curve, let duration):
            return BezierPlayer(curve, duration)
        case .delayed(let base, let delay):
            return DelayedPlayer(base.makePlayer(count: count), delay)
        case .scaled(let base, let speed):
            return ScaledPlayer(base.makePlayer(count: count), speed)
        case .repeated(let base, let times, let autoreverses):
            return RepeatedPlayer(base.makePlayer(count: count), times, autoreverses)
        }
    }
}
