/// Plays a timing curve.
final class BezierPlayer: Player {
    private let curve: CubicBezier
    private let duration: Double

    init(_ curve: CubicBezier, _ duration: Double) {
        self.curve = curve
        self.duration = max(duration, 0)
    }

    override var period: Double? { duration }

    override func evaluate(_ elapsed: Double, _ motion: Motion) -> Bool {
        guard elapsed < duration - Player.tolerance else { return false }
        let time = elapsed / duration
        motion.set(fraction: curve.value(at: time), speed: curve.slope(at: time) / duration)
        return true
    }
}

/// Plays a spring in closed form until its envelope is within 0.001 of the target.
final class InterpolatingPlayer: Player {
    private let spring: SpringModel
    private let initialVelocity: Double
    private let duration: Double

    init(_ spring: SpringModel, _ initialVelocity: Double) {
        self.spring = spring
        self.initialVelocity = initialVelocity
        duration = spring.settlingDuration(initialVelocity: initialVelocity)
    }

    override var period: Double? { duration }
    override var handsOverVelocity: Bool { true }

    override func evaluate(_ elapsed: Double, _ motion: Motion) -> Bool {
        guard elapsed < duration - Player.tolerance else { return false }
        motion.set(
            fraction: spring.value(target: 1, initialVelocity: initialVelocity, time: elapsed),
            speed: spring.velocity(target: 1, initialVelocity: initialVelocity, time: elapsed)
        )
        return true
    }
}
