import MotionKernel

/// Whether a difference is at most `limit`, either way.
func isWithin(_ limit: Double, _ difference: Double) -> Bool {
    difference.magnitude <= limit
}

/// A frame of 60 Hz, and the rounding of the reference's numbers.
let oneFrame = 1.0 / 60 + 0.0005

extension MotionCurve {
    static let smooth = spring(0.5, 1)
    static let snappy = spring(0.5, 0.85)
    static let bouncy = spring(0.5, 0.7)

    static func spring(_ response: Double, _ damping: Double, blend: Double = 0) -> MotionCurve {
        .fluid(response: response, dampingFraction: damping, blendDuration: blend)
    }

    static func linear(_ duration: Double) -> MotionCurve {
        .bezier(.linear, duration: duration)
    }
}

/// Writes down what it is told.
final class Recorder: AnimationListener {
    var events: [String] = []
    var onRemoved: () -> Void = {}

    func animationAdded() { events.append("added") }
    func animationLogicallyCompleted() { events.append("completed") }
    func animationRemoved() {
        events.append("removed")
        onRemoved()
    }

    static let once = ["added", "completed", "removed"]
}

/// A frame loop at 60 Hz over an animator of one component.
struct Film {
    let animator: Animator
    var frame = 0
    var time: Double { Double(frame) / 60 }

    init(from value: Double = 0) {
        animator = Animator([value])
    }

    init(to value: Double, _ curve: MotionCurve, listener: (any AnimationListener)? = nil) {
        self.init()
        animator.animate(to: [value], with: curve, at: 0, listener: listener)
    }

    /// Shows the next frame and answers its value.
    mutating func next() -> Double {
        _ = animator.advance(to: time)
        frame += 1
        return animator.presentation[0]
    }

    /// The values of the next frames until the animator rests, or until `limit` frames.
    mutating func run(limit: Int = 1200) -> [Double] {
        var values: [Double] = []
        repeat { values.append(next()) } while animator.isRunning && values.count < limit
        return values
    }
}
