internal import GeometryKernel

/// A damped harmonic oscillator in closed form, for the public `Spring` and for
/// `.interpolatingSpring`.
///
/// Motion starts at 0 and settles at a target; times are in seconds.
package struct SpringModel: Hashable, Sendable {
    /// The mass of the object at the spring's end.
    package var mass: Double
    /// The force per unit of distance.
    package var stiffness: Double
    /// The force per unit of speed, against it.
    package var damping: Double

    /// A spring with physical parameters.
    package init(mass: Double = 1, stiffness: Double, damping: Double) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
    }

    /// A spring of mass 1 with the given period of its undamped oscillation, in seconds.
    package init(response: Double, dampingRatio: Double) {
        let frequency = response > 0 ? 2 * Double.pi / response : .infinity
        self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
    }

    /// A spring of mass 1 with a perceptual duration, in seconds, and a bounce: 0 is critically
    /// damped, 1 undamped, below 0 overdamped (reference: SwiftUI's interface).
    package init(duration: Double = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
    }

    /// The damping ratio of a bounce: `bounce < 0 ? 1 / (bounce + 1) : 1 - bounce` (reference:
    /// SwiftUI's interface).
    package static func dampingRatio(bounce: Double) -> Double {
        bounce < 0 ? 1 / (max(bounce, -0.999_999) + 1) : 1 - bounce
    }

    /// The damping relative to critical damping.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    /// The period of the undamped oscillation, in seconds.
    package var response: Double { 2 * Double.pi / naturalFrequency }
    /// The bounce that belongs to the damping ratio.
    package var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

    /// The same spring with its damping brought between none and critical, as
    /// `.interpolatingSpring` treats it.
    var withoutOverdamping: SpringModel {
        let critical = 2 * (stiffness * mass).squareRoot()
        return SpringModel(
            mass: mass,
            stiffness: stiffness,
            damping: min(max(damping, 0), critical)
        )
    }

    /// Whether the parameters describe a motion at all.
    var isValid: Bool {
        mass > 0 && stiffness > 0 && naturalFrequency.isFinite && decay.isFinite
            && naturalFrequency > 0
    }

    /// The undamped angular frequency, in radians per second.
    var naturalFrequency: Double { (stiffness / mass).squareRoot() }
    /// The rate at which the envelope decays, per second.
    var decay: Double { damping / (2 * mass) }
}
