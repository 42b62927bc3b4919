import GeometryKernel
import GestureKernel
import Testing

struct TapRecogniserTests {
    let arena = Arena()
    let log = Log()
    let finger: Finger

    init() {
        finger = Finger(arena: arena)
    }

    private func tap(_ count: Int = 1) -> TapRecogniser {
        let tap = TapRecogniser(count: count)
        log.watch(tap)
        return tap
    }

    @Test("A short press is a tap")
    func single() {
        let tap = tap()
        finger.down(10, 10, 0, on: [tap])
        finger.up(12, 10, 0.1)
        #expect(log.take() == ["tap ended"])
        #expect(arena.isIdle && arena.nextDeadline == nil)
    }

    @Test("A press that moves beyond 45 points, even for a moment, is none")
    func moved() {
        let tap = tap()
        finger.down(0, 0, 0, on: [tap])
        finger.move(45, 0, 0.1)
        finger.up(0, 0, 0.2)
        #expect(log.take() == ["tap ended"])
        finger.down(0, 0, 1, on: [tap])
        finger.move(46, 0, 1.1)
        finger.up(0, 0, 1.2)
        #expect(log.take() == [])
    }

    @Test("A press of 0.75 s is none, with or without a tick")
    func tooLong() {
        let tap = tap()
        finger.down(0, 0, 0, on: [tap])
        #expect(arena.nextDeadline == 0.75)
        arena.tick(0.75)
        #expect(tap.state == .failed)
        #expect(arena.nextDeadline == nil)
        finger.up(0, 0, 0.8)
        finger.down(0, 0, 2, on: [tap])
        finger.up(0, 0, 2.75)
        #expect(log.take() == [])
    }

    @Test("Two taps within the delay are a double tap, and the sequence starts afresh")
    func double() {
        let tap = tap(2)
        for start in [0.0, 5.0] {
            finger.down(0, 0, start, on: [tap])
            finger.up(0, 0, start + 0.125)
            #expect(!arena.isIdle)
            #expect(arena.nextDeadline == start + 0.125 + 0.35)
            let other = Finger(arena: arena, pointer: 7)
            other.down(10, 0, start + 0.25, on: [tap])
            other.up(10, 0, start + 0.375)
            #expect(log.take() == ["tap ended"])
            #expect(arena.isIdle && tap.state == .possible)
        }
    }

    @Test("A second tap that is late or far away is a first one")
    func lateOrFar() {
        let tap = tap(2)
        finger.down(0, 0, 0, on: [tap])
        finger.up(0, 0, 0.1)
        arena.tick(1)
        #expect(arena.isIdle && tap.state == .possible)
        finger.down(0, 0, 2, on: [tap])
        finger.up(0, 0, 2.1)
        finger.down(0, 0, 2.5, on: [tap])
        finger.up(0, 0, 2.6)
        #expect(log.take() == [])
        finger.down(90, 0, 2.7, on: [tap])
        finger.up(90, 0, 2.75)
        arena.tick(9)
        #expect(log.take() == [])
        #expect(arena.isIdle)
    }

    @Test("A waiting double tap ends with a disabled view, a removed view or a cancellation")
    func waitingStops() {
        let tap = tap(2)
        let stops: [() -> Void] = [
            { tap.isEnabled = false }, { arena.remove(tap) }, { arena.cancelAll(0.2) },
        ]
        for stop in stops {
            tap.isEnabled = true
            finger.down(0, 0, 0, on: [tap])
            finger.up(0, 0, 0.1)
            #expect(!arena.isIdle)
            stop()
            #expect(arena.isIdle && arena.nextDeadline == nil && tap.state == .possible)
        }
    }

    @Test("A cancelled pointer or a second one is no tap")
    func cancelled() {
        let tap = tap()
        finger.down(0, 0, 0, on: [tap])
        finger.cancel()
        let second = Finger(arena: arena, pointer: 2)
        finger.down(0, 0, 1, on: [tap])
        second.down(0, 0, 1.1, on: [tap])
        second.up(0, 0, 1.2)
        finger.up(0, 0, 1.3)
        #expect(log.take() == [])
        #expect(arena.isIdle)
    }

    @Test("The tap reports the local place and the time of the up")
    func value() {
        let tap = TapRecogniser(count: 0)
        var values: [TapValue] = []
        tap.onEnded = { values.append($0) }
        tap.toLocal = { CGPoint(x: $0.x - 10, y: $0.y - 10) }
        finger.down(15, 15, 0, on: [tap])
        finger.up(16, 17, 0.5)
        #expect(values.map(\.location) == [CGPoint(x: 6, y: 7)])
        #expect(values.map(\.time) == [0.5])
    }
}
