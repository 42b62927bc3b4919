import TestHost
import Testing

@testable import Blocks

/// Records natively what the replay in node compares with the wasm of the page, byte for byte.
@MainActor
struct ReplayTests {
    @Test("a recorded interaction ends with every swipe counted, and leaves its trace")
    func deck() throws {
        let recording = try Recording.read("deck")
        #expect(recording.frames >= 300)
        let player = Player(SwipeableCardStackDemo(), recording)
        player.play()
        #expect(player.warnings == [])
        #expect(player.labels.contains("Passed 2"))
        #expect(player.labels.contains("Liked 4"))
        try Recording.write(player.trace, "deck")
    }

    @Test("a recorded session at the flip card ends on the back, and leaves its trace")
    func flip() throws {
        let player = Player(FlipCardTransitionDemo(), try Recording.read("flip"))
        player.play()
        #expect(player.warnings == [])
        #expect(player.labels.contains("Flip"))
        try Recording.write(player.trace, "flip")
    }

    @Test("the same interaction twice leaves the same trace")
    func repeatable() throws {
        let recording = try Recording.read("deck")
        let traces = [0, 1].map { _ in
            let player = Player(SwipeableCardStackDemo(), recording)
            player.play()
            return player.trace
        }
        #expect(traces[0] == traces[1])
    }
}
