/// Integrates the spring of `.spring`, `.smooth`, `.snappy` and `.bouncy` in steps of 1/300 s.
///
/// Numbers, order of operations and the rule for stopping follow SwiftUI (reverse-engineered). The
/// rule has absolute units, so the length of an animation depends on its distance. Damping is
/// limited to what the steps can integrate (ours). Between two steps the way is the parabola of the later
/// one, which goes through both, so that frames of any rate move evenly (ours).
final class FluidPlayer: Player {
    private static let step = 1.0 / 300
    private static let greatestStiffness = 45_000.0
    /// What a frame may miss a step by and show it all the same, in seconds: browsers round their clock to
    /// 0.1 ms, so that a frame of 60 Hz lies now before and now behind its five steps (ours).
    private static let slack = 0.1 * step

    private let response: Double
    private let dampingFraction: Double
    private let blendDuration: Double
    private var blendInterval = 0.0
    private var currentResponse: Double

    private var offset: [Double]
    private var velocity: [Double]
    private var force: [Double]
    private var origin = 0.0
    private var steps = 0

    init(response: Double, dampingFraction: Double, blendDuration: Double, count: Int) {
        self.response = max(response, 0)
        self.dampingFraction = max(dampingFraction, 0)
        self.blendDuration = blendDuration
        currentResponse = self.response
        offset = [Double](repeating: 0, count: count)
        velocity = offset
        force = offset
    }

    override var logicalDuration: Double { response }
    override var handsOverVelocity: Bool { true }
    override var blendableResponse: Double? { currentResponse }

    override func evaluate(_ elapsed: Double, _ motion: Motion) -> Bool {
        blendResponse(at: elapsed)
        integrate(to: elapsed, target: motion.interval)
        let ahead = origin + Double(steps) * Self.step - elapsed
        let back = ahead > Self.slack ? ahead : 0
        for index in offset.indices {
            let way = velocity[index] - force[index] * (back / 2)
            motion.offset[index] = offset[index] - way * back
            motion.velocity[index] = velocity[index] - force[index] * back
        }
        return steps == 0 || !isSettled(motion.interval)
    }

    override func reset() {
        for index in offset.indices {
            offset[index] = 0
            velocity[index] = 0
            force[index] = 0
        }
        origin = 0
        steps = 0
    }

    override func takeOver(_ motion: Motion, response previous: Double?) {
        if let previous, blendDuration > 0 { blendInterval = previous - response }
        blendResponse(at: 0)
        let (stiffness, damping) = coefficients()
        for index in offset.indices {
            offset[index] = motion.offset[index]
            velocity[index] = motion.velocity[index]
            force[index] =
                stiffness * (motion.interval[index] - offset[index]) - damping * velocity[index]
        }
    }

    /// Blends from the previous spring's response over `blendDuration`, by the smooth step p²(3 -
    /// 2p).
    private func blendResponse(at elapsed: Double) {
        guard blendInterval != 0 else { return }
        let p = min(elapsed / blendDuration, 1)
        currentResponse = response + blendInterval * (1 - p * p * (3 - 2 * p))
    }

    private func coefficients() -> (stiffness: Double, damping: Double) {
        let frequency = currentResponse > 0 ? 2 * Double.pi / currentResponse : .infinity
        let stiffness = min(frequency * frequency, Self.greatestStiffness)
        let stable = (4 - stiffness * Self.step * Self.step) / (2 * Self.step) * 0.95
        return (stiffness, min(2 * dampingFraction * stiffness.squareRoot(), stable))
    }

    private func integrate(to time: Double, target: [Double]) {
        let (stiffness, damping) = coefficients()
        if time - (origin + Double(steps) * Self.step) > 1 {
            origin = time - 1.0 / 60
            steps = 0
        }
        while origin + Double(steps) * Self.step < time - Self.slack {
            for index in offset.indices {
                let middle = velocity[index] + force[index] * (Self.step / 2)
                offset[index] += middle * Self.step
                force[index] = stiffness * (target[index] - offset[index]) - damping * middle
                velocity[index] = middle + force[index] * (Self.step / 2)
            }
            steps += 1
        }
    }

    /// Speed and force at most 0.06, and within 1 % of a target other than 0.
    private func isSettled(_ target: [Double]) -> Bool {
        var speeds = 0.0
        var forces = 0.0
        var distances = 0.0
        var targets = 0.0
        for index in offset.indices {
            speeds += velocity[index] * velocity[index]
            forces += force[index] * force[index]
            let distance = target[index] - offset[index]
            distances += distance * distance
            targets += target[index] * target[index]
        }
        return max(speeds, forces) <= 0.0036 && (targets == 0 || distances <= 0.0001 * targets)
    }
}
