import GeometryKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("Composed gestures", .serialized)
struct ComposedGestureTests {
    private let log = Log()
    private let start = CGPoint(x: 200, y: 200)

    private func mount<G: Gesture>(_ gesture: G) -> TestHost {
        TestHost(size: CGSize(width: 400, height: 400)) {
            Color.red.frame(width: 300, height: 300).gesture(gesture)
        }
    }

    private func drag(_ host: TestHost, _ xs: [Double]) {
        for x in xs {
            host.advance(1.0 / 60)
            host.move(CGPoint(x: start.x + x, y: start.y))
        }
    }

    @Test("a long press is told after its time, and not when the finger moves away or is lifted")
    func longPress() {
        let log = log
        let host = mount(
            LongPressGesture().onChanged { log.note("changed \($0)") }
                .onEnded { log.note("ended \($0)") })
        host.press(start)
        #expect(log.entries == ["changed true", "ended true"])
        log.entries = []
        host.press(start, duration: 0.3)
        host.down(start)
        drag(host, [5, 15])
        host.advance(1)
        host.up(start)
        #expect(log.entries == ["changed true", "changed true"])
    }

    @Test("onLongPressGesture tells the pressing and then the press")
    func pressing() {
        let log = log
        let host = TestHost(size: CGSize(width: 400, height: 400)) {
            Color.red.onLongPressGesture(minimumDuration: 0.3) {
                log.note("done")
            } onPressingChanged: {
                log.note("pressing \($0)")
            }
        }
        host.press(start, duration: 0.4)
        #expect(log.entries == ["pressing true", "pressing false", "done"])
        log.entries = []
        host.press(start, duration: 0.2)
        #expect(log.entries == ["pressing true", "pressing false"])
    }

    @Test("a spatial tap tells its place in the view and on the page")
    func places() {
        let log = log
        let host = TestHost(size: CGSize(width: 400, height: 400)) {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100)
                    .onTapGesture { log.note("local \(Int($0.x)) \(Int($0.y))") }
                Color.blue.frame(width: 100, height: 100)
                    .gesture(
                        SpatialTapGesture(coordinateSpace: .global)
                            .onEnded { log.note("global \(Int($0.location.y))") })
            }
        }
        host.tap(CGPoint(x: 160, y: 110))
        host.tap(CGPoint(x: 160, y: 210))
        #expect(log.entries == ["local 10 10", "global 210"])
    }

    private struct Held: View {
        let log: Log
        @GestureState private var isHeld = false

        var body: some View {
            Color.red.frame(width: 300, height: 300)
                .gesture(
                    LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
                        .updating($isHeld) { value, state, _ in
                            if case .second(true, _) = value { state = true }
                        }
                        .onChanged { value in
                            switch value {
                            case .first: log.note("first")
                            case .second(_, nil): log.note("second")
                            case .second(_, let drag?):
                                log.note("drag \(Int(drag.translation.width))")
                            }
                        }
                        .onEnded { _ in log.note("ended") }
                )
                .onChange(of: isHeld) { _, now in log.note("held \(now)") }
        }
    }

    @Test("a drag after a long press starts where the press ended, and resets its state once")
    func sequence() {
        let log = log
        let host = TestHost(size: CGSize(width: 400, height: 400)) { Held(log: log) }
        for _ in 1...2 {
            log.entries = []
            host.down(start)
            drag(host, [4])
            host.advance(0.6)
            drag(host, [24, 54])
            host.up(CGPoint(x: start.x + 54, y: start.y))
            host.frame()
            #expect(
                log.entries == [
                    "first", "second", "drag 0", "held true", "drag 20", "drag 50", "ended",
                    "held false",
                ])
        }
    }

    @Test("a drag before the long press is over is none, and the next touch starts afresh")
    func sequenceFails() {
        let log = log
        let host = TestHost(size: CGSize(width: 400, height: 400)) { Held(log: log) }
        host.down(start)
        drag(host, [30, 60])
        host.up(CGPoint(x: 260, y: 200))
        host.frame()
        #expect(log.entries == ["first"])
        log.entries = []
        host.down(start)
        host.advance(0.6)
        host.cancel()
        host.frame()
        #expect(log.entries == ["first", "second", "drag 0", "held true", "held false"])
    }

    @Test("a tap and then a drag are two touches")
    func tapThenDrag() {
        let log = log
        let host = mount(
            TapGesture().sequenced(before: DragGesture()).onEnded { value in
                if case .second(_, let drag?) = value { log.note("\(Int(drag.translation.width))") }
            })
        host.drag(from: start, to: CGPoint(x: 260, y: 200))
        #expect(log.entries == [])
        host.tap(start)
        host.drag(from: start, to: CGPoint(x: 260, y: 200))
        #expect(log.entries == ["60"])
        host.drag(from: start, to: CGPoint(x: 260, y: 200))
        #expect(log.entries == ["60"])
    }

    @Test("a single tap beside a double one waits until no second tap has come")
    func exclusive() {
        let log = log
        let host = mount(
            TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
                switch value {
                case .first: log.note("double")
                case .second: log.note("single")
                }
            })
        host.tap(start)
        #expect(log.entries == [])
        host.advance(0.4)
        #expect(log.entries == ["single"])
        host.tap(start)
        host.wait(0.1)
        host.tap(start)
        host.advance(0.5)
        #expect(log.entries == ["single", "double"])
        host.tap(start)
        host.advance(0.5)
        #expect(log.entries == ["single", "double", "single"])
    }

    @Test("two gestures beside each other both have the finger, and end together")
    func simultaneous() {
        let log = log
        let host = mount(
            LongPressGesture(minimumDuration: 0.2)
                .simultaneously(with: DragGesture())
                .onChanged { value in
                    let drag = value.second.map { "\(Int($0.translation.width))" } ?? "-"
                    log.note("\(value.first ?? false) \(drag)")
                }
                .onEnded { _ in log.note("ended") })
        host.down(start)
        host.advance(0.3)
        drag(host, [20, 40])
        host.up(CGPoint(x: 240, y: 200))
        #expect(log.entries == ["true -", "true 20", "true 40", "ended"])
    }

    @Test("a mapped gesture tells the other values")
    func mapped() {
        let log = log
        let host = mount(
            DragGesture().map { Int($0.translation.width) }.onEnded { log.note("\($0)") })
        host.drag(from: start, to: CGPoint(x: 260, y: 200))
        #expect(log.entries == ["60"])
    }

    @Test("a random stream of touches leaves every composed gesture ready for the next one")
    func random() {
        let log = log
        let host = mount(
            TapGesture(count: 2).exclusively(before: LongPressGesture())
                .simultaneously(with: TapGesture().sequenced(before: DragGesture())))
        var seed: UInt64 = 7
        func next(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        for _ in 1...2000 {
            let point = CGPoint(x: 150 + Double(next(100)), y: 150 + Double(next(100)))
            switch next(6) {
            case 0, 1: host.down(point)
            case 2: host.move(point)
            case 3, 4: host.up(point)
            default: host.cancel()
            }
            host.advance(Double(next(30)) / 60)
        }
        host.up(start)
        host.advance(1)
        #expect(host.settle())
        log.note("alive")
        #expect(log.entries == ["alive"])
    }
}
