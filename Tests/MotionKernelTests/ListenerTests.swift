import MotionKernel
import Testing

struct ListenerTests {
    private let recorder = Recorder()

    @Test("a linear animation of 4 s is done at 4 s")
    func completes() {
        var film = Film(to: 200, .linear(4), listener: recorder)
        #expect(recorder.events == ["added"])
        for _ in 0..<240 { _ = film.next() }
        #expect(recorder.events == ["added"])
        _ = film.next()
        #expect(recorder.events == Recorder.once)
        _ = film.next()
        #expect(recorder.events == Recorder.once)
    }

    @Test("a spring is logically complete after its response, and removed when it rests")
    func springTail() {
        var film = Film(to: 100, .smooth, listener: recorder)
        for _ in 0..<30 { _ = film.next() }
        #expect(recorder.events == ["added"])
        _ = film.next()
        #expect(recorder.events == ["added", "completed"])
        _ = film.run()
        #expect(recorder.events == Recorder.once)
    }

    @Test("an interrupted spring completes when it would have, and goes with its successor")
    func interruptedSpring() {
        let second = Recorder()
        var film = Film(to: 100, .smooth, listener: recorder)
        for _ in 0..<16 { _ = film.next() }
        film.animator.animate(to: [0], with: .smooth, at: film.time, listener: second)
        for _ in 0..<16 { _ = film.next() }
        #expect(recorder.events == ["added", "completed"])
        #expect(second.events == ["added"])
        _ = film.run()
        #expect(recorder.events == Recorder.once)
        #expect(second.events == Recorder.once)
    }

    @Test("animations on top of each other end each in its time")
    func interruptedBezier() {
        let second = Recorder()
        var film = Film(to: 100, .linear(1), listener: recorder)
        for _ in 0..<31 { _ = film.next() }
        film.animator.animate(to: [0], with: .linear(1), at: film.time, listener: second)
        for _ in 0..<31 { _ = film.next() }
        #expect(recorder.events == Recorder.once)
        #expect(second.events == ["added"])
        _ = film.run()
        #expect(second.events == Recorder.once)
    }

    @Test("an endless animation that a spring takes over ends with it")
    func interruptedEndless() {
        let endless = MotionCurve.repeated(.linear(1), count: nil, autoreverses: true)
        var film = Film(to: 100, endless, listener: recorder)
        for _ in 0..<500 { _ = film.next() }
        #expect(recorder.events == ["added"])
        film.animator.animate(to: [0], with: .smooth, at: film.time, listener: nil)
        _ = film.run()
        #expect(recorder.events == Recorder.once)
    }

    @Test("an unchanged value at rest does not animate, and its listener is told the end")
    func unchanged() {
        let film = Film(to: 0, .smooth, listener: recorder)
        #expect(!film.animator.isRunning)
        #expect(recorder.events == Recorder.once)
    }

    @Test("a view that goes away ends its animations, seen or not")
    func discarded() {
        var film = Film(to: 100, .smooth, listener: recorder)
        film.animator.discard()
        #expect(recorder.events == Recorder.once)
        film.animator.discard()
        #expect(recorder.events == Recorder.once)
        let second = Recorder()
        film.animator.animate(to: [1], with: .linear(4), at: 0, listener: second)
        for _ in 0..<60 { _ = film.next() }
        film.animator.discard()
        #expect(second.events == Recorder.once)
        #expect(!film.animator.isRunning)
    }

    @Test("an unanimated change ends the animation")
    func snapped() {
        var film = Film(to: 100, .smooth, listener: recorder)
        _ = film.next()
        film.animator.snap(to: [3])
        #expect(recorder.events == Recorder.once)
    }

    @Test("a curve without sense ends at once", arguments: [Double.nan, .infinity])
    func senseless(number: Double) {
        for curve in [
            MotionCurve.spring(number, 1), .linear(number), .delayed(.smooth, by: number),
            .scaled(.smooth, speed: number), .scaled(.smooth, speed: 0),
            .interpolating(SpringModel(stiffness: number, damping: 1), initialVelocity: 0),
            .interpolating(SpringModel(stiffness: 100, damping: 1), initialVelocity: number),
        ] {
            let recorder = Recorder()
            let film = Film(to: 100, curve, listener: recorder)
            #expect(film.animator.presentation == [100])
            #expect(!film.animator.isRunning)
            #expect(recorder.events == Recorder.once)
        }
    }

    @Test("values and times that are not finite come to rest")
    func notFinite() {
        var film = Film(to: .infinity, .smooth, listener: recorder)
        #expect(!film.animator.isRunning)
        film.animator.animate(to: [1], with: .smooth, at: 0, listener: nil)
        #expect(film.animator.presentation == [1])
        film.animator.animate(to: [9], with: .smooth, at: 0, listener: nil)
        _ = film.next()
        #expect(film.animator.advance(to: .nan))
        #expect(film.animator.presentation == [9])
        film = Film(to: 1.7e308, .smooth, listener: nil)
        film.animator.animate(to: [-1.7e308], with: .smooth, at: 0, listener: nil)
        #expect(film.run().allSatisfy { $0.isFinite })
    }

    @Test("a listener may start the next animation")
    func chained() {
        let film = Film(to: 100, .linear(0.1), listener: recorder)
        recorder.onRemoved = { [animator = film.animator] in
            animator.animate(to: [0], with: .linear(0.1), at: 1, listener: nil)
        }
        _ = film.animator.advance(to: 0)
        _ = film.animator.advance(to: 1)
        #expect(film.animator.isRunning)
        #expect(film.animator.presentation == [100])
        recorder.onRemoved = {}
    }
}
