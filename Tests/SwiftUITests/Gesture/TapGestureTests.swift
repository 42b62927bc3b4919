import GeometryKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("TapGesture", .serialized)
struct TapGestureTests {
    private let log = Log()
    private let centre = CGPoint(x: 50, y: 50)

    private func mount(count: Int = 1) -> TestHost {
        let log = log
        return TestHost(size: CGSize(width: 100, height: 100)) {
            Color.red.onTapGesture(count: count) { log.note("tap") }
        }
    }

    @Test("each tap calls back once")
    func single() {
        let host = mount()
        host.tap(centre)
        host.tap(centre)
        #expect(log.entries == ["tap", "tap"])
    }

    @Test("a double tap needs two in time")
    func double() {
        let host = mount(count: 2)
        host.tap(centre)
        host.advance(1)
        host.tap(centre)
        host.advance(1)
        #expect(log.entries == [])
        host.tap(centre)
        host.advance(0.1)
        host.tap(centre)
        #expect(log.entries == ["tap"])
        #expect(host.settle())
    }

    @Test("a triple tap needs three; a double tap inside it takes the first two")
    func triple() {
        let host = mount(count: 3)
        for _ in 0..<3 { host.tap(centre) }
        #expect(log.entries == ["tap"])
        let inner = Log()
        let nested = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.red
                .onTapGesture(count: 2) { inner.note("double") }
                .onTapGesture(count: 3) { inner.note("triple") }
        }
        for _ in 0..<3 { nested.tap(centre) }
        #expect(inner.entries == ["double"])
    }

    @Test("a finger that wanders or is taken away does not tap")
    func wandering() {
        let host = mount()
        host.drag(from: centre, to: CGPoint(x: 95, y: 95), duration: 0.1)
        host.down(centre)
        host.cancel()
        host.up(centre)
        #expect(log.entries == [])
    }

    @Test("of two taps the inner view's wins; a simultaneous one hears it too")
    func nested() {
        let log = log
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.red
                .onTapGesture { log.note("inner") }
                .padding(0)
                .onTapGesture { log.note("outer") }
                .simultaneousGesture(TapGesture().onEnded { log.note("beside") })
        }
        host.tap(centre)
        #expect(log.entries.sorted() == ["beside", "inner"])
    }
}
