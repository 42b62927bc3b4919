import GeometryKernel
import SwiftUI
import TestHost
import Testing

@testable import Blocks

/// Where each card stands, at rest, under a finger and after its flight.
@MainActor
@Suite("SwipeableCardStack: geometry", .serialized)
struct SwipeableCardStackGeometryTests {
    @Test(
        "cards behind stand smaller and lower by their depth, the third clear",
        arguments: [100.0, 400, 800])
    func rest(height: Double) throws {
        let user = DeckUser()
        user.host.resize(CGSize(width: 300, height: height))
        user.host.settle()
        for depth in 0...3 {
            let shift = Double(depth) * (0.03 * height + 14)
            let pose = try #require(user.pose(depth))
            let expected = DeckPose(
                middle: CGPoint(x: 150, y: height / 2 + shift), scale: 1 - 0.06 * Double(depth),
                sine: 0)
            #expect(pose.isClose(to: expected), "depth \(depth): \(pose)")
            #expect(user.drawnOpacity(depth) == (depth == 3 ? 0 : 1))
        }
        #expect(user.pose(4) == nil)
    }

    @Test(
        "under the finger: x as the finger, y a quarter, 14 degrees for a whole width",
        arguments: [(60.0, 40.0), (-60, 40), (150, -80), (-150, 0), (300, 12), (9, 0)])
    func underTheFinger(dx: Double, dy: Double) throws {
        let user = DeckUser()
        user.hold(dx, dy: dy)
        let pose = try #require(user.pose(0))
        let expected = DeckPose(
            middle: CGPoint(x: 150 + dx, y: 200 + dy / 4), scale: 1,
            sine: DeckPose.sine(14 * dx / 300))
        #expect(pose.isClose(to: expected), "\(pose)")
    }

    @Test(
        "cards behind rise by the share of the threshold that the drag has come",
        arguments: [(0.3, 26.25), (0.35, -52.5), (0.35, 105), (0.35, -250), (0.7, 105)])
    func rise(threshold: Double, dx: Double) throws {
        let user = DeckUser(threshold: threshold)
        user.hold(dx)
        let progress = min(abs(dx) / (threshold * 300), 1)
        for position in 1...3 {
            let depth = Double(position) - progress
            let pose = try #require(user.pose(position))
            let expected = DeckPose(
                middle: CGPoint(x: 150, y: 200 + depth * 26), scale: 1 - 0.06 * depth, sine: 0)
            #expect(pose.isClose(to: expected), "position \(position): \(pose)")
        }
        let opacity = try #require(user.drawnOpacity(3))
        #expect(abs(opacity - progress) < 1e-9)
    }

    @Test(
        "a flight ends at one and a half widths and 18 degrees, at the height it left",
        arguments: [1.0, -1])
    func flight(side: Double) throws {
        let user = DeckUser()
        user.slowDrag(120 * side, dy: 40)
        #expect(user.host.settle())
        let pose = try #require(user.pose(0))
        let expected = DeckPose(
            middle: CGPoint(x: 150 + 450 * side, y: 210), scale: 1,
            sine: DeckPose.sine(18 * side))
        #expect(pose.isClose(to: expected), "\(pose)")
        #expect(user.isAtRest(top: 1))
    }

    @Test("B41: the distance of a flight is that of the deck's new size")
    func flightAfterResize() throws {
        let user = DeckUser()
        user.hold(80)
        user.host.resize(CGSize(width: 600, height: 300))
        user.host.frame()
        user.host.move(CGPoint(x: 400, y: 200))
        user.host.advance(0.3)
        user.host.up(CGPoint(x: 400, y: 200))
        #expect(user.host.settle())
        #expect(user.log.directions == [.right])
        #expect(abs(try #require(user.pose(0)).middle.x - (300 + 900)) < 0.01)
        #expect(abs(try #require(user.pose(1)).middle.x - 300) < 0.01)
    }

    @Test("B66: a slow drag is followed to the point, the first step with its whole distance")
    func slowDrag() throws {
        let user = DeckUser()
        user.host.down(DeckUser.centre)
        for step in 1...40 {
            user.host.advance(1.0 / 60)
            user.host.move(CGPoint(x: 150 + Double(step), y: 200))
            user.host.frame()
            let x = try #require(user.pose(0)).middle.x
            #expect(abs(x - (step < 8 ? 150 : 150 + Double(step))) < 1e-9, "step \(step)")
        }
    }

    @Test(
        "right to left: every card stands as from left to right, under the finger and in flight")
    func rightToLeft() {
        func poses(_ direction: LayoutDirection) -> [DeckPose] {
            let user = DeckUser { $0.layoutDirection = direction }
            var result: [DeckPose] = []
            func note() { result += (0..<5).compactMap { user.pose($0) } }
            note()
            user.hold(70, dy: 30)
            note()
            user.host.advance(0.3)
            user.host.up(CGPoint(x: 220, y: 230))
            user.host.advance(0.1)
            note()
            user.host.settle()
            user.flick(-70)
            user.host.advance(0.1)
            note()
            return result
        }
        let (mirrored, plain) = (poses(.rightToLeft), poses(.leftToRight))
        #expect(mirrored.count == plain.count)
        for (a, b) in zip(mirrored, plain) { #expect(a.isClose(to: b), "\(a) for \(b)") }
    }
}
