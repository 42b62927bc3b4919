import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// Rows under a finger.
@MainActor
@Suite("Swipe actions", .serialized)
struct SwipeActionsTests {
    @Test("the content follows the finger; let go past half of the buttons, the row rests open")
    func opens() {
        let user = SwipeUser()
        user.drag(2, by: -160, lift: false)
        // The first 12 points make the drag; the row starts from its place.
        #expect(abs(user.shift(2) + 148) < 1)
        user.host.up(CGPoint(x: 190, y: user.middle(2).y))
        user.settle()
        #expect(user.shift(2) == -148)
        #expect(user.take() == ["open 2"])
        #expect(user.host.texts.contains("Delete"))
        #expect(
            user.host.frame(of: "Delete")!.midX > user.host.frame(of: "Pin")!.midX,
            "first outermost")
        #expect(user.host.frame(of: "Delete")!.midX == 390 - 16 - 37)
    }

    @Test("let go before half, the row closes; a flick decides by where it would end")
    func closes() {
        let user = SwipeUser()
        user.drag(2, by: -70)
        user.settle()
        #expect(user.open == [])
        user.host.flick(from: user.middle(2), by: CGSize(width: -60, height: 0))
        user.settle()
        #expect(user.open == [2])
        user.host.flick(
            from: CGPoint(x: 100, y: user.middle(2).y), by: CGSize(width: 40, height: 0))
        user.settle()
        #expect(user.open == [])
        #expect(user.take() == ["open 2", "close 2"])
    }

    @Test("B23: a full swipe runs the first action once, a cancelled one never")
    func fullSwipe() {
        let user = SwipeUser()
        user.host.drag(from: CGPoint(x: 350, y: 136), to: CGPoint(x: 60, y: 136), duration: 0.25)
        #expect(user.take() == ["delete 2"])
        // A second touch at once, while the row leaves.
        user.host.tap(CGPoint(x: 330, y: 136))
        user.host.advance(1.5)
        #expect(user.take().filter { $0.hasPrefix("delete") } == [])
        #expect(user.ids == [1, 3, 4, 5, 6])

        let cancelled = SwipeUser()
        cancelled.drag(2, by: -290, lift: false)
        cancelled.host.cancel()
        cancelled.host.advance(1.5)
        #expect(cancelled.take() == [])
        #expect(cancelled.open == [])

        let flicked = SwipeUser()
        flicked.host.flick(
            from: CGPoint(x: 350, y: 136), by: CGSize(width: -120, height: 0), duration: 0.048)
        flicked.host.advance(1.5)
        #expect(flicked.take() == ["delete 2"])
    }

    @Test("the outermost button fills the row once the swipe is full, and gives the space back")
    func expansion() {
        let user = SwipeUser()
        user.drag(2, by: -210, lift: false)
        #expect(user.host.opacity(of: "Pin") == 1)
        user.host.move(CGPoint(x: 100, y: 136))
        user.host.advance(0.5)
        #expect(user.host.opacity(of: "Pin") < 0.01)
        user.host.move(CGPoint(x: 180, y: 136))
        user.host.advance(0.5)
        #expect(user.host.opacity(of: "Pin") > 0.99)
        user.host.up(CGPoint(x: 180, y: 136))
        user.settle()
        #expect(user.take() == ["open 2"])
    }

    @Test("without full swipes a long one only opens, against resistance")
    func noFullSwipe() {
        let user = SwipeUser(allowsFullSwipe: false)
        user.drag(2, by: -320, lift: false)
        #expect(user.shift(2) < -148 && user.shift(2) > -240)
        user.host.up(CGPoint(x: 30, y: 136))
        user.settle()
        #expect(user.take() == ["open 2"])
        #expect(user.shift(2) == -148)
    }

    @Test("B07: another row's swipe closes the open one as soon as it is one")
    func oneRow() {
        let user = SwipeUser()
        user.drag(2, by: -160)
        user.settle()
        user.drag(5, by: -40, lift: false, duration: 0.1)
        #expect(abs(user.shift(2)) < 140, "row 2 is closing already")
        user.host.move(CGPoint(x: 190, y: user.middle(5).y))
        user.host.advance(0.2)
        user.host.up(CGPoint(x: 190, y: user.middle(5).y))
        user.settle()
        #expect(user.open == [5])
        #expect(user.take() == ["open 2", "close 2", "open 5"])
    }

    @Test(
        "B49: a tap on the open row only closes it; a tap elsewhere closes it and does its own work"
    )
    func tapsElsewhere() {
        let user = SwipeUser()
        user.drag(2, by: -160)
        user.settle()
        user.host.tap(CGPoint(x: 60, y: user.middle(2).y))
        user.settle()
        #expect(user.open == [])
        #expect(user.take() == ["open 2", "close 2"])
        user.host.tap(user.middle(2))
        #expect(user.take() == ["tap 2"])
        user.drag(2, by: -160)
        user.settle()
        user.host.tap(user.middle(4))
        user.settle()
        #expect(user.open == [])
        #expect(user.take() == ["open 2", "close 2", "tap 4"])
    }

    @Test("a scroll closes the open row")
    func scrolling() {
        let user = SwipeUser()
        user.drag(2, by: -160)
        user.settle()
        user.host.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 500))
        user.settle()
        #expect(user.open == [])
        #expect(user.host.scrollOffset().y > 50)
    }

    @Test(
        "B04: a start that is not mostly horizontal scrolls and opens nothing",
        arguments: [CGSize(width: 3, height: -300), CGSize(width: -60, height: -104)])
    func verticalStart(distance: CGSize) {
        let user = SwipeUser()
        let start = CGPoint(x: 195, y: 500)
        user.host.drag(
            from: start, to: CGPoint(x: 195 + distance.width, y: 500 + distance.height),
            duration: 0.25)
        user.settle()
        #expect(user.open == [])
        #expect(user.host.scrollOffset().y > 60)
    }

    @Test("B43: when the scroll takes the finger from a row, the row returns to rest")
    func taken() {
        let user = SwipeUser()
        user.host.down(user.middle(2))
        user.host.advance(0.04)
        user.host.move(CGPoint(x: 195 - 14, y: user.middle(2).y))
        user.host.advance(0.08)
        user.host.move(CGPoint(x: 195 - 16, y: user.middle(2).y - 80))
        let isSwiping = user.shift(2) != 0
        let isScrolling = user.host.scrollOffset().y != 0
        #expect(isSwiping != isScrolling || !isSwiping)
        user.host.up(CGPoint(x: 195 - 16, y: user.middle(2).y - 80))
        user.settle()
        #expect(user.open == [])
    }

    @Test("B25: a tap on a closed row goes to its content, not to a button behind it")
    func tapOnClosed() {
        let user = SwipeUser(leads: true)
        user.host.tap(CGPoint(x: 30, y: user.middle(2).y))
        user.settle()
        #expect(user.take() == ["tap 2"])
    }

    @Test("B50: a tap on a button runs that button alone and closes the row")
    func oneButton() {
        let user = SwipeUser()
        user.drag(2, by: -160)
        user.settle()
        user.host.tap("Pin")
        user.settle()
        #expect(user.take() == ["open 2", "close 2", "pin 2"])
        #expect(user.open == [])
    }

    @Test("B06, B44: after a delete the row that moves up is closed, and all of it works")
    func afterDelete() {
        for isFull in [false, true] {
            let user = SwipeUser()
            user.drag(2, by: isFull ? -300 : -160)
            if !isFull {
                user.settle()
                user.host.tap("Delete")
            }
            user.settle()
            #expect(user.ids == [1, 3, 4, 5, 6])
            #expect(user.open == [])
            #expect(!user.host.texts.contains("Delete"))
            _ = user.take()
            user.host.tap(CGPoint(x: 337, y: user.middle(2).y))
            user.settle()
            #expect(user.take() == ["tap 3"])
            user.drag(2, by: -160)
            user.settle()
            #expect(user.open == [3])
        }
    }

    @Test("B46: a row whose action destroys nothing after all comes back closed")
    func refused() {
        let log = Log()
        let host = TestHost(size: CGSize(width: 390, height: 300)) {
            VStack {
                Text("row").frame(maxWidth: .infinity).frame(height: 72).swipeActions {
                    Button("Delete", role: .destructive) { log.note("asked") }
                }
            }
            .swipeActionsContainer()
        }
        host.settle()
        host.drag(from: CGPoint(x: 350, y: 150), to: CGPoint(x: 40, y: 150), duration: 0.25)
        host.settle()
        #expect(log.entries == ["asked"])
        #expect(host.middle(of: "row")?.x == 195)
    }

    @Test("B15: right to left the edges and the drag are mirrored")
    func rightToLeft() {
        let user = SwipeUser { $0.layoutDirection = .rightToLeft }
        user.host.drag(
            from: CGPoint(x: 60, y: 136), to: CGPoint(x: 220, y: 136), duration: 0.2, hold: 0.2)
        user.settle()
        #expect(user.shift(2) == 148)
        #expect(user.host.frame(of: "Delete")!.midX == 16 + 37)
        user.host.drag(
            from: CGPoint(x: 250, y: 220), to: CGPoint(x: 90, y: 220), duration: 0.2, hold: 0.2)
        user.settle()
        #expect(user.open == [], "there is nothing at the leading edge")
    }

    @Test("B73: outside a container nothing can be swiped, and the author is told once")
    func noContainer() {
        let user = SwipeUser(hasContainer: false)
        user.drag(2, by: -160)
        user.settle()
        #expect(user.open == [])
        #expect(user.host.warnings.count == 1)
        #expect(!user.host.accessibilityTree.contains("Delete"))
    }

    @Test("B71: content that changes during the swipe does not end it")
    func liveContent() {
        let user = SwipeUser()
        user.drag(2, by: -100, lift: false)
        user.remote.set(user.ids + [7])
        user.host.frame()
        user.host.move(CGPoint(x: 190, y: 136))
        user.host.advance(0.2)
        #expect(abs(user.shift(2) + 148) < 1)
        user.host.up(CGPoint(x: 190, y: 136))
        user.settle()
        #expect(user.open == [2])
    }

    @Test("a drag frame evaluates no body and lays out nothing")
    func cost() {
        let user = SwipeUser()
        user.drag(2, by: -60, lift: false)
        user.host.move(CGPoint(x: 280, y: 136))
        user.host.frame()
        #expect(user.host.counters.bodies == 0)
        #expect(user.host.counters.laidOut == 0)
        #expect(user.host.counters.ops <= 6)
    }

    @Test("with Reduce Motion the row still follows the finger and comes to rest soon")
    func reduceMotion() {
        let user = SwipeUser { $0.accessibilityReduceMotion = true }
        user.drag(2, by: -160)
        #expect(user.host.settle(limit: 0.3))
        #expect(user.shift(2) == -148)
    }
}
