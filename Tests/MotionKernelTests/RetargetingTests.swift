import MotionKernel
import Testing

struct RetargetingTests {
    /// 0 to 300 with response 0.5 and damping 0.8, seen at 60 Hz until 116.7 ms.
    private func movingFilm() -> Film {
        var film = Film(to: 300, .spring(0.5, 0.8))
        for _ in 0..<8 { _ = film.next() }
        return film
    }

    @Test("a spring that turns back keeps place and velocity, then overshoots the turn")
    func springToSpring() {
        var film = movingFilm()
        let probe = movingFilm()
        _ = probe.animator.advance(to: 0.12)
        film.animator.animate(to: [0], with: .spring(0.5, 0.8), at: 0.12, listener: nil)
        let (x, v) = (probe.animator.presentation[0], probe.animator.velocity[0])
        #expect(isWithin(1e-9, film.animator.presentation[0] - x))
        #expect(isWithin(0.05 * v.magnitude, film.animator.velocity[0] - v))
        #expect(v > 500)
        let values = film.run()
        #expect(values[0] > x)
        #expect((values.max() ?? 0) > x + 10)
        #expect(values.last == 0)
    }

    @Test("a timing curve hands over its place, and the spring starts from no velocity")
    func bezierToSpring() {
        var film = Film(to: 100, .linear(1))
        for _ in 0..<31 { _ = film.next() }
        #expect(isWithin(1e-3, film.animator.velocity[0] - 100))
        film.animator.animate(to: [0], with: .smooth, at: film.time, listener: nil)
        #expect(film.animator.velocity == [0])
        #expect(isWithin(1e-3, film.animator.presentation[0] - 100.0 * 31 / 60))
        let values = film.run()
        #expect(values == values.sorted(by: >))
        #expect(values.last == 0)
    }

    @Test("a timing curve on top of another adds up")
    func additive() {
        let animator = Animator([0])
        animator.animate(to: [100], with: .linear(1), at: 0, listener: nil)
        _ = animator.advance(to: 0)
        _ = animator.advance(to: 0.5)
        animator.animate(to: [0], with: .linear(1), at: 0.5, listener: nil)
        _ = animator.advance(to: 0.5)
        #expect(animator.presentation[0] == 50)
        _ = animator.advance(to: 0.75)
        #expect(animator.presentation[0] == 50)
        _ = animator.advance(to: 1.25)
        #expect(animator.presentation[0] == 25)
        #expect(animator.velocity[0] == -100)
        _ = animator.advance(to: 1.5)
        #expect(animator.presentation == [0])
        #expect(!animator.isRunning)
    }

    @Test("a spring retargeted before its first frame starts once, from the old value")
    func beforeFirstFrame() {
        let animator = Animator([0])
        animator.animate(to: [100], with: .smooth, at: 0, listener: nil)
        animator.animate(to: [50], with: .smooth, at: 3, listener: nil)
        _ = animator.advance(to: 9)
        #expect(animator.presentation == [0])
        #expect(animator.velocity == [0])
    }

    @Test("a spring at another speed keeps the velocity too")
    func scaledSpring() {
        let film = movingFilm()
        let v = film.animator.velocity[0]
        film.animator.animate(
            to: [0],
            with: .scaled(.spring(0.5, 0.8), speed: 3),
            at: film.time - 1.0 / 60,
            listener: nil
        )
        #expect(isWithin(1e-9 * v, film.animator.velocity[0] - v))
    }

    @Test("an unanimated change jumps and ends the motion; the same value leaves it alone")
    func unanimated() {
        let film = movingFilm()
        film.animator.setModel([300], at: film.time)
        #expect(film.animator.isRunning)
        film.animator.setModel([7], at: film.time)
        #expect(!film.animator.isRunning)
        #expect(film.animator.presentation == [7])
        #expect(film.animator.velocity == [0])
    }

    @Test("a value of another size jumps")
    func otherSize() {
        let film = movingFilm()
        film.animator.animate(to: [1, 2], with: .smooth, at: film.time, listener: nil)
        #expect(film.animator.presentation == [1, 2])
        #expect(film.animator.velocity == [0, 0])
        #expect(!film.animator.isRunning)
    }
}
