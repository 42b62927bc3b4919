import GeometryKernel
import SwiftUI
import TestHost
import Testing

@testable import Blocks

/// The demo as a reader of the page meets it.
@MainActor
@Suite("SwipeableCardStackDemo", .serialized)
struct SwipeableCardStackDemoTests {
    private let host = TestHost { SwipeableCardStackDemo() }
    private static let centre = CGPoint(x: 195, y: 400)

    /// What the labels of the counters say: passed, liked.
    private var counters: [String] {
        host.settle()
        return host.accessibilityElements.map(\.label).filter {
            $0.hasPrefix("Passed") || $0.hasPrefix("Liked")
        }
    }

    private func start() {
        host.settle()
        #expect(counters == ["Passed 0", "Liked 0"])
        #expect(host.topText(at: Self.centre) == "Kyoto")
    }

    private func expectLiked() {
        #expect(counters == ["Passed 0", "Liked 1"])
        #expect(host.topText(at: Self.centre) == "Reykjavik")
    }

    @Test("a flick to the right is a like")
    func flick() {
        start()
        host.flick(from: Self.centre, by: CGSize(width: 80, height: -5))
        expectLiked()
    }

    @Test("a long slow drag to the right is a like")
    func drag() {
        start()
        host.drag(
            from: Self.centre, to: CGPoint(x: 350, y: 380), duration: 0.8, hold: 0.3)
        expectLiked()
    }

    @Test("the right arrow key is a like")
    func key() {
        start()
        #expect(host.key(.rightArrow))
        expectLiked()
    }

    @Test("the action Swipe right is a like")
    func action() {
        start()
        #expect(host.performAccessibilityAction("Swipe right"))
        expectLiked()
    }

    @Test("swipes to the left pass")
    func passed() {
        start()
        host.flick(from: Self.centre, by: CGSize(width: -80, height: 0))
        #expect(counters == ["Passed 1", "Liked 0"])
    }

    @Test("after five swipes the first place comes again")
    func loops() {
        start()
        for _ in 0..<5 {
            host.key(.rightArrow)
            host.settle()
        }
        #expect(counters == ["Passed 0", "Liked 5"])
        #expect(host.topText(at: Self.centre) == "Kyoto")
    }

    @Test("a screen reader finds the title, the top card with its actions, and the counters")
    func accessibility() {
        start()
        #expect(
            host.accessibilityTree == """
                header
                  text "Where next?"
                group "Kyoto" focusable
                  actionGroup "Kyoto" actions ["Swipe left", "Swipe right"]
                group "Passed 0"
                group "Liked 0"
                """)
    }

    @Test("a drag frame evaluates the deck and nothing else, lays out nothing and sends few ops")
    func dragFrame() {
        start()
        host.down(Self.centre)
        for step in 1...20 {
            host.move(CGPoint(x: 195 + Double(step) * 3, y: 400))
            host.advance(1.0 / 60)
            guard step > 4 else { continue }
            #expect(host.counters.bodies == 1)
            #expect(host.counters.laidOut == 0)
            #expect(host.counters.sized == 0)
            #expect(host.counters.ops <= 6)
        }
        host.up(CGPoint(x: 255, y: 400))
    }

    @Test("frames of the flight evaluate and lay out nothing")
    func flightFrame() {
        start()
        host.flick(from: Self.centre, by: CGSize(width: 80, height: 0))
        for _ in 0..<10 {
            host.advance(1.0 / 60)
            #expect(host.counters.bodies == 0)
            #expect(host.counters.laidOut == 0)
        }
    }
}
