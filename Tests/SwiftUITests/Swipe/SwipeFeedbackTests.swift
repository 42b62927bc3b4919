import DisplayKernel
import GeometryKernel
import GestureKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("Feedback of a swipe", .serialized)
struct SwipeFeedbackTests {
    @Test(
        "a finger feels where a swipe becomes full and where it stops being full; a mouse does not")
    func full() {
        for kind in [PointerKind.touch, .mouse] {
            let user = SwipeUser()
            let start = CGPoint(x: 350, y: user.middle(2).y)
            user.host.drag(
                from: start, to: CGPoint(x: 5, y: start.y), duration: 0.4, hold: 0.1, lift: false,
                kind: kind)
            #expect(user.host.haptics == (kind == .touch ? [.medium] : []))
            user.host.move(CGPoint(x: 320, y: start.y), kind: kind)
            user.settle()
            #expect(user.host.haptics == (kind == .touch ? [.medium, .medium] : []))
            user.host.up(CGPoint(x: 320, y: start.y), kind: kind)
            user.settle()
            #expect(user.host.haptics.count == (kind == .touch ? 2 : 0))
        }
    }

    @Test("a wheel is not felt, also on a row that a finger has touched")
    func wheel() {
        let user = SwipeUser()
        let place = user.middle(2)
        user.host.drag(from: place, to: CGPoint(x: place.x - 40, y: place.y), duration: 0.3)
        user.settle()
        for _ in 0..<20 {
            user.host.wheel(at: place, by: CGSize(width: 20, height: 0))
            user.host.advance(1 / 60)
        }
        user.settle()
        #expect(user.host.haptics == [])
    }
}
