import DisplayKernel
import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// What the host plays by itself, beside a twin that is shown frame by frame.
@MainActor
@Suite("Flights", .serialized)
struct FlightTests {
    /// A text whose place a test writes, on a host that can play animations, or cannot.
    @MainActor
    private struct Flyer {
        let remote = Remote<Double>()
        let host: TestHost

        init(canFly: Bool = true) {
            let remote = remote
            host = TestHost(size: CGSize(width: 400, height: 400)) {
                Controlled(0.0, remote) { x in
                    Color.red.frame(width: 100, height: 50)
                        .overlay { Text("it") }
                        .rotationEffect(.degrees(x / 20))
                        .offset(x: x)
                        .opacity(1 - x / 1000)
                }
            }
            host.root.canFly = canFly
        }

        /// Starts the movement in a frame of its own; whether another frame is wanted.
        func go(to x: Double, _ animation: Animation, completion: @escaping () -> Void = {}) -> Bool
        {
            host.clearRecording()
            withAnimation(animation) {
                remote.set(x)
            } completion: {
                completion()
            }
            return host.root.frame(at: host.time)
        }

        var x: Double { (host.middle(of: "it")?.x ?? 0) - 200 }

        /// The numbers of the ops that hand over: the timing, then the layer's.
        var handed: [[Double]] {
            host.frames.flatMap { $0 }.compactMap { op in
                if case .flight(_, let numbers) = op { return numbers }
                return nil
            }
        }
    }

    /// What a browser shows of a number of the op at a share of the time.
    private func played(_ handed: [[Double]], part: Int, at share: Double) -> Double {
        let points = Array(handed[0].dropFirst(2))
        var value = points[1]
        for index in stride(from: 2, to: points.count, by: 2) where points[index - 2] <= share {
            let (from, to) = (points[index - 2], points[index])
            let within = min((share - from) / (to - from), 1)
            value = points[index - 1] + (points[index + 1] - points[index - 1]) * within
        }
        let looks = handed[1].count / 7 - 1
        let place = value * Double(looks)
        let first = min(max(Int(place), 0), looks - 1)
        let (a, b) = (handed[1][first * 7 + part], handed[1][first * 7 + 7 + part])
        return a + (b - a) * (place - Double(first))
    }

    private nonisolated static let animations: [Animation] = [
        .snappy(duration: 0.4), .spring(duration: 0.4, bounce: 0.3), .easeInOut(duration: 0.5),
        .interpolatingSpring(duration: 0.5, bounce: 0.4),
    ]

    @Test("a movement of transforms and opacity is handed over, and no frame is wanted")
    func handOver() {
        let flyer = Flyer()
        #expect(!flyer.go(to: 300, .snappy))
        #expect(flyer.handed.count == 2)
        #expect(flyer.host.counters.ops > 0)
        #expect(Flyer(canFly: false).go(to: 300, .snappy))
    }

    @Test("what the host plays is nowhere half a point off", arguments: animations.indices)
    func played(index: Int) {
        let (flyer, twin) = (Flyer(), Flyer(canFly: false))
        #expect(!flyer.go(to: 300, Self.animations[index]))
        #expect(twin.go(to: 300, Self.animations[index]))
        let handed = flyer.handed
        let duration = handed[0][0]
        // The transform is about the corner of a box that turns about its middle.
        var frame = 0.0
        while frame / 60 < duration {
            _ = twin.host.root.frame(at: frame / 60)
            let shown = (twin.host.frames.last ?? []).compactMap { op -> [Double]? in
                if case .affine(_, let numbers) = op { return numbers }
                return nil
            }
            for part in 0..<6 where !shown.isEmpty {
                let off = played(handed, part: part, at: frame / 60 / duration) - shown.last![part]
                #expect(abs(off) * (part < 4 ? 100 : 1) < 0.5, "\(part) at \(frame)")
            }
            frame += 1
        }
    }

    @Test(
        "a movement that is caught is where it would be, and goes on",
        arguments: animations.indices, [0.05, 0.2, 0.37])
    func caught(index: Int, time: Double) {
        let (flyer, twin) = (Flyer(), Flyer(canFly: false))
        _ = flyer.go(to: 300, Self.animations[index])
        _ = twin.go(to: 300, Self.animations[index])
        for user in [flyer, twin] {
            if user.host.root.canFly { user.host.wait(time) } else { user.host.advance(time) }
            user.host.clearRecording()
            user.host.down(CGPoint(x: 10, y: 10))
            user.host.frame()
        }
        #expect(abs(flyer.x - twin.x) < 0.5)
        #expect(flyer.handed == [[]])
        for _ in 0..<20 {
            flyer.host.advance(1.0 / 60)
            twin.host.advance(1.0 / 60)
            #expect(abs(flyer.x - twin.x) < 0.5)
        }
    }

    @Test("a new goal in flight takes the velocity along")
    func retargeted() {
        let (flyer, twin) = (Flyer(), Flyer(canFly: false))
        _ = flyer.go(to: 300, .snappy)
        _ = twin.go(to: 300, .snappy)
        flyer.host.wait(0.1)
        twin.host.advance(0.1)
        // What takes over a movement is shown frame by frame.
        #expect(flyer.go(to: -100, .snappy))
        _ = twin.go(to: -100, .snappy)
        for _ in 0..<30 {
            flyer.host.advance(1.0 / 60)
            twin.host.advance(1.0 / 60)
            #expect(abs(flyer.x - twin.x) < 0.5)
        }
        #expect(flyer.host.settle())
        #expect(abs(flyer.x + 100) < 0.01)
    }

    @Test("what is over while nobody looked is at its end, and its completion is called once")
    func ended() {
        let flyer = Flyer()
        var calls = 0
        _ = flyer.go(to: 300, .snappy(duration: 0.4)) { calls += 1 }
        let (duration, wake) = (flyer.handed[0][0], flyer.handed[0][1])
        #expect(abs(wake - 0.4) < 1e-6 && duration > 0.8)
        flyer.host.wait(wake)
        flyer.host.clearRecording()
        // Two thirds of the way are left to the host: it gets the rest anew.
        #expect(!flyer.host.root.frame(at: flyer.host.time))
        #expect(calls == 1)
        flyer.host.wait(duration - wake)
        #expect(!flyer.host.root.frame(at: flyer.host.time))
        #expect(flyer.x == 300)
        #expect(calls == 1)
    }

    @Test("nothing is handed over while a finger is down")
    func finger() {
        let flyer = Flyer()
        flyer.host.down(CGPoint(x: 10, y: 10))
        #expect(flyer.go(to: 300, .snappy))
        #expect(flyer.handed.isEmpty)
    }

    @Test("what never ends, and what changes layout, stays with the frames")
    func refused() {
        #expect(Flyer().go(to: 300, .linear(duration: 1).repeatForever()))
        let remote = Remote<Double>()
        let host = TestHost { Controlled(0.0, remote) { Text("it").padding($0).offset(x: $0) } }
        host.root.canFly = true
        withAnimation(.snappy) { remote.set(40) }
        #expect(host.root.frame(at: host.time))
    }

    @Test("a whole turn stays with the frames: its corners are not on straight lines")
    func turn() {
        #expect(Flyer().go(to: 7200, .snappy))
    }
}
