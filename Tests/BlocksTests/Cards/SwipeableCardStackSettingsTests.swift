import GeometryKernel
import SwiftUI
import TestHost
import Testing

@testable import Blocks

/// The deck under other settings than the usual ones, and its costs.
@MainActor
@Suite("SwipeableCardStack: settings and costs", .serialized)
struct SwipeableCardStackSettingsTests {
    /// The places of the texts, as they are seen, in every frame of a closure's aftermath.
    private func places(_ user: DeckUser) -> Set<Int> {
        var result: Set<Int> = []
        for item in 0..<5 {
            // In hundredths of a point, both numbers in one.
            guard let middle = user.middle(item) else { continue }
            let x = Int((middle.x * 100).rounded())
            result.insert(x * 1_000_000 + Int((middle.y * 100).rounded()))
        }
        return result
    }

    /// - Promise(motion) SwipeableCardStack: With Reduce Motion on nothing slides, tilts or flies:
    ///   a swiped card fades.
    /// - es: Con Reducir movimiento activado nada se desplaza, ni se inclina, ni sale
    ///   volando: la tarjeta se desvanece.
    @Test("with Reduce Motion the cards only ever stand where they rest")
    func reduceMotion() {
        let user = DeckUser { $0.accessibilityReduceMotion = true }
        let resting = places(user)
        user.slowDrag(90, dy: 50, lift: false)
        user.host.frame()
        #expect(places(user).isSubset(of: resting))
        #expect(abs(user.host.opacity(of: "card 0") - (1 - 0.3 * 90 / 105)) < 1e-9)
        user.host.up(CGPoint(x: 240, y: 250))
        user.flick(70)
        #expect(user.log.items == [0])
        var fades: [Double] = []
        for _ in 0..<20 {
            fades.append(user.host.opacity(of: "card 0"))
            #expect(places(user).isSubset(of: resting))
            user.host.advance(1.0 / 60)
        }
        #expect(fades.contains { $0 > 0.2 && $0 < 0.8 })
        #expect(fades.last == 0)
        #expect(user.isAtRest(top: 1))
    }

    /// - Promise(direction) SwipeableCardStack: In right-to-left layouts the card still follows the
    ///   finger, and left stays the left of the screen.
    /// - es: Si se lee de derecha a izquierda, la tarjeta sigue al dedo y la izquierda sigue siendo
    ///   la izquierda de la pantalla.
    @Test("right to left: the card follows the finger and left stays left")
    func rightToLeft() throws {
        let user = DeckUser { $0.layoutDirection = .rightToLeft }
        user.slowDrag(60, dy: 40, lift: false)
        user.host.frame()
        let middle = try #require(user.middle(0))
        #expect(abs(middle.x - 210) < 1e-9 && abs(middle.y - 210) < 1e-9)
        user.host.cancel()
        #expect(user.isAtRest())
        user.flick(-70)
        user.host.advance(0.1)
        #expect(user.log.directions == [.left])
        #expect(try #require(user.middle(0)).x < 100)
        #expect(user.host.key(.rightArrow))
        #expect(user.log.directions == [.left, .right])
        #expect(user.isAtRest(top: 2))
    }

    @Test("right to left: a card tilts the way the finger pulls it, as from left to right")
    func rightToLeftTilt() {
        func ops(_ direction: LayoutDirection) -> [String] {
            let user = DeckUser { $0.layoutDirection = direction }
            user.slowDrag(60, lift: false)
            user.host.clearRecording()
            user.host.move(CGPoint(x: 220, y: 200))
            user.host.frame()
            return user.host.frames.flatMap { $0 }.map(\.description)
        }
        #expect(ops(.rightToLeft) == ops(.leftToRight))
    }

    @Test("nodes alive are the same for 5, 1,000 and 1,000,000 items", arguments: [false, true])
    func nodes(loops: Bool) {
        let counts = [5, 1000, 1_000_000].map { count in
            DeckUser(count: count, loops: loops).host.counters.liveNodes
        }
        #expect(Set(counts).count == 1)
    }

    @Test("a flight to the side ends at one and a half widths")
    func flight() throws {
        let user = DeckUser()
        user.host.key(.rightArrow)
        #expect(user.host.settle())
        let middle = try #require(user.middle(0))
        #expect(abs(middle.x - (150 + 450)) < 0.01)
    }
}
