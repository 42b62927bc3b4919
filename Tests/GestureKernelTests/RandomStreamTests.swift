import GeometryKernel
import GestureKernel
import Testing

/// Random event streams: whatever comes, all that begins ends once, and the arena gets idle.
struct RandomStreamTests {
    /// A small deterministic generator (xorshift).
    struct Random {
        var state: UInt64

        mutating func below(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
    }

    /// Counts one recogniser's beginnings and endings.
    final class Tally {
        var began = 0
        var ended = 0
        var isPressing = false
        var isBalanced: Bool { began == ended && !isPressing }
        var isLegal: Bool { began == ended || began == ended + 1 }
    }

    final class World {
        let arena = Arena()
        var recognisers: [Recogniser] = []
        var tallies: [Tally] = []
        var random: Random

        init(seed: UInt64) {
            random = Random(state: seed)
            for _ in 0..<(1 + random.below(6)) { add() }
        }

        var isLegal: Bool { tallies.allSatisfy { $0.isLegal } }
        var isBalanced: Bool { tallies.allSatisfy { $0.isBalanced } }

        func add() {
            let tally = Tally()
            let priority: Recogniser.Priority = [.normal, .high, .simultaneous][random.below(3)]
            let depth = random.below(4)
            switch random.below(4) {
            case 0:
                let drag = DragRecogniser(
                    minimumDistance: CGFloat(random.below(3) * 10), priority: priority,
                    depth: depth)
                drag.onBegan = { _ in tally.began += 1 }
                drag.onEnded = { _ in tally.ended += 1 }
                drag.onCancelled = { _ in tally.ended += 1 }
                if random.below(6) == 0 {
                    drag.onChanged = { [unowned self] _ in disturb() }
                }
                recognisers.append(drag)
            case 1:
                recognisers.append(
                    TapRecogniser(count: 1 + random.below(3), priority: priority, depth: depth))
            case 2:
                let press = PressRecogniser(priority: priority, depth: depth)
                watch(press, tally)
                recognisers.append(press)
            default:
                let button = ButtonRecogniser(priority: priority, depth: depth)
                watch(button, tally)
                recognisers.append(button)
            }
            tallies.append(tally)
        }

        func watch(_ hold: HoldRecogniser, _ tally: Tally) {
            hold.onBegan = { _ in tally.began += 1 }
            hold.onEnded = { _ in tally.ended += 1 }
            hold.onCancelled = { _ in tally.ended += 1 }
            hold.onPressingChanged = { tally.isPressing = $0 }
        }

        /// What a handler may do.
        func disturb() {
            let recogniser = recognisers[random.below(recognisers.count)]
            switch random.below(4) {
            case 0: recogniser.isEnabled.toggle()
            case 1: arena.remove(recogniser)
            case 2: arena.cancel(Int32(random.below(3)))
            default: arena.cancelAll(0)
            }
        }

        func step(_ time: Double) {
            let sample = PointerSample(
                pointer: Int32(random.below(3)),
                location: CGPoint(x: Double(random.below(120)), y: Double(random.below(40))),
                time: random.below(10) == 0 ? time - 1 : time)
            switch random.below(16) {
            case 0...3:
                arena.begin(sample, recognisers: recognisers.filter { _ in random.below(3) > 0 })
            case 4...8: arena.move(sample)
            case 9...12: arena.end(sample)
            case 13: arena.tick(time)
            case 14: arena.cancel(sample.pointer)
            default: disturb()
            }
        }
    }

    @Test("2,000 random streams end idle, with one ending per beginning")
    func streams() {
        var begun = 0
        for seed in 1...2_000 {
            let world = World(seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
            var time = 0.0
            for _ in 0..<60 {
                time += Double(world.random.below(5)) * 0.06
                world.step(time)
                #expect(world.isLegal, "seed \(seed)")
            }
            for pointer in 0..<3 {
                let sample = PointerSample(pointer: Int32(pointer), location: .zero, time: time)
                world.arena.end(sample)
            }
            world.arena.tick(time + 2)
            #expect(world.arena.isIdle, "seed \(seed)")
            #expect(world.arena.nextDeadline == nil, "seed \(seed)")
            #expect(world.isBalanced, "seed \(seed)")
            #expect(world.recognisers.allSatisfy { $0.state == .possible }, "seed \(seed)")
            begun += world.tallies.reduce(0) { $0 + $1.began }
        }
        #expect(begun > 10_000)
    }
}
