import GeometryKernel
import SwiftUI
import TestHost
import Testing

@testable import Blocks

/// What a screen reader and a keyboard find.
@MainActor
@Suite("SwipeableCardStack: accessibility", .serialized)
struct SwipeableCardStackAccessibilityTests {
    /// The deck with the card that is said to be on top.
    private func tree(_ item: Int) -> String {
        """
        group "card \(item)" focusable
          actionGroup "card \(item)" actions ["Swipe left", "Swipe right"]
        """
    }

    private func cards(_ host: TestHost) -> [String] {
        host.accessibilityElements.filter { !$0.actions.isEmpty }.map(\.label)
    }

    /// - Promise(screen-reader) SwipeableCardStack: Only the top card is read, as one element.
    /// - es: Solo se lee la tarjeta de arriba, como un único elemento.
    @Test("only the top card is exposed, at rest and after each way to swipe")
    func topCard() {
        let user = DeckUser()
        #expect(user.host.accessibilityTree == tree(0))
        user.flick(70)
        user.host.settle()
        #expect(user.host.accessibilityTree == tree(1))
        user.host.key(.leftArrow)
        user.host.settle()
        #expect(user.host.accessibilityTree == tree(2))
        user.host.performAccessibilityAction("Swipe right")
        user.host.settle()
        #expect(user.host.accessibilityTree == tree(3))
        #expect(user.log.directions == [.right, .left, .right])
    }

    @Test("only one card is exposed in every frame of a drag and a flight")
    func everyFrame() {
        let user = DeckUser()
        user.host.down(DeckUser.centre)
        for step in 1...20 {
            user.host.advance(1.0 / 60)
            user.host.move(CGPoint(x: 150 + 7 * Double(step), y: 200))
            #expect(cards(user.host) == ["card 0"])
        }
        user.host.up(CGPoint(x: 290, y: 200))
        for _ in 0..<60 {
            user.host.advance(1.0 / 60)
            #expect(cards(user.host) == ["card 1"])
        }
        #expect(user.log.items == [0])
    }

    @Test("the tree is the same right to left and with Reduce Motion", arguments: [false, true])
    func settings(isReduced: Bool) {
        let user = DeckUser {
            $0.accessibilityReduceMotion = isReduced
            $0.layoutDirection = .rightToLeft
        }
        #expect(user.host.accessibilityTree == tree(0))
        #expect(user.host.performAccessibilityAction("Swipe left"))
        #expect(user.log.directions == [.left])
        user.host.settle()
        #expect(user.host.accessibilityTree == tree(1))
    }

    @Test("actions in quick succession each swipe the card that is on top then")
    func quickActions() {
        let user = DeckUser(count: 4, loops: false)
        for _ in 0..<4 { #expect(user.host.performAccessibilityAction("Swipe left")) }
        #expect(!user.host.performAccessibilityAction("Swipe left"))
        #expect(user.log.items == [0, 1, 2, 3])
        user.host.settle()
        #expect(cards(user.host) == [])
    }

    /// - Promise(keyboard) SwipeableCardStack: Keys other than the arrows are left to the screen
    ///   around the deck.
    /// - es: Las teclas que no son flechas quedan para el resto de la pantalla.
    @Test("keys other than the arrows are left to the page")
    func otherKeys() {
        let user = DeckUser()
        #expect(!user.host.key(.upArrow))
        #expect(!user.host.key(.space))
        #expect(user.log.items == [])
    }

    @Test("the demo's tree after one swipe each way")
    func demo() {
        let host = TestHost { SwipeableCardStackDemo() }
        host.settle()
        host.performAccessibilityAction("Swipe left")
        host.key(.rightArrow)
        host.settle()
        #expect(
            host.accessibilityTree == """
                header
                  text "Where next?"
                group "Marrakesh" focusable
                  actionGroup "Marrakesh" actions ["Swipe left", "Swipe right"]
                group "Passed 1"
                group "Liked 1"
                """)
    }
}
