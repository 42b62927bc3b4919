import GeometryKernel
import GestureKernel
import Testing

struct ArenaTests {
    let arena = Arena()
    let log = Log()
    let finger: Finger

    init() {
        finger = Finger(arena: arena)
    }

    private func drag(
        _ name: String, _ depth: Int, priority: Recogniser.Priority = .normal,
        minimum: CGFloat = 10
    ) -> DragRecogniser {
        let drag = DragRecogniser(minimumDistance: minimum, priority: priority, depth: depth)
        log.watch(drag, name)
        return drag
    }

    private func drags(_ recognisers: [Recogniser]) -> [String] {
        finger.down(0, 0, 0, on: recognisers)
        finger.move(20, 0, 0.1)
        finger.up(20, 0, 0.2)
        #expect(arena.isIdle)
        #expect(recognisers.allSatisfy { $0.state == .possible })
        return log.take().filter { !$0.hasSuffix("changed") }
    }

    @Test("A drag takes the pointer from a button and a tap under it")
    func dragOverButton() {
        let button = ButtonRecogniser(depth: 2)
        log.watch(button, "button")
        let tap = TapRecogniser(depth: 2)
        log.watch(tap)
        #expect(
            drags([button, tap, drag("card", 1)]) == [
                "button began", "button down", "button up", "button cancelled",
                "card began", "card ended",
            ])
    }

    @Test("A click on a button under a drag is a click")
    func clickUnderDrag() {
        let button = ButtonRecogniser(depth: 2)
        log.watch(button, "button")
        let tap = TapRecogniser(depth: 1)
        log.watch(tap)
        finger.down(0, 0, 0, on: [tap, button, drag("card", 1)])
        finger.move(3, 0, 0.05)
        finger.up(3, 0, 0.1)
        #expect(log.take() == ["button began", "button down", "button up", "button ended"])
    }

    @Test("The deeper of two drags wins, in whatever order they are given")
    func childDrag() {
        let (parent, child) = (drag("parent", 1), drag("child", 2))
        #expect(drags([parent, child]) == ["child began", "child ended"])
        #expect(drags([child, parent]) == ["child began", "child ended"])
    }

    @Test("The drag that recognises first wins, deep or not")
    func firstWins() {
        let (parent, child) = (drag("parent", 1, minimum: 5), drag("child", 2))
        finger.down(0, 0, 0, on: [parent, child])
        finger.move(6, 0, 0.1)
        finger.move(20, 0, 0.2)
        finger.up(20, 0, 0.3)
        #expect(log.take().first == "parent began")
        #expect(drags([parent, child]) == ["child began", "child ended"])
    }

    @Test("High priority wins over a deeper drag, the outermost first")
    func highPriority() {
        let outer = drag("outer", 1, priority: .high)
        let inner = drag("inner", 2, priority: .high)
        #expect(drags([drag("child", 3), inner, outer]) == ["outer began", "outer ended"])
    }

    @Test("Simultaneous drags run next to the winner")
    func simultaneous() {
        let side = drag("side", 1, priority: .simultaneous)
        let child = drag("child", 2)
        #expect(
            drags([side, child]) == ["child began", "side began", "child ended", "side ended"])
        let first = drag("first", 3, priority: .simultaneous)
        #expect(
            drags([child, first]) == ["first began", "child began", "first ended", "child ended"])
    }

    @Test("A drag that begins with the down leaves nothing to the others")
    func immediateDrag() {
        let button = ButtonRecogniser(depth: 1)
        log.watch(button, "button")
        #expect(drags([button, drag("card", 2, minimum: 0)]) == ["card began", "card ended"])
    }

    @Test("The earlier of two long presses wins, even when the tick is late")
    func longPresses() {
        let quick = PressRecogniser(minimumDuration: 0.5, depth: 1)
        let slow = PressRecogniser(minimumDuration: 1, depth: 2)
        log.watch(quick, "quick")
        log.watch(slow, "slow")
        finger.down(0, 0, 0, on: [quick, slow])
        _ = log.take()
        arena.tick(3)
        #expect(log.take() == ["slow up", "slow cancelled", "quick up", "quick ended"])
        finger.up(0, 0, 4)
        #expect(arena.isIdle)
    }

    @Test("A claim outlives a winner that is disabled")
    func claimStays() {
        let (parent, child) = (drag("parent", 1), drag("child", 2))
        finger.down(0, 0, 0, on: [parent, child])
        finger.move(20, 0, 0.1)
        child.isEnabled = false
        finger.move(80, 0, 0.2)
        finger.up(80, 0, 0.3)
        #expect(log.take() == ["child began", "child changed", "child cancelled"])
    }

    @Test("Two pointers on two views are two gestures")
    func twoPointers() {
        let second = Finger(arena: arena, pointer: 2)
        finger.down(0, 0, 0, on: [drag("left", 1)])
        second.down(0, 0, 0, on: [drag("right", 1)])
        finger.move(20, 0, 0.1)
        second.move(20, 0, 0.1)
        arena.cancelAll(0.2)
        #expect(
            log.take() == [
                "left began", "left changed", "right began", "right changed",
                "left cancelled", "right cancelled",
            ])
        #expect(arena.isIdle)
    }

    @Test("A recogniser that a handler removes is never pressed")
    func removedDuringDown() {
        let side = drag("side", 2, priority: .simultaneous, minimum: 0)
        let button = ButtonRecogniser(depth: 1)
        log.watch(button, "button")
        side.onBegan = { _ in arena.remove(button) }
        finger.down(0, 0, 0, on: [button, side])
        finger.up(0, 0, 0.1)
        #expect(log.take() == ["side changed", "side ended"])
        #expect(arena.isIdle && button.state == .possible)
    }

    @Test("A winner that a loser's handler removes does not begin")
    func removedDuringClaim() {
        let card = drag("card", 1)
        let button = ButtonRecogniser(depth: 2)
        log.watch(button, "button")
        button.onPressingChanged = { if !$0 { arena.remove(card) } }
        #expect(drags([button, card]) == ["button began", "button cancelled"])
    }

    @Test("A recogniser given twice is used once")
    func givenTwice() {
        let drag = drag("drag", 1)
        #expect(drags([drag, drag]) == ["drag began", "drag ended"])
    }

    @Test("Ticks and cancellations at odd times do not trap")
    func oddTimes() {
        let press = PressRecogniser(minimumDuration: .infinity)
        let tap = TapRecogniser(count: 3)
        finger.down(0, 0, 0, on: [press, tap])
        for time in [Double.nan, -.infinity, 0, .infinity] { arena.tick(time) }
        arena.cancelAll(.nan)
        arena.cancelAll(.infinity)
        #expect(arena.isIdle && arena.nextDeadline == nil)
    }
}
