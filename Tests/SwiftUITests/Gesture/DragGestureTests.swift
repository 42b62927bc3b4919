import GeometryKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("DragGesture", .serialized)
struct DragGestureTests {
    private struct Dragged: View {
        let log: Log
        var minimumDistance: CGFloat = 10
        var space = false
        @State private var offset = CGSize.zero
        @State private var isOn = true
        @GestureState private var isDragging = false

        var body: some View {
            Text("drag me")
                .frame(width: 200, height: 200)
                .contentShape(Rectangle())
                .gesture(gesture, isEnabled: isOn)
                .offset(offset)
                .onChange(of: isDragging) { _, now in log.note("dragging \(now)") }
        }

        private var gesture: some Gesture {
            DragGesture(minimumDistance: minimumDistance)
                .updating($isDragging) { _, state, _ in state = true }
                .onChanged { value in
                    let x = Int(value.translation.width.rounded())
                    log.note("changed \(x)")
                    offset = value.translation
                    if x == 66 { isOn = false }
                }
                .onEnded { value in
                    log.note("ended \(Int(value.translation.width.rounded()))")
                    offset = .zero
                }
        }
    }

    private let log = Log()

    private func mount(minimumDistance: CGFloat = 10) -> TestHost {
        let log = log
        return TestHost(size: CGSize(width: 400, height: 400)) {
            Dragged(log: log, minimumDistance: minimumDistance)
        }
    }

    private func go(_ host: TestHost, _ xs: [Double]) {
        for x in xs {
            host.advance(1.0 / 60)
            host.move(CGPoint(x: 200 + x, y: 200))
        }
    }

