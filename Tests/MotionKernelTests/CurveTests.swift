import MotionKernel
import Testing

struct CurveTests {
    @Test("timing curves go through known points")
    func bezierValues() {
        let ease = CubicBezier.easeInOut
        #expect(ease.value(at: 0.5) == 0.5)
        #expect(isWithin(1e-6, ease.value(at: 0.25) - 0.1291619))
        #expect(isWithin(1e-6, ease.value(at: 0.75) - 0.8708381))
        #expect(isWithin(1e-6, CubicBezier.easeOut.value(at: 0.5) - 0.6846432))
        #expect(isWithin(1e-6, CubicBezier.easeIn.value(at: 0.5) - 0.3153568))
        #expect(ease.value(at: -1) == 0)
        #expect(ease.value(at: 2) == 1)
        #expect(CubicBezier.linear.value(at: 0.25) == 0.25)
    }

    @Test("values lie on a grid of 2^-20, and extreme curves are monotone in time")
    func bezierGrid() {
        let steep = CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1)
        var last = 0.0
        for step in 0...1000 {
            let value = steep.value(at: Double(step) / 1000)
            #expect(value >= last)
            #expect((value * 1_048_576).rounded() == value * 1_048_576)
            #expect(steep.slope(at: Double(step) / 1000).isFinite)
            last = value
        }
    }

    @Test("the slope is the change of the value")
    func bezierSlope() {
        let ease = CubicBezier.easeInOut
        for time in [0.1, 0.3, 0.5, 0.9] {
            let change = (ease.value(at: time + 0.005) - ease.value(at: time - 0.005)) / 0.01
            #expect(isWithin(0.01, ease.slope(at: time) - change))
        }
    }

    @Test("a delay holds the start, then the curve runs")
    func delay() {
        var film = Film(to: 60, .delayed(.linear(1), by: 0.5))
        let values = film.run()
        #expect(values[0...30].allSatisfy { $0 == 0 })
        #expect(isWithin(1e-3, values[45] - 15))
        #expect(values.count == 91)
    }

    @Test("a speed divides the duration")
    func speed() {
        var film = Film(to: 60, .scaled(.linear(1), speed: 2))
        let values = film.run()
        #expect(values.count == 31)
        #expect(isWithin(1e-3, values[15] - 30))
        var slow = Film(to: 100, .scaled(.smooth, speed: 0.5))
        #expect((151...155).contains(slow.run().count))
    }

    @Test("repetitions go there and back, and an odd number ends at the target")
    func autoreverse() {
        var film = Film(to: 60, .repeated(.linear(1), count: 3, autoreverses: true))
        let values = film.run()
        #expect(values.count == 181)
        for (frame, value) in [(30, 30.0), (75, 45), (120, 0), (135, 15), (180, 60)] {
            #expect(isWithin(1e-3, values[frame] - value))
        }
    }

    @Test("repetitions without a way back jump to the start")
    func restart() {
        var film = Film(to: 60, .repeated(.linear(1), count: 2, autoreverses: false))
        let values = film.run()
        #expect(values.count == 121)
        #expect(isWithin(1e-3, values[59] - 59))
        #expect(isWithin(1e-3, values[75] - 15))
    }

    @Test("an even number of rounds there and back jumps to the target at its end")
    func evenRounds() {
        var film = Film(to: 60, .repeated(.linear(1), count: 2, autoreverses: true))
        let values = film.run()
        #expect(isWithin(1e-3, values[119] - 1))
        #expect(values[120] == 60)
    }

    @Test("springs repeat too, and an endless repetition keeps its phase over a long gap")
    func endless() {
        var film = Film(to: 100, .repeated(.bouncy, count: 3, autoreverses: true))
        let values = film.run()
        #expect((201...213).contains(values.count))
        #expect(values.last == 100)
        let animator = Animator([0])
        let endless = MotionCurve.repeated(.linear(1), count: nil, autoreverses: true)
        animator.animate(to: [100], with: endless, at: 0, listener: nil)
        _ = animator.advance(to: 0)
        _ = animator.advance(to: 100_001.25)
        #expect(isWithin(1e-3, animator.presentation[0] - 75))
        #expect(animator.isRunning)
    }

    @Test("curves without duration end at the first frame", arguments: [0.0, -1])
    func noDuration(duration: Double) {
        for curve in [
            MotionCurve.linear(duration),
            .repeated(.linear(duration), count: nil, autoreverses: true),
        ] {
            var film = Film(to: 100, curve)
            #expect(film.run() == [100])
        }
    }
}
