import GeometryKernel
import SwiftUI
import TestHost
import Testing

@testable import Blocks

/// Anything that fingers, the system and the clock can do, in any order.
@MainActor
@Suite("SwipeableCardStack: random events", .serialized)
struct SwipeableCardStackRandomTests {
    /// SplitMix64, so that a seed gives the same events everywhere.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    @Test("500 random events end at rest with every count consistent", arguments: 1...100)
    func randomEvents(seed: Int) throws {
        var random = Generator(state: UInt64(seed))
        let user = DeckUser(count: 7)
        let nodes = user.host.counters.liveNodes
        for _ in 0..<500 { event(user.host, &random) }
        for pointer in 1...3 { user.host.cancel(pointer: Int32(pointer)) }
        user.host.resize(CGSize(width: 300, height: 400))
        let swiped = user.log.items
        try #require(swiped == (0..<swiped.count).map { $0 % 7 }, "seed \(seed)")
        let isAtRest = user.isAtRest(top: swiped.count % 7)
        let place = user.middle(swiped.count % 7) ?? .zero
        try #require(
            isAtRest, "seed \(seed): \(user.topText ?? "nothing") on top, the card at \(place)")
        try #require(user.log.items.count == swiped.count, "seed \(seed)")
        // The card just swiped is one more than at the start.
        if swiped.isEmpty { try #require(user.host.counters.liveNodes == nodes, "seed \(seed)") }
        try #require(user.host.warnings == [], "seed \(seed)")
        user.host.key(.rightArrow)
        user.host.settle()
        let full = user.host.counters.liveNodes
        for _ in 0..<3 { user.host.key(.leftArrow) }
        user.host.settle()
        try #require(user.host.counters.liveNodes == full, "seed \(seed)")
        try #require(user.log.items.count == swiped.count + 4, "seed \(seed)")
    }

    private func event(_ host: TestHost, _ random: inout Generator) {
        let pointer = Int32.random(in: 1...3, using: &random)
        let point = CGPoint(
            x: .random(in: -50...400, using: &random), y: .random(in: -50...450, using: &random))
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<15: host.down(point, pointer: pointer)
        case 15..<55: host.move(point, pointer: pointer)
        case 55..<68: host.up(point, pointer: pointer)
        case 68..<72: host.cancel(pointer: pointer)
        case 72..<74: host.cancelAllPointers()
        case 74..<76:
            host.resize(
                CGSize(
                    width: .random(in: 0...500, using: &random),
                    height: .random(in: 0...500, using: &random)))
        case 76..<78: host.wait(.random(in: 0...3, using: &random))
        case 78..<80: host.key(.rightArrow)
        case 80..<82: host.performAccessibilityAction("Swipe left")
        default: host.advance(.random(in: 0...0.1, using: &random))
        }
    }
}
