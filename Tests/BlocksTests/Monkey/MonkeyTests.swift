import Glibc
import SwiftUI
import TestHost
import Testing

@testable import Blocks

/// Anything that a user, the system, the owner and the clock can do to a block, in any order.
///
/// `BARAJA_SOAK=10` plays ten times as many seeds, `BARAJA_SOAK=0.1` a tenth, `BARAJA_SEED=7` begins with another one.
@MainActor
@Suite("Random actions", .serialized)
struct MonkeyTests {
    private static let length = 400

    private func check(seeds: Int, _ make: @escaping () -> MonkeySubject) {
        let factor = getenv("BARAJA_SOAK").flatMap { Double(String(cString: $0)) } ?? 1
        let first = getenv("BARAJA_SEED").flatMap { Int(String(cString: $0)) } ?? 1
        for seed in first..<(first + max(1, Int(Double(seeds) * factor))) {
            // Every second time the host plays by itself what it can.
            let monkey = Monkey(make: make, canFly: seed % 2 == 0)
            if let fault = monkey.run(seed: seed, count: Self.length) {
                Issue.record("\(fault)")
                return
            }
        }
    }

    @Test("a deck whose data changes ends as a new one in the same state")
    func deck() { check(seeds: 8) { MonkeyDeck() } }

    @Test("a card that flips ends as a new one in the same state")
    func flip() { check(seeds: 8) { MonkeyFlip() } }

    @Test("rows whose data changes end as new ones in the same state")
    func rows() { check(seeds: 8) { MonkeyRows() } }

    @Test("the deck's demo comes to rest and is drawn as if it were new")
    func deckDemo() { check(seeds: 3) { MonkeyDemo(SwipeableCardStackDemo()) } }

    @Test("the rows' demo comes to rest and is drawn as if it were new")
    func rowsDemo() { check(seeds: 3) { MonkeyDemo(SwipeActionCardsDemo()) } }
}
