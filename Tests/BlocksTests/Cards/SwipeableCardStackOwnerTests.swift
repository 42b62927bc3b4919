import GeometryKernel
import SwiftUI
import TestHost
import Testing

@testable import Blocks

/// Decks whose items change, and what their owners see; ids as in the other file of known faults.
@MainActor
@Suite("SwipeableCardStack: its owner", .serialized)
struct SwipeableCardStackOwnerTests {
    @Test("B11: completions of animations that callbacks start come once for each swipe")
    func completions() {
        let user = OwnedDeckUser(Array(0..<20))
        let owner = user.owner
        var done: [Int] = []
        owner.onSwipe = { item, _ in
            withAnimation(.easeOut(duration: 0.2)) {
                owner.last?.wrappedValue = item
            } completion: {
                done.append(item)
            }
        }
        for _ in 0..<12 {
            user.flick()
            user.host.advance(0.03)
        }
        user.host.settle()
        #expect(done.sorted() == Array(0..<12))
        #expect(user.host.texts.contains("last 11"))
    }

    @Test("B29: items that are added during a flight are swiped like the others")
    func appended() {
        let user = OwnedDeckUser([0, 1])
        user.flick()
        user.host.advance(0.08)
        user.set([0, 1, 2, 3, 4, 5, 6])
        user.host.advance(0.42)
        #expect(user.host.topText(at: OwnedDeckUser.centre) == "card 1")
        user.host.drag(
            from: OwnedDeckUser.centre, to: CGPoint(x: 20, y: 200), duration: 0.4, hold: 0.2)
        #expect(user.host.performAccessibilityAction("Swipe left"))
        #expect(user.owner.swiped == [0, 1, 2])
        #expect(user.top == "card 3")
    }

    @Test("B29: a reload of the same items during a flight changes nothing")
    func reloaded() {
        let user = OwnedDeckUser([0, 1, 2])
        user.flick()
        user.host.advance(0.08)
        user.host.frame()
        let before = user.host.pose(of: "card 0")
        user.set([0, 1, 2].map { $0 })
        user.host.frame()
        #expect(user.host.pose(of: "card 0") == before)
        #expect(user.top == "card 1")
        user.flick(-70)
        #expect(user.owner.swiped == [0, 1])
        #expect(user.top == "card 2")
    }

    @Test("B32: an empty deck calls nothing back, and goes on when it is filled again")
    func empty() {
        let user = OwnedDeckUser([0])
        user.flick()
        user.host.settle()
        user.flick()
        user.host.drag(
            from: OwnedDeckUser.centre, to: CGPoint(x: 290, y: 200), duration: 0.4, hold: 0.2)
        #expect(!user.host.key(.leftArrow))
        #expect(!user.host.performAccessibilityAction("Swipe left"))
        #expect(user.owner.swiped == [0])
        #expect(user.top == nil)
        user.set([0, 1])
        #expect(user.top == "card 1")
        user.flick()
        #expect(user.owner.swiped == [0, 1])
    }

    @Test("B33: the end of the deck is the same however fast it comes", arguments: 0..<4)
    func end(way: Int) {
        let user = OwnedDeckUser([0, 1, 2])
        for _ in 0..<3 {
            switch way {
            case 0: user.flick()
            case 1: user.host.key(.leftArrow)
            case 2: user.host.performAccessibilityAction("Swipe right")
            default:
                user.flick(-70)
                user.host.settle()
            }
        }
        #expect(user.owner.swiped == [0, 1, 2])
        #expect(user.top == nil)
        #expect(!user.host.key(.leftArrow))
        #expect(user.host.accessibilityElements.allSatisfy { $0.actions.isEmpty })
    }

    @Test("B35: the owner hears of the card that was on top, and the next is on top then")
    func callback() {
        let user = OwnedDeckUser([0, 1, 2])
        let owner = user.owner
        var seen: [Int] = []
        owner.onSwipe = { item, _ in
            owner.last?.wrappedValue = item
            seen.append(owner.last?.wrappedValue ?? -1)
        }
        for swipe in 0..<2 {
            user.flick()
            #expect(seen == Array(0...swipe))
            #expect(user.host.texts.contains("last \(swipe)"))
            let exposed = user.host.accessibilityElements.filter { !$0.actions.isEmpty }
            #expect(exposed.map(\.label) == ["card \(swipe + 1)"])
            #expect(user.top == "card \(swipe + 1)")
        }
    }

    @Test("B69: a deck that loops survives that its owner takes each swiped card out")
    func shrinking() {
        let user = OwnedDeckUser([0, 1, 2, 3, 4], loops: true)
        let owner = user.owner
        owner.onSwipe = { item, _ in owner.items?.wrappedValue.removeAll { $0 == item } }
        for _ in 0..<10 {
            user.flick()
            user.host.key(.leftArrow)
        }
        #expect(owner.swiped.sorted() == [0, 1, 2, 3, 4])
        #expect(user.top == nil)
    }

    @Test("B69: a deck that shrank below the swiped cards is empty and grows again")
    func shrunk() {
        let user = OwnedDeckUser([0, 1, 2, 3, 4])
        for _ in 0..<3 { user.flick() }
        user.set([7])
        #expect(user.top == nil)
        #expect(!user.host.key(.rightArrow))
        user.set([])
        #expect(user.top == nil)
        user.set(Array(0..<9))
        #expect(user.top == "card 3")
        #expect(user.owner.swiped == [0, 1, 2])
    }

    @Test("B70: new items are seen in the next frame, in the views that were there")
    func replaced() {
        let user = OwnedDeckUser([0, 1, 2])
        let node = user.host.textNode("card 0")
        user.set([10, 1, 2])
        user.host.frame()
        #expect(node != nil && user.host.textNode("card 10") === node)
        #expect(user.host.textNode("card 0") == nil)
        #expect(user.host.topText(at: OwnedDeckUser.centre) == "card 10")
    }
}
