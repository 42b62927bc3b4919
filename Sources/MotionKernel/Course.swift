internal import GeometryKernel

/// What all components of an attribute follow from a standstill: one curve, from one moment.
package struct Course: Equatable {
    /// The curve.
    package let curve: MotionCurve
    /// The time that counts as 0.
    package let start: Double

    /// The seconds between two samples: the step of the fluid spring.
    package static let step = 1.0 / 300
    /// The most samples: four seconds.
    private static let limit = 1200

    /// The shares of a way of that length at steps of time, from a time to the end of the course.
    ///
    /// Empty when it takes longer than four seconds, or for ever. The end is that of the animator, to a step.
    package func shares(way: Double, from time: Double) -> [Double] {
        let motion = Motion(interval: [way])
        let player = curve.makePlayer(count: 1)
        let first = Int(Scalar.round((time - start) / Self.step))
        var result: [Double] = []
        guard way > 0, first < Self.limit else { return result }
        for index in 0..<Self.limit {
            let isRunning = player.evaluate(Double(index) * Self.step, motion)
            if index >= first { result.append(isRunning ? motion.offset[0] / way : 1) }
            if !isRunning { return result }
        }
        return []
    }
}

extension Animator {
    /// The one course of everything that runs; nil where animations overlap, took over a movement, or no
    /// frame has shown them yet.
    package var course: Course? {
        guard tracks.count == 1, let curve = tracks[0].curve, let start = tracks[0].start else {
            return nil
        }
        return Course(curve: curve, start: start)
    }

    /// The length of the way, over all components.
    package var way: Double {
        var sum = 0.0
        for track in tracks {
            for part in track.motion.interval { sum += part * part }
        }
        return sum.squareRoot()
    }

    /// The seconds of the course after which a listener waits to be told; infinite when none does.
    package var dueTime: Double {
        var due = Double.infinity
        for ticket in tickets { due = min(due, ticket.dueTime) }
        return due
    }

    /// Shows a share of the way for the time being, for who wants to know what is seen there.
    package func preview(_ share: Double) {
        guard tracks.count == 1 else { return }
        for index in model.indices {
            presentation[index] = model[index] + tracks[0].motion.interval[index] * (share - 1)
        }
    }

    /// Shows what is due again, after `preview`.
    package func endPreview() {
        _ = show()
    }
}
