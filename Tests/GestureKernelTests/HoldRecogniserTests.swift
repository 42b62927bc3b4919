import GeometryKernel
import GestureKernel
import Testing

struct HoldRecogniserTests {
    let arena = Arena()
    let log = Log()
    let finger: Finger
    let press = PressRecogniser()
    let button = ButtonRecogniser()

    init() {
        finger = Finger(arena: arena)
        log.watch(press, "press")
        log.watch(button, "button")
    }

    @Test("A long press succeeds at half a second, while the pointer is down")
    func longPress() {
        finger.down(0, 0, 0, on: [press])
        #expect(log.take() == ["press began", "press down"])
        #expect(arena.nextDeadline == 0.5)
        arena.tick(0.49)
        #expect(log.take() == [])
        arena.tick(0.5)
        #expect(log.take() == ["press up", "press ended"])
        finger.up(0, 0, 0.6)
        #expect(log.take() == [])
        #expect(arena.isIdle && press.state == .possible)
    }

    @Test("A late frame does not turn a long press into a failure")
    func lateFrame() {
        finger.down(0, 0, 0, on: [press])
        finger.up(0, 0, 0.6)
        #expect(log.take() == ["press began", "press down", "press up", "press ended"])
    }

    @Test("A long press that lifts early, moves or is cancelled is cancelled once")
    func failures() {
        let ends: [() -> Void] = [
            { finger.up(0, 0, 0.2) },
            { finger.move(10.5, 0, 0.1) },
            { finger.cancel() },
            { press.isEnabled = false },
            { arena.remove(press) },
            { arena.cancelAll(0.1) },
        ]
        for end in ends {
            press.isEnabled = true
            finger.down(0, 0, 0, on: [press])
            end()
            arena.tick(0.7)
            finger.up(0, 0, 0.8)
            #expect(log.take() == ["press began", "press down", "press up", "press cancelled"])
            #expect(arena.isIdle && press.state == .possible)
        }
    }

    @Test("A press of 10 points' movement still succeeds")
    func smallMovement() {
        finger.down(0, 0, 0, on: [press])
        finger.move(10, 0, 0.1)
        arena.tick(1)
        #expect(log.take().last == "press ended")
    }

    @Test("A button succeeds when the pointer goes up on it")
    func buttonClick() {
        finger.down(5, 5, 0, on: [button])
        #expect(button.isPressing)
        finger.up(5, 5, 3)
        #expect(log.take() == ["button began", "button down", "button up", "button ended"])
        #expect(!button.isPressing && arena.isIdle)
    }

    @Test("A button follows the pointer out of its slop and back")
    func slop() {
        button.size = CGSize(width: 100, height: 40)
        finger.down(50, 20, 0, on: [button])
        finger.move(170, 20, 0.1)
        #expect(button.isPressing)
        finger.move(170.5, 20, 0.2)
        #expect(!button.isPressing)
        finger.move(50, -70, 0.3)
        #expect(button.isPressing)
        finger.up(50, -71, 0.4)
        #expect(
            log.take() == [
                "button began", "button down", "button up", "button down", "button up",
                "button cancelled",
            ])
    }

    @Test("Without a size the slop is measured from the down")
    func slopWithoutSize() {
        finger.down(50, 20, 0, on: [button])
        finger.move(120, 20, 0.1)
        #expect(button.isPressing)
        finger.move(121, 20, 0.2)
        #expect(!button.isPressing)
        finger.move(60, 20, 0.3)
        finger.up(60, 20, 0.4)
        #expect(log.take().last == "button ended")
    }

    @Test("A button is cancelled with its pointer, its view and its flag")
    func buttonEndings() {
        let ends: [() -> Void] = [
            { finger.cancel() }, { button.isEnabled = false }, { arena.remove(button) },
            { arena.cancelAll(1) },
            { Finger(arena: arena, pointer: 2).down(0, 0, 0.5, on: [button]) },
        ]
        for end in ends {
            button.isEnabled = true
            finger.down(0, 0, 0, on: [button])
            end()
            finger.up(0, 0, 1)
            Finger(arena: arena, pointer: 2).up(0, 0, 1)
            #expect(
                log.take() == ["button began", "button down", "button up", "button cancelled"])
            #expect(arena.isIdle && button.state == .possible)
        }
    }
}
