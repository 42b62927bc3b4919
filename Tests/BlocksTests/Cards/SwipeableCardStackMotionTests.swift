import GeometryKernel
import SwiftUI
import TestHost
import Testing

@testable import Blocks

/// How the cards move, and that they do not where nothing should.
@MainActor
@Suite("SwipeableCardStack: motion", .serialized)
struct SwipeableCardStackMotionTests {
    /// Ways to a swipe to the right.
    enum Way: CaseIterable {
        case flick, slowDrag, key, action
    }

    private func swipe(_ user: DeckUser, _ way: Way) {
        switch way {
        case .flick: user.flick(70)
        case .slowDrag: user.slowDrag(120, dy: 30)
        case .key: user.host.key(.rightArrow)
        case .action: user.host.performAccessibilityAction("Swipe right")
        }
    }

    @Test("B12: a card that springs back and is swiped away keeps its speed")
    func interruptedSpring() throws {
        let user = DeckUser()
        user.slowDrag(100)
        let host = user.host
        host.frameRate = 2000
        func x() throws -> Double { try #require(user.pose(0)).middle.x }
        host.advance(0.06)
        let start = try x()
        host.advance(0.0005)
        let before = (try x() - start) / 0.0005
        let turn = try x()
        host.key(.rightArrow)
        #expect(abs(try x() - turn) < 1e-9)
        host.advance(0.0005)
        let after = (try x() - turn) / 0.0005
        #expect(before < -200)
        // What the new spring adds in half a millisecond is a fraction of it.
        #expect(abs(after - before) < 0.3 * abs(before), "\(before) to \(after)")
    }

    @Test("a card springs back past the centre once and comes to rest in it")
    func springBack() throws {
        let user = DeckUser()
        user.slowDrag(-60)
        var lowest = 0.0
        for _ in 0..<60 {
            user.host.advance(1.0 / 60)
            lowest = max(lowest, try #require(user.pose(0)).middle.x - 150)
        }
        #expect(lowest > 0.5 && lowest < 12)
        #expect(user.isAtRest())
    }

    @Test("B62: with Reduce Motion the callbacks are the same", arguments: Way.allCases)
    func callbacks(way: Way) {
        let user = DeckUser { $0.accessibilityReduceMotion = true }
        swipe(user, way)
        #expect(user.log.items == [0])
        #expect(user.log.directions == [.right])
        let start = user.host.time
        #expect(user.isAtRest(top: 1))
        #expect(user.host.time - start < 0.25)
        for _ in 0..<11 { swipe(user, way) }
        #expect(user.log.items == (0..<12).map { $0 % 5 })
        #expect(user.isAtRest(top: 2))
    }

    @Test(
        "with Reduce Motion no card is ever between two places, turned or of another size",
        arguments: Way.allCases, [LayoutDirection.leftToRight, .rightToLeft])
    func noTranslation(way: Way, direction: LayoutDirection) {
        let user = DeckUser {
            $0.accessibilityReduceMotion = true
            $0.layoutDirection = direction
        }
        let places = (0...3).map { depth in
            DeckPose(
                middle: CGPoint(x: 150, y: 200 + 26 * Double(depth)),
                scale: 1 - 0.06 * Double(depth), sine: 0)
        }
        func check() {
            for item in 0..<5 {
                guard let pose = user.pose(item) else { continue }
                #expect(places.contains { $0.isClose(to: pose) }, "card \(item): \(pose)")
            }
        }
        check()
        user.hold(80, dy: 60)
        check()
        user.host.cancel()
        for _ in 0..<20 {
            user.host.advance(1.0 / 60)
            check()
        }
        for _ in 0..<3 {
            swipe(user, way)
            for _ in 0..<5 {
                check()
                user.host.advance(1.0 / 60)
            }
        }
        user.host.settle()
        check()
        #expect(user.log.items == [0, 1, 2])
    }

    @Test("with Reduce Motion the swiped card fades without a step back")
    func fade() throws {
        let user = DeckUser { $0.accessibilityReduceMotion = true }
        user.host.key(.rightArrow)
        var last = 1.0
        var between = 0
        for _ in 0..<15 {
            user.host.advance(1.0 / 60)
            let opacity = try #require(user.drawnOpacity(0))
            #expect(opacity <= last)
            if opacity > 0 && opacity < 1 { between += 1 }
            last = opacity
        }
        #expect(between >= 8)
        #expect(last == 0)
    }

    @Test("B72: a swiped card ends outside the deck and is gone after the next swipe")
    func leaves() throws {
        let user = DeckUser(count: 9, loops: false)
        user.flick(70)
        user.host.advance(1)
        let frame = try #require(user.pose(0))
        #expect(frame.middle.x - 150 > 300)
        user.flick(70)
        user.host.settle()
        #expect(user.pose(0) == nil)
        #expect(user.host.texts.filter { $0 == "card 0" }.isEmpty)
        let layers = user.host.root.tree.liveCount
        user.flick(70)
        user.host.settle()
        #expect(user.host.root.tree.liveCount == layers)
    }
}
