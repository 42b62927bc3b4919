import GeometryKernel
import SwiftUI
import TestHost
import Testing

@testable import Blocks

/// Everything that is no swipe leaves the demo as it was.
@MainActor
@Suite("SwipeableCardStackDemo: at rest", .serialized)
struct SwipeableCardStackRestTests {
    /// Things a user or the system does without swiping.
    enum Act: CaseIterable {
        case tap, flickBack, shortSlowDrag, weakFlick, cancelledTouch, allTouchesCancelled
        case secondFinger, dragUp
    }

    private let host = TestHost { SwipeableCardStackDemo() }
    private static let centre = CGPoint(x: 195, y: 400)

    private func drag(_ dx: CGFloat, lift: Bool = true) {
        let end = CGPoint(x: Self.centre.x + dx, y: Self.centre.y)
        host.drag(from: Self.centre, to: end, duration: 0.5, hold: 0.2, lift: lift)
    }

    private func perform(_ act: Act) {
        switch act {
        case .tap: host.tap(Self.centre)
        case .flickBack:
            drag(150, lift: false)
            for step in 1...4 {
                host.wait(0.015)
                host.move(CGPoint(x: 345 - 12 * Double(step), y: 400))
            }
            host.up(CGPoint(x: 297, y: 400))
        case .shortSlowDrag: drag(-100)
        case .weakFlick: host.flick(from: Self.centre, by: CGSize(width: 12, height: 3))
        case .cancelledTouch:
            drag(170, lift: false)
            host.cancel()
        case .allTouchesCancelled:
            drag(-170, lift: false)
            host.cancelAllPointers()
        case .secondFinger:
            drag(170, lift: false)
            host.down(CGPoint(x: 120, y: 500), pointer: 2)
            host.advance(0.1)
            host.up(CGPoint(x: 365, y: 400))
            host.up(CGPoint(x: 120, y: 500), pointer: 2)
        case .dragUp:
            host.drag(from: Self.centre, to: CGPoint(x: 195, y: 150), duration: 0.2)
        }
    }

    @Test("nothing is counted and the card is back in the centre", arguments: Act.allCases)
    func rest(act: Act) throws {
        host.settle()
        let before = try #require(host.pose(of: "Kyoto"))
        let tree = host.accessibilityTree
        let layers = host.root.tree.liveCount
        perform(act)
        #expect(host.settle())
        let after = try #require(host.pose(of: "Kyoto"))
        #expect(after.isClose(to: before), "\(after)")
        #expect(host.accessibilityTree == tree)
        #expect(tree.contains("Passed 0") && tree.contains("Liked 0"))
        #expect(host.topText(at: Self.centre) == "Kyoto")
        #expect(host.root.tree.liveCount == layers)
        #expect(host.warnings == [])
        // The deck is alive.
        host.flick(from: Self.centre, by: CGSize(width: 90, height: 0))
        host.settle()
        #expect(host.accessibilityTree.contains("Liked 1"))
        #expect(host.topText(at: Self.centre) == "Reykjavik")
    }

    @Test("right to left: the counters and the names change sides, the finger does not")
    func rightToLeft() throws {
        func places(_ direction: LayoutDirection) throws -> (name: Double, liked: Double) {
            var values = EnvironmentValues()
            values.layoutDirection = direction
            let host = TestHost(environment: values) { SwipeableCardStackDemo() }
            host.settle()
            host.flick(from: Self.centre, by: CGSize(width: 90, height: 0))
            #expect(host.settle())
            #expect(host.accessibilityTree.contains("Liked 1"))
            let name = try #require(host.frame(of: "Reykjavik"))
            return (name.midX, try #require(host.frame(of: "1")).midX)
        }
        let (plain, mirrored) = (try places(.leftToRight), try places(.rightToLeft))
        #expect(plain.name < 195 && plain.liked > 195)
        #expect(abs(mirrored.name - (390 - plain.name)) < 1e-6)
        #expect(mirrored.liked < 195)
    }
}
