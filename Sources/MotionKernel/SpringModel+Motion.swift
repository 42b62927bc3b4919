internal import GeometryKernel

extension SpringModel {
    /// The position at a time, from 0 with the given velocity (units per second) towards `target`.
    package func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
        target + state(-target, initialVelocity, max(time, 0)).distance
    }

    /// The velocity at a time, in units per second; at 0 it is `initialVelocity`.
    package func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
        state(-target, initialVelocity, max(time, 0)).velocity
    }

    /// The force on an object at `position` that moves at `velocity`.
    package func force(target: Double, position: Double, velocity: Double) -> Double {
        stiffness * (target - position) - damping * velocity
    }

    /// The distance from the target y(t) and y'(t), from y0 and v0. With ω the natural frequency
    /// and d the decay:
    ///
    ///     d < ω   e^(-dt) (y0 cos rt + (v0 + d y0)/r sin rt)     r² = ω² - d²
    ///     d = ω   e^(-dt) (y0 + (v0 + d y0) t)
    ///     d > ω   as the first, with cosh and sinh               r² = d² - ω²
    private func state(
        _ y0: Double,
        _ v0: Double,
        _ t: Double
    ) -> (distance: Double, velocity: Double) {
        let w = naturalFrequency
        let d = decay
        guard w.isFinite, d.isFinite else { return (0, 0) }
        let basis = Self.basis(discriminant: w * w - d * d, decay: d, scale: w, time: t)
        return (
            y0 * basis.even + (v0 + d * y0) * basis.odd,
            v0 * basis.even - (d * v0 + w * w * y0) * basis.odd
        )
    }

    /// e^(-dt) times (cos rt, sin rt / r), or the hyperbolic pair, or (1, t) where r vanishes.
    private static func basis(
        discriminant: Double,
        decay d: Double,
        scale w: Double,
        time t: Double
    ) -> (even: Double, odd: Double) {
        let r = discriminant.magnitude.squareRoot()
        if discriminant.magnitude <= 1e-12 * w * w {
            let envelope = Scalar.exp(-d * t)
            return envelope == 0 ? (0, 0) : (envelope, envelope * t)
        }
        if discriminant > 0 {
            let envelope = Scalar.exp(-d * t)
            return (envelope * Scalar.cos(r * t), envelope * Scalar.sin(r * t) / r)
        }
        let slow = Scalar.exp((r - d) * t)
        let fast = Scalar.exp(-(r + d) * t)
        return ((slow + fast) / 2, (slow - fast) / (2 * r))
    }
}
