import DisplayKernel
import GeometryKernel
import SwiftUI
import TestHost
import Testing

@testable import Blocks

/// What a frame costs: the same however many items the deck has.
@MainActor
@Suite("SwipeableCardStack: costs", .serialized)
struct SwipeableCardStackCostTests {
    /// The counts of each frame of a drag, a flight and the rest after it.
    private func trace(count: Int, loops: Bool) -> [[Int]] {
        let user = DeckUser(count: count, loops: loops)
        let host = user.host
        var result: [[Int]] = []
        func note() {
            let now = host.counters
            result.append([now.bodies, now.laidOut, now.sized, now.ops, now.liveNodes])
            result[result.count - 1].append(host.root.tree.liveCount)
        }
        note()
        host.down(DeckUser.centre)
        for step in 1...20 {
            host.move(CGPoint(x: 150 + 7 * Double(step), y: 200))
            host.advance(1.0 / 60)
            note()
        }
        host.up(CGPoint(x: 290, y: 200))
        for _ in 0..<60 {
            host.advance(1.0 / 60)
            note()
        }
        return result
    }

    @Test(
        "B21: nodes alive, layers and ops of every frame are the same for 5 to 1,000,000 items",
        arguments: [false, true])
    func independentOfCount(loops: Bool) {
        let few = trace(count: 5, loops: loops)
        #expect(trace(count: 1000, loops: loops) == few)
        #expect(trace(count: 1_000_000, loops: loops) == few)
    }

    @Test("a drag frame evaluates one body, lays out nothing and only moves layers")
    func dragFrame() {
        let user = DeckUser()
        user.hold(20)
        for step in 1...30 {
            user.host.clearRecording()
            user.host.move(CGPoint(x: 170 + 2 * Double(step), y: 200))
            user.host.advance(1.0 / 60)
            #expect(user.host.counters.bodies == 1)
            #expect(user.host.counters.laidOut == 0)
            #expect(user.host.counters.sized == 0)
            #expect(user.host.frames.count == 1)
            for op in user.host.frames.flatMap({ $0 }) {
                switch op {
                case .affine, .opacity: break
                default: Issue.record("\(op)")
                }
            }
        }
    }

    @Test("a frame without news evaluates nothing and sends nothing")
    func idleFrame() {
        let user = DeckUser()
        user.hold(40)
        user.host.clearRecording()
        user.host.advance(0.5)
        #expect(user.host.counters.bodies == 0)
        #expect(user.host.frames.isEmpty)
    }

    @Test(
        "a frame of a flight, a spring back and a fade evaluates no body and lays out nothing",
        arguments: [false, true])
    func animationFrame(isReduced: Bool) {
        let user = DeckUser { $0.accessibilityReduceMotion = isReduced }
        func run() {
            user.host.frame()
            var frames = 0
            while user.host.root.frame(at: user.host.time + Double(frames + 1) / 60) {
                frames += 1
                #expect(user.host.counters.bodies == 0)
                #expect(user.host.counters.laidOut == 0)
                #expect(user.host.counters.sized == 0)
                if frames > 600 { break }
            }
            #expect(frames > 5 && frames < 300)
            user.host.wait(Double(frames + 2) / 60)
        }
        user.flick(70)
        run()
        user.slowDrag(60)
        run()
        #expect(user.log.items == [0])
    }

    @Test(
        "B22: 500 swipes by finger leave nodes and layers as they were", arguments: [false, true])
    func noGrowth(isReduced: Bool) {
        let user = DeckUser { $0.accessibilityReduceMotion = isReduced }
        var seen: Set<[Int]> = []
        for swipe in 1...500 {
            user.flick(swipe.isMultiple(of: 3) ? -70 : 70)
            user.host.advance(0.03)
            guard swipe.isMultiple(of: 50) else { continue }
            user.host.settle()
            seen.insert([user.host.counters.liveNodes, user.host.root.tree.liveCount])
        }
        #expect(user.log.items == (0..<500).map { $0 % 5 })
        #expect(seen.count == 1)
    }
}