    @Test("the end comes before the reset of the gesture state, and that before onChange")
    func order() {
        let host = mount()
        host.down(CGPoint(x: 200, y: 200))
        go(host, [5, 12, 20])
        host.up(CGPoint(x: 220, y: 200))
        host.frame()
        #expect(
            log.entries == [
                "changed 12", "dragging true", "changed 20", "ended 20", "dragging false",
            ])
    }

    @Test("a cancelled drag resets its state and never ends")
    func cancelled() {
        let host = mount()
        host.down(CGPoint(x: 200, y: 200))
        go(host, [12])
        host.frame()
        host.cancel()
        host.frame()
        #expect(log.entries == ["changed 12", "dragging true", "dragging false"])
    }

    @Test("a second pointer cancels the drag")
    func secondPointer() {
        let host = mount()
        host.down(CGPoint(x: 200, y: 200))
        go(host, [12])
        host.frame()
        host.down(CGPoint(x: 180, y: 180), pointer: 2)
        go(host, [40])
        host.up(CGPoint(x: 240, y: 200))
        host.up(CGPoint(x: 180, y: 180), pointer: 2)
        host.frame()
        #expect(log.entries == ["changed 12", "dragging true", "dragging false"])
    }

    @Test("B68: a drag that is switched off in the middle is cancelled")
    func switchedOff() {
        let host = mount()
        host.down(CGPoint(x: 200, y: 200))
        go(host, [12, 66, 80])
        host.up(CGPoint(x: 280, y: 200))
        host.frame()
        #expect(
            log.entries == ["changed 12", "dragging true", "changed 66", "dragging false"])
    }

    @Test(
        "B66: dragging a view under its own offset measures the finger, not the view",
        arguments: [0.0, 10, 30])
    func ownOffset(minimumDistance: Double) {
        let host = mount(minimumDistance: minimumDistance)
        host.down(CGPoint(x: 200, y: 200))
        go(host, (1...40).map { Double($0) })
        let first = Int(max(minimumDistance, 1))
        let expected = (first...40).map { "changed \($0)" }
        #expect(log.entries.filter { $0.hasPrefix("changed") && $0 != "changed 0" } == expected)
    }

    @Test("a value tells where the drag is, how fast, and where it would end")
    func values() {
        var last: DragGesture.Value?
        let host = TestHost(size: CGSize(width: 400, height: 400)) {
            Color.red
                .frame(width: 200, height: 100)
                .gesture(DragGesture(minimumDistance: 5).onEnded { last = $0 })
        }
        host.down(CGPoint(x: 150, y: 180))
        for step in 1...6 {
            host.wait(0.02)
            host.move(CGPoint(x: 150 + 10 * Double(step), y: 180 - 5 * Double(step)))
        }
        host.up(CGPoint(x: 210, y: 150))
        #expect(last?.startLocation == CGPoint(x: 50, y: 30))
        #expect(last?.location == CGPoint(x: 110, y: 0))
        #expect(last?.translation == CGSize(width: 60, height: -30))
        let velocity = last?.velocity ?? .zero
        #expect(abs(velocity.width - 500) < 1e-6 && abs(velocity.height + 250) < 1e-6)
        let predicted = last?.predictedEndTranslation ?? .zero
        #expect(abs(predicted.width - 185) < 1e-6 && abs(predicted.height + 92.5) < 1e-6)
        #expect(abs((last?.predictedEndLocation.x ?? 0) - 235) < 1e-6)
    }

    @Test("in the global space a value is in the page's points")
    func global() {
        var last: DragGesture.Value?
        let host = TestHost(size: CGSize(width: 400, height: 400)) {
            Color.red
                .frame(width: 200, height: 100)
                .gesture(DragGesture(coordinateSpace: .global).onChanged { last = $0 })
                .scaleEffect(0.5)
        }
        host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 230, y: 200))
        #expect(last?.startLocation == CGPoint(x: 200, y: 200))
        #expect(last?.location == CGPoint(x: 230, y: 200))
    }

    @Test("in the local space a value is in the scaled view's own points")
    func localScaled() {
        var last: DragGesture.Value?
        let host = TestHost(size: CGSize(width: 400, height: 400)) {
            Color.red
                .frame(width: 200, height: 100)
                .gesture(DragGesture().onChanged { last = $0 })
                .scaleEffect(0.5)
        }
        host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 230, y: 200))
        #expect(last?.translation == CGSize(width: 60, height: 0))
    }

    @Test("a drag inside wins over one outside, unless that has high priority")
    func priorities() {
        func winner(_ isHigh: Bool) -> [String] {
            let log = Log()
            let host = TestHost(size: CGSize(width: 200, height: 200)) {
                let inner = Color.red.gesture(DragGesture().onEnded { _ in log.note("inner") })
                let outer = DragGesture().onEnded { _ in log.note("outer") }
                if isHigh { inner.highPriorityGesture(outer) } else { inner.gesture(outer) }
            }
            host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100))
            return log.entries
        }
        #expect(winner(false) == ["inner"])
        #expect(winner(true) == ["outer"])
    }

    @Test("a drag does not tap, a tap does not drag")
    func tapAndDrag() {
        let log = log
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Color.red
                .onTapGesture { log.note("tap") }
                .gesture(DragGesture().onEnded { _ in log.note("drag") })
        }
        host.tap(CGPoint(x: 100, y: 100))
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100))
        #expect(log.entries == ["tap", "drag"])
    }

    @Test("disabled views recognise nothing, and lose what they had")
    func disabled() {
        let log = log
        let remote = Remote<Bool>()
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Controlled(false, remote) { isOff in
                Color.red
                    .gesture(
                        DragGesture().onChanged { _ in log.note("changed") }
                            .onEnded { _ in log.note("ended") }
                    )
                    .disabled(isOff)
            }
        }
        host.down(CGPoint(x: 100, y: 100))
        host.move(CGPoint(x: 130, y: 100))
        remote.set(true)
        host.frame()
        host.move(CGPoint(x: 160, y: 100))
        host.up(CGPoint(x: 160, y: 100))
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100))
        #expect(log.entries == ["changed"])
    }

    @Test("a view removed under the finger is cancelled without a word")
    func removed() {
        let log = log
        let remote = Remote<Bool>()
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Controlled(true, remote) { isShown in
                if isShown {
                    Color.red.gesture(
                        DragGesture().onChanged { _ in log.note("changed") }
                            .onEnded { _ in log.note("ended") })
                }
            }
        }
        host.down(CGPoint(x: 100, y: 100))
        host.move(CGPoint(x: 130, y: 100))
        remote.set(false)
        host.frame()
        host.move(CGPoint(x: 160, y: 100))
        host.up(CGPoint(x: 160, y: 100))
        host.frame()
        #expect(log.entries == ["changed"])
    }
}
