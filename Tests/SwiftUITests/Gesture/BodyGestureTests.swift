import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// A drag that counts itself and has a limit that its view can change.
private struct Throw: Gesture {
    let limit: Double
    let log: Log
    @State private var count = 0
    @GestureState private var pull = 0.0
    @Environment(\.isEnabled) private var isEnabled

    var body: some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: count > 0 ? 50 : 10)
            .updating($pull) { value, pull, _ in pull = value.translation.width }
            .onChanged { _ in log.note("pulled \(Int(pull)), enabled \(isEnabled)") }
            .onEnded { value in
                count += 1
                let isFar = value.translation.width > limit
                log.note("\(count): \(isFar ? "thrown" : "dropped"), \(Int(pull))")
            }
    }
}

/// Made of a gesture of one's own and another.
private struct ThrowOrTap: Gesture {
    let log: Log

    var body: some Gesture {
        Throw(limit: 60, log: log)
            .exclusively(before: TapGesture().onEnded { log.note("tapped") })
    }
}

@MainActor
@Suite("Gestures with a body", .serialized)
struct BodyGestureTests {
    private let log = Log()
    private let start = CGPoint(x: 100, y: 200)

    private func mount<G: Gesture>(_ gesture: G) -> TestHost {
        TestHost(size: CGSize(width: 400, height: 400)) {
            Color.red.frame(width: 300, height: 300).gesture(gesture)
        }
    }

    private func drag(_ host: TestHost, by x: Double) {
        host.down(start)
        host.wait(0.1)
        host.move(CGPoint(x: start.x + x, y: start.y))
        host.frame()
        host.up(CGPoint(x: start.x + x, y: start.y))
        host.frame()
    }

    @Test("its state lives as long as the view, and what the body reads changes the gesture")
    func state() {
        let host = mount(Throw(limit: 60, log: log))
        drag(host, by: 80)
        #expect(log.entries == ["pulled 80, enabled true", "1: thrown, 80"])
        log.entries = []
        drag(host, by: 40)
        #expect(log.entries == [])
        drag(host, by: 55)
        #expect(log.entries == ["pulled 55, enabled true", "2: dropped, 55"])
    }

    @Test("a new value of the gesture takes the place of the old one and keeps its state")
    func patched() {
        let log = log
        let remote = Remote<Double>()
        let host = TestHost(size: CGSize(width: 400, height: 400)) {
            Controlled(60.0, remote) { limit in
                Color.red.frame(width: 300, height: 300).gesture(Throw(limit: limit, log: log))
            }
        }
        drag(host, by: 80)
        remote.set(100)
        host.frame()
        log.entries = []
        drag(host, by: 80)
        #expect(log.entries.last == "2: dropped, 80")
    }

    @Test("it is composed with others, and gets its callbacks from outside")
    func composed() {
        let log = log
        let host = mount(ThrowOrTap(log: log).onEnded { _ in log.note("outside") })
        host.tap(start)
        #expect(log.entries == ["tapped", "outside"])
        log.entries = []
        drag(host, by: 80)
        #expect(log.entries == ["pulled 80, enabled true", "1: thrown, 80", "outside"])
    }

    @Test("a gesture that is taken away resets its state")
    func cancelled() {
        let host = mount(Throw(limit: 60, log: log))
        host.down(start)
        host.wait(0.1)
        host.move(CGPoint(x: 180, y: 200))
        host.cancel()
        host.frame()
        log.entries = []
        drag(host, by: 70)
        #expect(log.entries == ["pulled 70, enabled true", "1: thrown, 70"])
    }
}
