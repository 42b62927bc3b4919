import GeometryKernel
import SwiftUI
import TestHost
import Testing

@testable import Blocks

@MainActor
@Suite("SwipeableCardStack", .serialized)
struct SwipeableCardStackTests {
    @Test("a first frame shows the top card in the middle and the next behind it")
    func firstFrame() {
        let user = DeckUser()
        #expect(user.middle(0) == DeckUser.centre)
        #expect(user.topText == "card 0")
        #expect(user.host.texts == ["card 2", "card 1", "card 0"])
        #expect(user.log.items == [])
    }

    @Test("a flick to the right swipes right and shows the next card")
    func flickRight() {
        let user = DeckUser()
        user.flick(70)
        #expect(user.log.items == [0])
        #expect(user.log.directions == [.right])
        #expect(user.isAtRest(top: 1))
    }

    @Test("a long slow drag to the left swipes left")
    func slowDragLeft() {
        let user = DeckUser()
        user.slowDrag(-120)
        #expect(user.log.directions == [.left])
        #expect(user.isAtRest(top: 1))
    }

    /// - Promise(keyboard) SwipeableCardStack: The left and right arrow keys swipe the top card of
    ///   a focused deck.
    /// - es: Con el foco en la baraja, las flechas izquierda y derecha deslizan la tarjeta de
    ///   arriba.
    @Test("the arrow keys swipe")
    func arrowKeys() {
        let user = DeckUser()
        #expect(user.host.key(.rightArrow))
        #expect(user.host.key(.leftArrow))
        #expect(user.log.items == [0, 1])
        #expect(user.log.directions == [.right, .left])
        #expect(user.isAtRest(top: 2))
    }

    /// - Promise(screen-reader) SwipeableCardStack: The actions “Swipe left” and “Swipe right”
    ///   swipe without a drag.
    /// - es: Las acciones «Swipe left» y «Swipe right» deslizan sin arrastrar.
    @Test("the accessibility actions swipe")
    func actions() {
        let user = DeckUser()
        #expect(user.host.performAccessibilityAction("Swipe right"))
        #expect(user.host.performAccessibilityAction("Swipe left"))
        #expect(user.log.items == [0, 1])
        #expect(user.log.directions == [.right, .left])
        #expect(user.isAtRest(top: 2))
    }

    @Test("a short slow drag springs back")
    func shortSlowDrag() {
        let user = DeckUser()
        user.slowDrag(60, dy: 40)
        #expect(user.log.items == [])
        #expect(user.isAtRest())
    }

    @Test("a drag out that is flicked back cancels")
    func flickBack() {
        let user = DeckUser()
        user.slowDrag(140, lift: false)
        let host = user.host
        for step in 1...4 {
            host.wait(0.015)
            host.move(CGPoint(x: 290 - 10 * Double(step), y: 200))
        }
        host.up(CGPoint(x: 250, y: 200))
        #expect(user.log.items == [])
        #expect(user.isAtRest())
    }

    @Test("the card follows the finger, a quarter of it in height, and tilts")
    func follows() throws {
        let user = DeckUser()
        user.slowDrag(60, dy: 40, lift: false)
        user.host.frame()
        let middle = try #require(user.middle(0))
        #expect(abs(middle.x - 210) < 1e-9)
        #expect(abs(middle.y - 210) < 1e-9)
        // The text is 42 by 22 points; tilted by 14 degrees * 60 / 300.
        let angle = 14.0 * 60 / 300 * .pi / 180
        let frame = try #require(user.host.frame(of: "card 0"))
        let size = TextSize.card
        let width = size.width * Scalar.cos(angle) + size.height * Scalar.sin(angle)
        #expect(abs(frame.width - width) < 1e-9)
    }

    @Test("cards behind rise as the top one leaves")
    func rise() throws {
        let user = DeckUser()
        let before = try #require(user.middle(1))
        #expect(abs(before.y - (200 + 0.03 * 400 + 14)) < 1e-9)
        user.slowDrag(52.5, lift: false)
        user.host.frame()
        let half = try #require(user.middle(1))
        #expect(abs(half.y - (200 + 0.5 * (0.03 * 400 + 14))) < 1e-9)
        let width = try #require(user.host.frame(of: "card 1")).width
        #expect(abs(width - TextSize.card.width * (1 - 0.06 * 0.5)) < 1e-9)
    }

    @Test("the third card behind is clear until it becomes the second")
    func thirdIsClear() {
        let user = DeckUser()
        #expect(user.host.opacity(of: "card 3") == 0)
        #expect(user.host.opacity(of: "card 2") == 1)
        user.slowDrag(52.5, lift: false)
        user.host.frame()
        #expect(abs(user.host.opacity(of: "card 3") - 0.5) < 1e-9)
    }

    @Test("a deck that does not loop ends empty, and an empty deck swipes nothing")
    func end() {
        let user = DeckUser(count: 2, loops: false)
        user.flick(70)
        user.flick(-70)
        user.host.settle()
        user.flick(70)
        #expect(!user.host.key(.rightArrow))
        #expect(user.log.items == [0, 1])
        let empty = DeckUser(count: 0)
        empty.flick(70)
        #expect(empty.host.texts == [])
        #expect(empty.log.items == [])
    }

    @Test("one item that loops comes again and again")
    func oneItem() {
        let user = DeckUser(count: 1)
        for _ in 0..<3 { user.flick(70) }
        #expect(user.log.items == [0, 0, 0])
        #expect(user.host.settle())
        #expect(user.topText == "card 0")
    }
}

/// The size of the text "card 0" as the test host measures it: six scalars of half of 17 points.
enum TextSize {
    static let card = CGSize(width: 51, height: 22)
}
