import DisplayKernel
import GeometryKernel
import SwiftUI
import TestHost

@testable import Blocks

/// What the deck told its owner.
@MainActor
final class SwipeLog {
    var items: [Int] = []
    var directions: [SwipeableCardStackDirection] = []
}

/// A deck of numbers that fills a surface of 300 by 400, so that every number is easy to check.
struct NumberDeck: View {
    var count = 5
    var loops = true
    var threshold: CGFloat = 0.35
    let log: SwipeLog

    var body: some View {
        SwipeableCardStack(
            items: Array(0..<count), loops: loops, threshold: threshold,
            onSwipe: { item, direction in
                log.items.append(item)
                log.directions.append(direction)
            },
            card: { item in
                Text("card \(item)")
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color.white)
            })
    }
}

/// A user at a deck of numbers.
@MainActor
struct DeckUser {
    let log = SwipeLog()
    let host: TestHost
    static let centre = CGPoint(x: 150, y: 200)

    init(
        count: Int = 5, loops: Bool = true, threshold: CGFloat = 0.35,
        _ environment: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        var values = EnvironmentValues()
        environment(&values)
        let log = log
        host = TestHost(size: CGSize(width: 300, height: 400), environment: values) {
            NumberDeck(count: count, loops: loops, threshold: threshold, log: log)
        }
        host.settle()
    }

    /// Where the middle of a card's text is.
    func middle(_ item: Int) -> CGPoint? {
        host.frame(of: "card \(item)").map { CGPoint(x: $0.midX, y: $0.midY) }
    }

    var topText: String? { host.topText(at: Self.centre) }

    /// A finger that goes down in the centre and comes to rest `dx` from there.
    func slowDrag(_ dx: CGFloat, dy: CGFloat = 0, lift: Bool = true) {
        let end = CGPoint(x: Self.centre.x + dx, y: Self.centre.y + dy)
        host.drag(from: Self.centre, to: end, duration: 0.5, hold: 0.15, lift: lift)
    }

    func flick(_ dx: CGFloat) {
        host.flick(from: Self.centre, by: CGSize(width: dx, height: 0))
    }

    /// Nothing was swiped and the top card is where it belongs.
    func isAtRest(top: Int = 0) -> Bool {
        guard host.settle(), let middle = middle(top) else { return false }
        return abs(middle.x - Self.centre.x) < 0.01 && abs(middle.y - Self.centre.y) < 0.01
            && topText == "card \(top)"
    }
}
