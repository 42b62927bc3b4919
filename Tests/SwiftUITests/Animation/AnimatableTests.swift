import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// A view that shows what it was evaluated with.
private struct Gauge: View, Animatable {
    var level: Double
    let log: Log

    var animatableData: Double {
        get { level }
        set { level = newValue }
    }

    var body: some View {
        log.note("\(Int((level * 1000).rounded()))")
        return Text("it").offset(x: level)
    }
}

/// Two numbers that a view reads.
private struct Plot: View, Animatable {
    var point: CGPoint

    var animatableData: CGPoint.AnimatableData {
        get { point.animatableData }
        set { point.animatableData = newValue }
    }

    var body: some View { Text("it").offset(x: point.x, y: point.y) }
}

/// A vector of which only the sums and multiples are known.
private struct Bars: VectorArithmetic {
    var values: [Double]

    static var zero: Bars { Bars(values: []) }

    private static func combine(_ a: Bars, _ b: Bars, _ f: (Double, Double) -> Double) -> Bars {
        let count = max(a.values.count, b.values.count)
        return Bars(
            values: (0..<count).map {
                f($0 < a.values.count ? a.values[$0] : 0, $0 < b.values.count ? b.values[$0] : 0)
            })
    }

    static func + (lhs: Bars, rhs: Bars) -> Bars { combine(lhs, rhs, +) }
    static func - (lhs: Bars, rhs: Bars) -> Bars { combine(lhs, rhs, -) }

    mutating func scale(by rhs: Double) {
        for index in values.indices { values[index] *= rhs }
    }

    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

private struct Chart: View, Animatable {
    var bars: Bars

    var animatableData: Bars {
        get { bars }
        set { bars = newValue }
    }

    var body: some View { Text("it").offset(x: bars.values[0], y: bars.values[1]) }
}

private struct Shift: ViewModifier, Animatable {
    var x: Double

    var animatableData: Double {
        get { x }
        set { x = newValue }
    }

    func body(content: Content) -> some View { content.offset(x: x) }
}

@MainActor
@Suite("Animatable", .serialized)
struct AnimatableTests {
    private let log = Log()

    private func host<Content: View>(
        _ remote: Remote<Double>, @ViewBuilder _ content: @escaping (Double) -> Content
    ) -> TestHost {
        TestHost(size: CGSize(width: 400, height: 400)) {
            Controlled(0.0, remote, content: content)
        }
    }

    private func place(_ host: TestHost) -> CGPoint {
        let middle = host.middle(of: "it") ?? .zero
        return CGPoint(x: middle.x - 200, y: middle.y - 200)
    }

    @Test("a view's body is read once a frame, with the data on its way")
    func everyFrame() {
        let remote = Remote<Double>()
        let log = log
        let host = host(remote) { Gauge(level: $0, log: log) }
        log.entries = []
        withAnimation(.linear(duration: 1)) { remote.set(60) }
        host.frame()
        for _ in 0..<60 { host.advance(1.0 / 60) }
        // The first frame shows the start; the model itself is never shown before the end.
        #expect(log.entries == (0...60).map { "\($0 * 1000)" })
        #expect(host.settle())
        #expect(log.entries.count == 61)
        #expect(place(host).x == 60)
    }

    @Test("a frame of the animation evaluates that view alone and lays out nothing")
    func cost() {
        let remote = Remote<Double>()
        let log = log
        let host = host(remote) { Gauge(level: $0, log: log) }
        withAnimation(.linear(duration: 1)) { remote.set(60) }
        host.frame()
        host.advance(0.25)
        #expect(host.counters.bodies == 1)
        #expect(host.counters.laidOut == 0)
    }

    @Test("without an animation the data jumps, in one evaluation")
    func jump() {
        let remote = Remote<Double>()
        let log = log
        let host = host(remote) { Gauge(level: $0, log: log) }
        log.entries = []
        remote.set(60)
        host.frame()
        host.advance(1)
        #expect(log.entries == ["60000"])
    }

