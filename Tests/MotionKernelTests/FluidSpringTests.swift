import MotionKernel
import Testing

struct FluidSpringTests {
    @Test(
        "the plain springs end when SwiftUI's do, to one frame",
        arguments: [
            (MotionCurve.smooth, 100.0, 1.267, 0.0),
            (.smooth, 1, 0.833, 0), (.smooth, 300, 1.383, 0),
            (.snappy, 100, 1.033, 0.44), (.bouncy, 100, 1.133, 4.19),
            (.spring(0.5, 0.825), 100, 0.983, 0.78),
        ]
    )
    func durations(curve: MotionCurve, distance: Double, seconds: Double, overshoot: Double) {
        var film = Film(to: distance, curve)
        let values = film.run()
        #expect(isWithin(oneFrame, Double(values.count - 1) / 60 - seconds))
        #expect(values.last == distance)
        let beyond = ((values.max() ?? 0) / distance - 1) * 100
        #expect(isWithin(0.011, beyond - overshoot))
    }

    @Test("the first frame shows the start, whatever time has passed")
    func firstFrame() {
        let animator = Animator([5])
        animator.animate(to: [10], with: .smooth, at: 1, listener: nil)
        #expect(!animator.advance(to: 9))
        #expect(animator.presentation == [5])
        #expect(animator.isRunning)
        #expect(animator.advance(to: 9.05))
        #expect(animator.presentation[0] > 5 && animator.presentation[0] < 7)
    }

    @Test("the integrated spring stays within 0.6 % of the closed form")
    func closedForm() {
        let spring = SpringModel(response: 0.5, dampingRatio: 0.85)
        var film = Film(to: 100, .snappy)
        for (frame, value) in film.run().dropLast().enumerated() {
            let exact = spring.value(target: 100, time: Double(frame) / 60)
            #expect(isWithin(0.6, value - exact))
        }
    }

    @Test("a gap of more than a second resumes near where the motion was")
    func gap() {
        let animator = Animator([0])
        animator.animate(to: [100], with: .smooth, at: 0, listener: nil)
        for frame in 0...6 { _ = animator.advance(to: Double(frame) / 60) }
        let before = animator.presentation[0]
        _ = animator.advance(to: 60)
        #expect(animator.isRunning)
        #expect(animator.presentation[0] > before && animator.presentation[0] < before + 15)
    }

    @Test("components share one end, by their common distance")
    func components() {
        let animator = Animator([0, 0])
        animator.animate(to: [300, 1], with: .smooth, at: 0, listener: nil)
        var frames = 0
        while animator.advance(to: Double(frames) / 60) || animator.isRunning { frames += 1 }
        #expect(isWithin(oneFrame, Double(frames - 1) / 60 - 1.383))
        #expect(animator.presentation == [300, 1])
    }

    @Test("springs that are too stiff or too damped for the steps stay calm")
    func extremes() {
        for curve in [
            MotionCurve.spring(0, 1), .spring(0.01, 1), .spring(-1, 1), .spring(0.15, 50),
            .spring(0.5, 1000), .spring(0.01, 0.2),
        ] {
            var film = Film(to: 100, curve)
            let values = film.run(limit: 300)
            #expect(values.allSatisfy { $0 >= -1 && $0 <= 200 })
        }
    }

    @Test("a blend starts at the previous response and ends at the new one")
    func blend() {
        func after(_ blend: Double) -> Double {
            var film = Film(to: 100, .spring(1, 1))
            for _ in 0..<6 { _ = film.next() }
            film.animator.animate(
                to: [200],
                with: .spring(0.15, 0.86, blend: blend),
                at: film.time,
                listener: nil
            )
            for _ in 0..<6 { _ = film.next() }
            return film.animator.presentation[0]
        }
        #expect(after(0.25) < after(0) - 10)
    }

    @Test("frames whose times are rounded to 0.1 ms, as a browser's are, move as the exact ones do")
    func roundedTimes() {
        func values(_ time: (Int) -> Double) -> [Double] {
            let animator = Animator([0])
            animator.animate(to: [300], with: .snappy, at: 0, listener: nil)
            return (0..<60).map { frame in
                _ = animator.advance(to: time(frame))
                return animator.presentation[0]
            }
        }
        let exact = values { Double($0) / 60 }
        let rounded = values { (Double($0) * 10_000 / 60).rounded() / 10_000 }
        for (a, b) in zip(exact, rounded) { #expect(isWithin(1e-9, a - b)) }
    }

    @Test("between two steps the motion stays on its way: frames of 120 Hz move evenly")
    func betweenSteps() {
        let animator = Animator([0])
        animator.animate(to: [300], with: .snappy, at: 0, listener: nil)
        var values: [Double] = []
        for frame in 0..<72 {
            _ = animator.advance(to: Double(frame) / 120)
            values.append(animator.presentation[0])
        }
        // The acceleration changes slowly: what one frame gains on the one before is near what the next
        // one gains on it.
        let steps: [Double] = zip(values.dropFirst(), values).map { $0.0 - $0.1 }
        let gains: [Double] = zip(steps.dropFirst(), steps).map { $0.0 - $0.1 }
        for (a, b) in zip(gains.dropFirst(2), gains.dropFirst(3)) {
            #expect(isWithin(0.5, a - b))
        }
    }
}
