/// Where one running animation is: component by component, the way from 0 to `interval`.
final class Motion {
    /// The whole way.
    var interval: [Double]
    /// The way gone so far.
    var offset: [Double]
    /// The speed, in units per second.
    var velocity: [Double]

    init(interval: [Double]) {
        self.interval = interval
        offset = [Double](repeating: 0, count: interval.count)
        velocity = offset
    }

    /// Whether everything is still a number.
    var isFinite: Bool {
        for index in interval.indices
        where !offset[index].isFinite || !velocity[index].isFinite || !interval[index].isFinite {
            return false
        }
        return true
    }

    /// Puts all components at the same fraction of the way, at the same speed in fractions per
    /// second.
    func set(fraction: Double, speed: Double) {
        for index in interval.indices {
            offset[index] = interval[index] * fraction
            velocity[index] = interval[index] * speed
        }
    }

    /// Goes the same way from its end to its beginning.
    func reverse() {
        for index in interval.indices {
            offset[index] = interval[index] - offset[index]
            velocity[index] = -velocity[index]
        }
    }

    /// Multiplies the speed.
    func scaleVelocity(by factor: Double) {
        for index in velocity.indices {
            velocity[index] *= factor
        }
    }
}