    @Test("the scope of animation(_:value:) is its subtree; nil switches an animation off there")
    func scope() {
        let remote = Remote<Double>()
        let log = log
        let host = host(remote) { x in
            VStack {
                Gauge(level: x, log: log).animation(nil, value: x)
                Text("other").offset(x: x)
            }
        }
        let start = host.middle(of: "other")!.x
        withAnimation(.linear(duration: 1)) { remote.set(60) }
        host.frame()
        host.advance(0.5)
        #expect(place(host).x == 60)
        #expect(abs(host.middle(of: "other")!.x - start - 30) < 1e-3)
    }

    @Test("pairs move both numbers")
    func pairs() {
        let remote = Remote<Double>()
        let host = host(remote) { Plot(point: CGPoint(x: $0, y: 2 * $0)) }
        withAnimation(.linear(duration: 1)) { remote.set(40) }
        host.frame()
        host.advance(0.25)
        #expect(abs(place(host).x - 10) < 1e-3)
        #expect(abs(place(host).y - 20) < 1e-3)
    }

    @Test("B12: data that turns round half-way keeps its speed, of every kind of vector")
    func reversal() {
        for isList in [true, false] {
            let remote = Remote<Double>()
            let host = host(remote) { value in
                if isList {
                    Plot(point: CGPoint(x: value, y: -value))
                } else {
                    Chart(bars: Bars(values: [value, -value]))
                }
            }
            // One frame for each step of the spring's integrator: what is sampled is its own motion.
            host.frameRate = 300
            withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { remote.set(150) }
            host.frame()
            var samples: [CGPoint] = []
            func sample(_ count: Int) {
                for _ in 0..<count {
                    host.advance(1.0 / 300)
                    samples.append(place(host))
                }
            }
            sample(36)
            withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { remote.set(0) }
            sample(250)
            let x = samples.map(\.x)
            // The speed at the reversal, drawn out from the samples before it and from those after it.
            let before = (3 * x[35] - 4 * x[34] + x[33]) * 150
            let after = (-3 * x[35] + 4 * x[36] - x[37]) * 150
            #expect(before > 400)
            #expect(abs(after - before) / before < 0.05, "list \(isList): \(before), \(after)")
            #expect(x.max()! > x[35] + 5, "it goes on before it turns")
            #expect(samples.allSatisfy { abs($0.x + $0.y) < 1e-9 })
            #expect(host.settle())
            #expect(place(host) == .zero)
        }
    }

    @Test("a modifier's data moves as a view's does")
    func modifier() {
        let remote = Remote<Double>()
        let host = host(remote) { Text("it").modifier(Shift(x: $0)) }
        withAnimation(.linear(duration: 1)) { remote.set(60) }
        host.frame()
        host.advance(0.5)
        #expect(abs(place(host).x - 30) < 1e-3)
    }

    @Test("B11: the completion is called once, at the end or when the view is gone")
    func completion() {
        for isRemoved in [false, true] {
            let log = Log()
            let shown = Remote<Bool>()
            let remote = Remote<Double>()
            let host = TestHost(size: CGSize(width: 400, height: 400)) {
                Controlled(true, shown) { isShown in
                    if isShown { Controlled(0.0, remote) { Gauge(level: $0, log: Log()) } }
                }
            }
            withAnimation(.linear(duration: 1)) {
                remote.set(60)
            } completion: {
                log.note("done")
            }
            host.frame()
            host.advance(0.5)
            #expect(log.entries == [])
            if isRemoved { shown.set(false) }
            host.settle()
            #expect(log.entries == ["done"])
        }
    }

    @Test("data that is not a number starts no animation and breaks nothing")
    func notANumber() {
        let remote = Remote<Double>()
        let host = host(remote) { Plot(point: CGPoint(x: $0, y: 0)) }
        withAnimation(.linear(duration: 1)) { remote.set(.nan) }
        host.frame()
        #expect(host.settle(limit: 0.1))
        remote.set(5)
        host.frame()
        #expect(place(host) == CGPoint(x: 5, y: 0))
    }
}
