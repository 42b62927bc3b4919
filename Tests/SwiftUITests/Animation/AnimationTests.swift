import GeometryKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("Animation", .serialized)
struct AnimationTests {
    /// A text whose x a test writes, in a surface of its own.
    @MainActor
    private struct Mover {
        let remote = Remote<Double>()
        let host: TestHost

        init(_ animation: Animation? = nil, isValued: Bool = false) {
            let remote = remote
            host = TestHost(size: CGSize(width: 400, height: 100)) {
                Controlled(0.0, remote) { x in
                    if isValued {
                        Text("it").offset(x: x).animation(animation, value: x)
                    } else {
                        Text("it").offset(x: x)
                    }
                }
            }
        }

        /// How far the text is from its place.
        var x: Double { (host.middle(of: "it")?.x ?? 0) - 200 }

        func samples(_ count: Int) -> [Double] {
            (0..<count).map { _ in
                host.advance(1.0 / 60)
                return x
            }
        }
    }

    @Test("a linear animation starts with the frame that first shows it")
    func linear() {
        let mover = Mover()
        withAnimation(.linear(duration: 1)) { mover.remote.set(60) }
        mover.host.frame()
        #expect(mover.x == 0)
        let samples = mover.samples(60)
        for (index, x) in samples.enumerated() {
            #expect(abs(x - Double(index + 1)) < 1e-3)
        }
        #expect(mover.host.settle())
        #expect(mover.x == 60)
    }

    @Test("a plain write jumps, also while an animation runs")
    func jump() {
        let mover = Mover()
        withAnimation(.linear(duration: 1)) { mover.remote.set(60) }
        mover.host.frame()
        mover.host.advance(0.5)
        mover.remote.set(7)
        mover.host.frame()
        #expect(mover.x == 7)
        #expect(mover.host.settle(limit: 0.1))
        #expect(mover.x == 7)
    }

    @Test("B65: writing the same value without an animation does not stop the one that runs")
    func equalValue() {
        let remote = Remote<Int>()
        let host = TestHost(size: CGSize(width: 400, height: 100)) {
            Controlled(0, remote) { value in
                Text("it").offset(x: value > 0 ? 60 : 0)
            }
        }
        withAnimation(.linear(duration: 1)) { remote.set(1) }
        host.frame()
        host.advance(0.25)
        remote.set(2)
        host.frame()
        host.advance(0.25)
        let x = (host.middle(of: "it")?.x ?? 0) - 200
        #expect(abs(x - 30) < 1.5)
    }

    @Test("B12: a spring that is turned round keeps its velocity")
    func retarget() {
        let mover = Mover()
        let spring = Animation.spring(response: 0.5, dampingFraction: 0.8)
        withAnimation(spring) { mover.remote.set(300) }
        mover.host.frame()
        let before = mover.samples(8)
        withAnimation(spring) { mover.remote.set(0) }
        mover.host.frame()
        let after = mover.samples(60)
        let incoming = before[7] - before[6]
        let outgoing = after[0] - before[7]
        #expect(incoming > 5)
        #expect(outgoing > incoming * 0.5)
        #expect((after.max() ?? 0) > before[7] + 0.5 * incoming)
        mover.host.settle()
        #expect(mover.x == 0)
    }

    @Test("B14: an interpolating spring starts with the velocity it is given")
    func initialVelocity() {
        func firstStep(_ velocity: Double) -> Double {
            let mover = Mover()
            let spring = Animation.interpolatingSpring(
                stiffness: 300, damping: 40, initialVelocity: velocity)
            withAnimation(spring) { mover.remote.set(200) }
            mover.host.frame()
            return mover.samples(1)[0]
        }
        // Shares of the distance per second: 10 more make 2,000 points a second more.
        let difference = firstStep(10) - firstStep(0)
        #expect(difference > 2000.0 / 60 * 0.6 && difference < 2000.0 / 60)
        #expect(firstStep(2) > firstStep(0))
    }

    @Test("animation(_:value:) animates what is inside when the value changes")
    func valued() {
        let mover = Mover(.linear(duration: 1), isValued: true)
        mover.remote.set(60)
        mover.host.frame()
        mover.host.advance(0.5)
        #expect(abs(mover.x - 30) < 1.5)
    }

    @Test("animation(nil, value:) switches the animation off")
    func valuedNil() {
        let mover = Mover(nil, isValued: true)
        withAnimation(.linear(duration: 1)) { mover.remote.set(60) }
        mover.host.frame()
        #expect(mover.x == 60)
    }

    @Test("animation(_:value:) leaves what is outside alone")
    func scope() {
        let remote = Remote<Double>()
        let host = TestHost(size: CGSize(width: 400, height: 100)) {
            Controlled(0.0, remote) { x in
                VStack {
                    Text("in").offset(x: x).animation(.linear(duration: 1), value: x)
                    Text("out").offset(x: x)
                }
            }
        }
        let outside = host.middle(of: "out")?.x ?? 0
        let inside = host.middle(of: "in")?.x ?? 0
        remote.set(60)
        host.frame()
        #expect(host.middle(of: "out")?.x == outside + 60)
        #expect(host.middle(of: "in")?.x == inside)
    }

    @Test("disablesAnimations wins over withAnimation")
    func disabled() {
        let mover = Mover()
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = true
        withTransaction(transaction) { mover.remote.set(60) }
        mover.host.frame()
        #expect(mover.x == 60)
    }

    @Test("an animation frame evaluates and lays out nothing and sends one affine op")
    func animationFrame() {
        let mover = Mover()
        withAnimation(.linear(duration: 1)) { mover.remote.set(60) }
        mover.host.frame()
        mover.host.advance(0.1)
        mover.host.clearRecording()
        mover.host.advance(1.0 / 60)
        #expect(mover.host.counters.bodies == 0)
        #expect(mover.host.counters.laidOut == 0)
        #expect(mover.host.counters.sized == 0)
        let lines = mover.host.opLines
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("affine 2 1 0 0 1 ") == true, "\(lines)")
    }

    @Test("the clock may stand still or jump")
    func clock() {
        let mover = Mover()
        withAnimation(.linear(duration: 1)) { mover.remote.set(60) }
        for _ in 0..<3 { mover.host.frame() }
        #expect(mover.x == 0)
        mover.host.wait(100)
        mover.host.frame()
        #expect(mover.x == 60)
    }
}
