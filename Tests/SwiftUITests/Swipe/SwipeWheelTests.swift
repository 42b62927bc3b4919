import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// Rows under two fingers on a trackpad.
@MainActor
@Suite("Swipe actions: the wheel", .serialized)
struct SwipeWheelTests {
    /// Turns the wheel over a row, an event a frame; positive numbers are a page that scrolls right.
    private func turn(_ user: SwipeUser, _ id: Int, _ deltas: [Double], dy: Double = 0) {
        for dx in deltas {
            user.host.wheel(at: user.middle(id), by: CGSize(width: dx, height: dy))
            user.host.advance(1 / 60)
        }
    }

    @Test("a sideways wheel moves the row; .15 s after the last event it comes to rest")
    func opens() {
        let user = SwipeUser()
        turn(user, 2, [10, 20, 20, 20, 20, 20, 20])
        #expect(user.shift(2) == -120, "the first 12 points decide")
        user.host.advance(0.1)
        #expect(user.shift(2) == -120)
        #expect(user.take() == [])
        user.settle()
        #expect(user.shift(2) == -148)
        #expect(user.take() == ["open 2"])
        turn(user, 2, [-30, -30, -30, -30])
        user.settle()
        #expect(user.open == [])
        #expect(user.take() == ["close 2"])
    }

    @Test("a turn that is mostly up or down scrolls, and goes on scrolling")
    func scrolls() {
        let user = SwipeUser()
        turn(user, 2, [2, 2, 20, 20], dy: 16)
        user.settle()
        #expect(user.open == [])
        #expect(user.host.scrollOffset().y == 64)
    }

    @Test("past the threshold the first action runs when the turn is over, not before")
    func fullSwipe() {
        let user = SwipeUser()
        turn(user, 2, Array(repeating: 30, count: 9))
        #expect(user.take() == [])
        user.settle()
        #expect(user.take() == ["delete 2"])
        #expect(user.ids == [1, 3, 4, 5, 6])
        let back = SwipeUser()
        turn(back, 2, Array(repeating: 30, count: 9) + Array(repeating: -30, count: 8))
        back.settle()
        #expect(back.take() == [])
        #expect(back.open == [])
    }

    /// What a trackpad sends after the fingers have left it.
    private let tail = (0..<40).map { 36 * (1 - Double($0) / 40) }

    @Test("a trackpad that rolls on neither deletes nor opens a row again that was closed")
    func rollingOn() {
        let user = SwipeUser()
        turn(user, 2, [20, 30, 38] + tail)
        user.settle()
        #expect(user.take() == ["open 2"])
        #expect(user.shift(2) == -148)
        turn(user, 2, [-20, -30, -38] + tail.prefix(20).map { -$0 })
        user.settle()
        #expect(user.open == [])
        // The row is open, the fingers have left, and Escape closes it.
        turn(user, 3, [20, 30, 38] + tail.prefix(8))
        #expect(user.host.keyWithoutFocus(.escape))
        turn(user, 3, Array(tail.dropFirst(8)))
        user.settle()
        #expect(user.open == [])
        #expect(user.take() == ["close 2", "open 3", "close 3"])
    }

    @Test("a row that is closed while the wheel moves it stays closed")
    func closedMeanwhile() {
        let user = SwipeUser()
        user.drag(2, by: -160)
        user.settle()
        turn(user, 2, [-20, 20, 5])
        #expect(user.host.keyWithoutFocus(.escape))
        turn(user, 2, [20, 20, 20, 20, 20])
        user.settle()
        #expect(user.open == [])
        #expect(user.take() == ["open 2", "close 2"])
    }

    @Test("the wheel on another row closes the open one; where nothing is revealed it does nothing")
    func otherRow() {
        let user = SwipeUser()
        turn(user, 2, [40, 40, 40])
        user.settle()
        turn(user, 4, [40, 40, 40])
        user.settle()
        #expect(user.open == [4])
        #expect(user.take() == ["open 2", "close 2", "open 4"])
        turn(user, 1, [-40, -40, -40])
        user.settle()
        #expect(user.open == [4])
    }

    @Test("right to left the wheel's directions stay those of the screen")
    func rightToLeft() {
        let user = SwipeUser { $0.layoutDirection = .rightToLeft }
        turn(user, 2, [40, 40, 40])
        user.settle()
        #expect(user.open == [])
        user.host.advance(0.2)
        turn(user, 2, [-40, -40, -40])
        user.settle()
        #expect(user.shift(2) == 148)
    }

    @Test("Escape closes the open row with the focus anywhere, and is not handled without one")
    func escape() {
        let user = SwipeUser()
        #expect(!user.host.keyWithoutFocus(.escape))
        user.drag(2, by: -160)
        user.settle()
        #expect(user.host.keyWithoutFocus(.escape))
        user.settle()
        #expect(user.open == [])
        user.drag(2, by: -160)
        user.settle()
        #expect(user.host.key(.escape, on: "row 5"), "the focus is on another row")
        user.settle()
        #expect(user.open == [])
    }
}
