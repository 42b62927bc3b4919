/// How a value gets to its target: what `Animation` is made of. Times are in seconds.
///
/// A curve whose numbers are not finite, or whose speed is not positive, takes no time at all.
package indirect enum MotionCurve: Equatable, Sendable {
    /// The integrated spring of `.spring`, `.smooth`, `.snappy`, `.bouncy`. The only curve that
    /// takes over a running animation, with its velocity, instead of adding to it.
    case fluid(response: Double, dampingFraction: Double, blendDuration: Double)
    /// A spring in closed form; its initial velocity is in distances per second.
    case interpolating(SpringModel, initialVelocity: Double)
    /// A timing curve stretched to a duration.
    case bezier(CubicBezier, duration: Double)
    /// Another curve, later.
    case delayed(MotionCurve, by: Double)
    /// Another curve with its time multiplied.
    case scaled(MotionCurve, speed: Double)
    /// Another curve several times; nil is for ever. Counts below 1 are 1.
    case repeated(MotionCurve, count: Int?, autoreverses: Bool)

    /// Whether the curve takes a well-defined time.
    var isValid: Bool {
        switch self {
        case .fluid(let response, let damping, let blend):
            return response.isFinite && damping.isFinite && blend.isFinite
        case .interpolating(let spring, let velocity):
            return spring.isValid && velocity.isFinite
        case .bezier(let curve, let duration):
            return curve.isFinite && duration.isFinite
        case .delayed(let base, let delay):
            return delay.isFinite && base.isValid
        case .scaled(let base, let speed):
            return speed.isFinite && speed > 0 && base.isValid
        case .repeated(let base, _, _):
            return base.isValid
        }
    }

    /// Whether a new animation on this curve takes over what is running (reference: SwiftUI,
    /// reverse-engineered, for the plain spring and its speed; that a delayed or repeated spring
    /// adds is inferred).
    var takesOver: Bool {
        switch self {
        case .fluid: return true
        case .scaled(let base, _): return base.takesOver
        case .delayed(let base, let delay): return delay == 0 && base.takesOver
        case .interpolating, .bezier, .repeated: return false
        }
    }
}
