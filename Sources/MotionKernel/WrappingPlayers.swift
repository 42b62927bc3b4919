internal import GeometryKernel

/// Holds another player at its start for a while; a negative delay skips its beginning.
final class DelayedPlayer: Player {
    private let base: Player
    private let delay: Double

    init(_ base: Player, _ delay: Double) {
        self.base = base
        self.delay = delay
    }

    override var period: Double? { base.period.map { max($0 + delay, 0) } }
    override var logicalDuration: Double { max(base.logicalDuration + delay, 0) }
    override var handsOverVelocity: Bool { base.handsOverVelocity }
    override var blendableResponse: Double? { base.blendableResponse }

    override func evaluate(_ elapsed: Double, _ motion: Motion) -> Bool {
        if elapsed >= delay - Player.tolerance {
            return base.evaluate(max(elapsed - delay, 0), motion)
        }
        motion.set(fraction: 0, speed: 0)
        return true
    }

    override func reset() { base.reset() }
    override func takeOver(_ motion: Motion, response: Double?) {
        base.takeOver(motion, response: response)
    }
}

/// Plays another player faster or slower.
final class ScaledPlayer: Player {
    private let base: Player
    private let speed: Double

    init(_ base: Player, _ speed: Double) {
        self.base = base
        self.speed = speed
    }

    override var period: Double? { base.period.map { $0 / speed } }
    override var logicalDuration: Double { base.logicalDuration / speed }
    override var handsOverVelocity: Bool { base.handsOverVelocity }
    override var blendableResponse: Double? { base.blendableResponse.map { $0 / speed } }

    override func evaluate(_ elapsed: Double, _ motion: Motion) -> Bool {
        let isRunning = base.evaluate(elapsed * speed, motion)
        motion.scaleVelocity(by: speed)
        return isRunning
    }

    override func reset() { base.reset() }
    override func takeOver(_ motion: Motion, response: Double?) {
        motion.scaleVelocity(by: 1 / speed)
        base.takeOver(motion, response: response.map { $0 * speed })
        motion.scaleVelocity(by: speed)
    }
}

/// Plays another player several times, every other time backwards if asked to.
///
/// A round on the way back mirrors the values, not the time: it eases as the way there does. After
/// an even number of rounds the value jumps to its target (reference: SwiftUI, reverse-engineered).
final class RepeatedPlayer: Player {
    private let base: Player
    private let count: Double
    private let autoreverses: Bool
    private var round = 0.0
    private var origin = 0.0

    init(_ base: Player, _ count: Int?, _ autoreverses: Bool) {
        self.base = base
        self.count = count.map { Double(max($0, 1)) } ?? .infinity
        self.autoreverses = autoreverses
    }

    override var period: Double? {
        guard let period = base.period else { return nil }
        return period > 0 ? period * count : 0
    }
    override var handsOverVelocity: Bool { base.handsOverVelocity }

    override func evaluate(_ elapsed: Double, _ motion: Motion) -> Bool {
        if let period = base.period {
            guard skipRounds(elapsed, period) else { return false }
        }
        if !base.evaluate(elapsed - origin, motion) {
            round += 1
            origin = elapsed
            base.reset()
            guard round < count, base.evaluate(0, motion) else { return false }
        }
        if autoreverses, round - 2 * Scalar.floor(round / 2) == 1 { motion.reverse() }
        return true
    }

    /// Goes to the round that the time falls into, when rounds are of equal length; false after the
    /// last.
    private func skipRounds(_ elapsed: Double, _ period: Double) -> Bool {
        guard period > 0 else { return false }
        let rounds = Scalar.floor((elapsed - origin + Player.tolerance) / period)
        if rounds > 0 {
            round += rounds
            origin += rounds * period
            base.reset()
        }
        return round < count
    }

    override func reset() {
        round = 0
        origin = 0
        base.reset()
    }
}
