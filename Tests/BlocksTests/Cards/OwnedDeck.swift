import SwiftUI
import TestHost

@testable import Blocks

/// What a test holds of a deck's owner: its state and what it does on a swipe.
@MainActor
final class DeckOwner {
    var items: Binding<[Int]>?
    var last: Binding<Int>?
    var onSwipe: (Int, SwipeableCardStackDirection) -> Void = { _, _ in }
    var swiped: [Int] = []
}

/// A deck whose items its owner changes, above the number of the card that was swiped last.
struct OwnedDeck: View {
    private let owner: DeckOwner
    private let loops: Bool
    @State private var items: [Int]
    @State private var last = -1

    init(owner: DeckOwner, items: [Int], loops: Bool) {
        self.owner = owner
        self.loops = loops
        _items = State(initialValue: items)
    }

    var body: some View {
        VStack(spacing: 0) {
            SwipeableCardStack(
                items: items, loops: loops,
                onSwipe: { item, direction in
                    owner.swiped.append(item)
                    owner.onSwipe(item, direction)
                },
                card: { item in
                    Text("card \(item)")
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .background(Color.white)
                })
            Text("last \(last)")
                .offset(x: CGFloat(last))
        }
        .onAppear {
            owner.items = $items
            owner.last = $last
        }
    }
}

/// A user at a deck that belongs to someone; 300 points wide.
@MainActor
struct OwnedDeckUser {
    let owner = DeckOwner()
    let host: TestHost
    static let centre = CGPoint(x: 150, y: 200)

    init(_ items: [Int], loops: Bool = false) {
        let owner = owner
        host = TestHost(size: CGSize(width: 300, height: 422)) {
            OwnedDeck(owner: owner, items: items, loops: loops)
        }
        host.settle()
    }

    func set(_ items: [Int]) {
        owner.items?.wrappedValue = items
    }

    func flick(_ dx: CGFloat = 70) {
        host.flick(from: Self.centre, by: CGSize(width: dx, height: 0))
    }

    /// The text on top in the middle after everything came to rest.
    var top: String? {
        host.settle()
        return host.topText(at: Self.centre)
    }
}
