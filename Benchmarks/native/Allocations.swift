import AllocationCounter

@testable import Blocks
@testable import SwiftUI

extension QuietScene {
    /// The allocations of each of that many frames, in the middle of them, with something before each.
    fileprivate mutating func count(
        frames: Int = 16, before: (inout QuietScene, Int) -> Void = { _, _ in }
    )
        -> [Double]
    {
        var result: [Double] = []
        result.reserveCapacity(frames)
        for frame in 0..<frames {
            time += 1 / 60
            let start = baraja_allocations()
            before(&self, frame)
            _ = root.frame(at: time)
            result.append(Double(baraja_allocations() - start))
        }
        return result
    }
}

/// How often a frame asks for memory: of a drag, which evaluates a body, and of a movement, which evaluates none.
@MainActor
func allocations() -> [Row] {
    var deck = QuietScene(AnyView(SwipeableCardStackDemo()))
    deck.pointer(.down, 195, 400)
    _ = deck.count { $0.pointer(.move, 195 + 4 * Double($1), 400) }
    let drag = deck.count { $0.pointer(.move, 259 + Double($1), 400) }
    deck.time += 0.3
    deck.pointer(.up, 259, 400)
    _ = deck.root.frame(at: deck.time)
    let flight = deck.count()
    deck.settle()

    var flip = QuietScene(AnyView(FlipCardTransitionDemo()))
    flip.pointer(.down, 195, 550)
    flip.time += 0.05
    flip.pointer(.up, 195, 550)
    _ = flip.root.frame(at: flip.time)
    let turn = flip.count()

    var rows = QuietScene(AnyView(SwipeActionCardsDemo()))
    rows.pointer(.down, 250, 300)
    _ = rows.count { $0.pointer(.move, 250 - 4 * Double($1), 300) }
    let pull = rows.count { $0.pointer(.move, 186 - Double($1), 300) }
    rows.time += 0.3
    rows.pointer(.up, 170, 300)
    _ = rows.root.frame(at: rows.time)
    let open = rows.count()
    return [
        Row("deck, a step of a drag", drag), Row("deck, flying", flight),
        Row("flip, turning", turn), Row("rows, a step of a drag", pull),
        Row("rows, opening", open),
    ]
}
