import GeometryKernel
import SwiftUI
import TestHost
import Testing

@testable import Blocks

/// How the card turns.
@MainActor
@Suite("FlipCardTransition: turning", .serialized)
struct FlipCardTransitionTests {
    @Test("starts on the side that isFlipped says, without an animation")
    func start() {
        let front = FlipUser()
        #expect(front.letters == "AB")
        #expect(front.host.counters.bodies == 0)
        let back = FlipUser(isFlipped: true)
        #expect(back.letters == "CD")
        #expect(!back.isMirrored)
        #expect(abs(back.angle - 180) < 1e-9)
    }

    @Test(
        "B54: on every frame of a flip the right face is shown, unmirrored",
        arguments: [60.0, 120.0], [false, true])
    func everyFrame(rate: Double, fromBack: Bool) {
        let user = FlipUser(isFlipped: fromBack)
        user.host.frameRate = rate
        user.flip()
        user.host.frame()
        var faces: [String] = []
        for _ in 0..<Int(rate * 1.2) {
            user.host.advance(1 / rate)
            #expect(user.letters == (user.angle < 90 ? "AB" : "CD"))
            #expect(!user.isMirrored)
            #expect(user.exposed.contains("A") == (user.angle < 90))
            #expect(user.exposed.contains("C") != user.exposed.contains("A"))
            if faces.last != user.letters { faces.append(user.letters) }
        }
        #expect(faces == (fromBack ? ["CD", "AB"] : ["AB", "CD"]))
        #expect(user.host.settle())
    }

    @Test("turns half a turn by smooth(duration: 0.7) about the vertical axis")
    func motion() {
        let user = FlipUser()
        user.host.frameRate = 300
        user.flip()
        user.host.frame()
        var angles: [Double] = []
        for _ in 0..<420 {
            user.host.advance(1.0 / 300)
            angles.append(user.angle)
        }
        // The closed form of a critically damped spring; the system's own integrator keeps within 0.5 %.
        let rate = 2 * Double.pi / 0.7
        for (index, angle) in angles.enumerated() {
            let time = Double(index + 1) / 300
            let expected = 180 * (1 - Scalar.exp(-rate * time) * (1 + rate * time))
            #expect(abs(angle - expected) < 1.2, "at \(time)")
        }
        #expect(zip(angles.dropFirst(), angles).allSatisfy { $0 >= $1 - 1e-9 })
        #expect(abs(angles.last! - 180) < 0.1)
    }

    @Test(
        "reversed on the way it turns back from where it is, with its speed",
        arguments: [0.2, 0.5, 0.8])
    func reversal(share: Double) {
        let user = FlipUser()
        // One frame for each step of the spring's integrator: what is sampled is its own motion.
        user.host.frameRate = 300
        user.flip()
        user.host.frame()
        var angles: [Double] = []
        func sample() {
            user.host.advance(1.0 / 300)
            angles.append(user.angle)
        }
        while (angles.last ?? 0) < 180 * share { sample() }
        let turn = angles.count - 1
        user.flip()
        for _ in 0..<500 { sample() }
        let steps = zip(angles.dropFirst(), angles).map { $0 - $1 }
        #expect(abs(angles[turn + 1] - angles[turn]) < 1.1 * steps[turn - 1], "no jump in angle")
        // The speed at the reversal, drawn out from the frames before it and from those after it.
        func speed(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            (11 * a - 18 * b + 9 * c - 2 * d) / 6
        }
        let before = speed(angles[turn], angles[turn - 1], angles[turn - 2], angles[turn - 3])
        let after = -speed(angles[turn], angles[turn + 1], angles[turn + 2], angles[turn + 3])
        #expect(before > 0)
        #expect(abs(after - before) / before < 0.05, "\(before), \(after)")
        #expect(user.host.settle())
        #expect(abs(user.angle) < 0.01)
        #expect(user.letters == "AB")
    }

    /// - Promise(motion) FlipCardTransition: With Reduce Motion on the faces swap at once, without
    ///   a turn.
    /// - es: Con Reducir movimiento activado, las caras se intercambian al instante, sin girar.
    @Test("B57: with Reduce Motion the faces swap within one frame")
    func reduceMotion() {
        let user = FlipUser { $0.accessibilityReduceMotion = true }
        for (letters, entry) in [("CD", "back"), ("AB", "front")] {
            withAnimation(.linear(duration: 4)) { user.flip() }
            user.host.frame()
            #expect(user.letters == letters)
            #expect(!user.isMirrored)
            #expect(user.exposed.contains(letters.prefix(1)))
            #expect(user.host.settle(limit: 0.02))
            user.host.tap(FlipUser.left)
            #expect(user.log.entries.last == entry)
            user.host.settle()
        }
    }

    @Test("Reduce Motion switched on in mid-flight is kept from the next flip on")
    func reduceMotionLive() {
        let user = FlipUser()
        user.flip()
        user.host.frame()
        user.host.advance(0.1)
        user.host.set { $0.accessibilityReduceMotion = true }
        user.host.settle()
        #expect(user.letters == "CD")
        user.flip()
        user.host.frame()
        #expect(user.letters == "AB")
        #expect(user.host.settle(limit: 0.02))
    }

    /// - Promise(direction) FlipCardTransition: In right-to-left layouts the card turns the other
    ///   way round, and never shows mirrored text.
    /// - es: Si se lee de derecha a izquierda, la tarjeta gira en sentido contrario y nunca muestra
    ///   texto invertido.
    @Test("right to left the card turns the other way round and reads as well")
    func rightToLeft() {
        let user = FlipUser { $0.layoutDirection = .rightToLeft }
        #expect(user.letters == "BA", "the first letter of a row is at the right")
        user.flip()
        user.host.frame()
        for _ in 0..<72 {
            user.host.advance(1.0 / 60)
            #expect(["BA", "DC"].contains(user.letters))
            #expect(!user.isMirrored)
        }
        #expect(user.letters == "DC")
    }

    @Test("an animation frame evaluates the faces' one body and lays out nothing")
    func cost() {
        let user = FlipUser()
        user.flip()
        user.host.frame()
        user.host.advance(0.1)
        #expect(user.host.counters.bodies == 1)
        #expect(user.host.counters.laidOut == 0)
        #expect(user.host.counters.ops <= 2, "two matrices")
    }

    @Test(
        "a frame of a flip evaluates the body that asked for it by its data, and lays out nothing")
    func frames() {
        let log = FlipLog()
        let host = TestHost { LetterCard(log: log) }
        log.isFlipped.wrappedValue = true
        host.frame()
        for _ in 1...20 {
            host.clearRecording()
            host.advance(1.0 / 60)
            #expect(host.counters.bodies == 1)
            #expect(host.counters.laidOut == 0)
            #expect(host.counters.sized == 0)
            #expect(1...6 ~= host.counters.ops)
        }
    }
}
