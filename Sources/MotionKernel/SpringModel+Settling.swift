internal import GeometryKernel

extension SpringModel {
    /// The seconds until the distance from the target stays below `epsilon`; infinite for a spring
    /// without damping.
    ///
    /// Underdamped from the envelope, otherwise by a scan in steps of 0.1 s, of which there are at
    /// most 1,024, until more than 1 s was quiet (reference: SwiftUI, reverse-engineered).
    package func settlingDuration(
        target: Double = 1,
        initialVelocity: Double = 0,
        epsilon: Double = 0.001
    ) -> Double {
        guard naturalFrequency.isFinite, decay > 0 else { return decay > 0 ? 0 : .infinity }
        guard dampingRatio < 1 else {
            return scannedDuration(target: target, initialVelocity: initialVelocity, epsilon)
        }
        let reach = (decay * target - initialVelocity).magnitude + target.magnitude
        return reach > 0 ? max(0, -Scalar.log(epsilon / reach) / decay) : 0
    }

    private func scannedDuration(
        target: Double,
        initialVelocity: Double,
        _ epsilon: Double
    ) -> Double {
        var quietSince: Double?
        for step in 0..<1024 {
            let time = Double(step) * 0.1
            let value = value(target: target, initialVelocity: initialVelocity, time: time)
            guard (value - target).magnitude < epsilon else {
                quietSince = nil
                continue
            }
            if let start = quietSince {
                if time - start > 1 { return start }
            } else {
                quietSince = time
            }
        }
        return quietSince ?? 102.4
    }

    /// A spring of mass 1 that settles from rest within the given seconds; the damping ratio is
    /// brought above 0.0001.
    package init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = max(dampingRatio, 0.0001)
        let time = max(settlingDuration, 1e-6)
        var low = 1e-9
        var high = 1e9
        // Bisection of the frequency's magnitude: the settling time falls monotonically with it.
        for _ in 0..<100 {
            let frequency = (low * high).squareRoot()
            let isQuiet = Self.isQuiet(frequency, ratio, time, epsilon)
            if isQuiet { high = frequency } else { low = frequency }
        }
        self.init(stiffness: high * high, damping: 2 * ratio * high)
    }

    private static func isQuiet(
        _ frequency: Double,
        _ ratio: Double,
        _ time: Double,
        _ epsilon: Double
    ) -> Bool {
        let spring = SpringModel(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
        return ratio < 1
            ? spring.settlingDuration(epsilon: epsilon) <= time
            : (1 - spring.value(target: 1, time: time)).magnitude <= epsilon
    }
}
