import GeometryKernel
import SwiftUI
import TestHost
import Testing

@testable import Blocks

/// Faults that other decks of cards had; the ids are those of the collection in the project's notes.
@MainActor
@Suite("SwipeableCardStack: known faults of others", .serialized)
struct SwipeableCardStackCaseTests {
    /// - Promise(pointer) SwipeableCardStack: A touch that the system takes away brings the card
    ///   back; the deck is never left half-way.
    /// - es: Si el sistema se queda con el toque, la tarjeta vuelve a su sitio; la baraja nunca
    ///   queda a medias.
    @Test("B01: a touch that the system takes leaves the deck at rest", arguments: [90.0, 135])
    func takenTouch(distance: Double) {
        let user = DeckUser()
        user.slowDrag(distance, lift: false)
        user.host.cancel()
        #expect(user.log.items == [])
        #expect(user.isAtRest())
        user.flick(70)
        #expect(user.log.items == [0])
    }

    @Test("B01: a page that is hidden during a drag finds the deck at rest")
    func hiddenPage() {
        let user = DeckUser()
        user.slowDrag(135, lift: false)
        user.host.cancelAllPointers()
        #expect(user.log.items == [])
        #expect(user.isAtRest())
    }

    @Test("B19: no frame shows the swiped card in the place of the next")
    func noFlash() throws {
        let user = DeckUser()
        user.flick(70)
        // The spring may swing back a little at the end of the flight.
        var last = try #require(user.middle(0)).x
        for _ in 0..<40 {
            user.host.advance(1.0 / 60)
            #expect(user.host.opacity(of: "card 1") == 1)
            let x = try #require(user.middle(0)).x
            #expect(x >= last - 2)
            last = max(last, x)
        }
        #expect(last > 300)
    }

    @Test("B21: a swipe costs the same with 5 and with 10,000 cards")
    func windowed() {
        func bodies(_ count: Int) -> [Int] {
            let user = DeckUser(count: count)
            var result: [Int] = []
            for _ in 0..<20 {
                user.flick(70)
                result.append(user.host.counters.bodies)
                result.append(user.host.counters.laidOut)
                result.append(user.host.counters.liveNodes)
                user.host.settle()
            }
            return result
        }
        #expect(bodies(5) == bodies(10_000))
    }

    @Test("B22: 500 swipes leave no more nodes and layers than 10")
    func noGrowth() {
        let user = DeckUser(count: 2000, loops: false)
        func swipe(_ times: Int) {
            for _ in 0..<times { user.host.key(.rightArrow) }
            user.host.settle()
        }
        swipe(10)
        let nodes = user.host.counters.liveNodes
        let layers = user.host.root.tree.liveCount
        swipe(490)
        #expect(user.log.items == Array(0..<500))
        #expect(user.host.counters.liveNodes == nodes)
        #expect(user.host.root.tree.liveCount == layers)
    }

    @Test("B27: twelve quick flicks give twelve callbacks in order")
    func twelveFlicks() {
        let user = DeckUser(count: 50, loops: false)
        for _ in 0..<12 {
            user.flick(70)
            user.host.advance(0.03)
        }
        #expect(user.log.items == Array(0..<12))
        #expect(user.log.directions == Array(repeating: .right, count: 12))
        #expect(user.isAtRest(top: 12))
        user.flick(-70)
        #expect(user.log.items.last == 12)
    }

    @Test("B28: the callback comes with the release, not with the end of the flight")
    func callbackAtRelease() {
        let user = DeckUser()
        for swipe in 1...3 {
            let host = user.host
            host.down(DeckUser.centre)
            for step in 1...4 {
                host.wait(0.015)
                host.move(CGPoint(x: 150 + 17.5 * Double(step), y: 200))
            }
            #expect(user.log.items.count == swipe - 1)
            host.up(CGPoint(x: 220, y: 200))
            #expect(user.log.items.count == swipe)
            host.advance(0.04)
        }
        // The page is in the background during the flight: nothing is lost.
        user.host.wait(60)
        #expect(user.log.items == [0, 1, 2])
        #expect(user.isAtRest(top: 3))
    }

    @Test("B39: a tap after a swipe is only a tap")
    func tapAfterSwipe() {
        let user = DeckUser()
        user.flick(70)
        user.host.settle()
        user.host.tap(DeckUser.centre)
        user.host.tap(DeckUser.centre)
        #expect(user.log.items == [0])
        #expect(user.isAtRest(top: 1))
    }

    @Test("B40: a flick whose predicted end is below the threshold stays")
    func weakFlick() {
        let user = DeckUser()
        user.host.flick(from: DeckUser.centre, by: CGSize(width: 15, height: 0))
        #expect(user.log.items == [])
        #expect(user.isAtRest())
    }

    @Test("B40: a card brought back to the centre stays")
    func broughtBack() {
        let user = DeckUser()
        user.slowDrag(140, lift: false)
        for step in 1...60 {
            user.host.move(CGPoint(x: 290 - 2.2 * Double(step), y: 200))
            user.host.advance(1.0 / 60)
        }
        user.host.up(CGPoint(x: 158, y: 200))
        #expect(user.log.items == [])
        #expect(user.isAtRest())
    }

    @Test("B41: a deck that is resized during a drag comes to rest in its new middle")
    func resized() throws {
        let user = DeckUser()
        user.slowDrag(60, lift: false)
        user.host.resize(CGSize(width: 600, height: 300))
        user.host.frame()
        user.host.move(CGPoint(x: 230, y: 200))
        user.host.advance(0.2)
        user.host.up(CGPoint(x: 230, y: 200))
        #expect(user.log.items == [])
        #expect(user.host.settle())
        let middle = try #require(user.middle(0))
        #expect(abs(middle.x - 300) < 0.01 && abs(middle.y - 150) < 0.01)
    }

    /// - Promise(pointer) SwipeableCardStack: A mouse swipes like a finger, also when it is
    ///   released outside the window.
    /// - es: El ratón desliza igual que el dedo, también si se suelta fuera de la ventana.
    @Test("B42: a mouse released outside the page swipes like any other")
    func leavesThePage() {
        let user = DeckUser()
        user.host.drag(
            from: DeckUser.centre, to: CGPoint(x: -40, y: 200), duration: 0.4, hold: 0.2,
            kind: .mouse)
        #expect(user.log.directions == [.left])
        user.host.move(CGPoint(x: 100, y: 200), kind: .mouse)
        #expect(user.isAtRest(top: 1))
    }

    @Test("a second finger ends the drag and swipes nothing")
    func secondFinger() {
        let user = DeckUser()
        user.slowDrag(120, lift: false)
        user.host.down(CGPoint(x: 100, y: 300), pointer: 2)
        user.host.advance(0.1)
        user.host.move(CGPoint(x: 290, y: 200))
        user.host.move(CGPoint(x: 20, y: 300), pointer: 2)
        user.host.up(CGPoint(x: 290, y: 200))
        user.host.up(CGPoint(x: 20, y: 300), pointer: 2)
        #expect(user.log.items == [])
        #expect(user.isAtRest())
        user.flick(70)
        #expect(user.log.items == [0])
    }
}
