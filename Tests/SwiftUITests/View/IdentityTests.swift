import GeometryKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("Identity", .serialized)
struct IdentityTests {
    /// A view that remembers what it was made with.
    private struct Memory: View {
        @State private var first: Int

        init(_ value: Int) {
            _first = State(initialValue: value)
        }

        var body: some View { Text("\(first)") }
    }

    @Test("a new identity is a new view with new state; the same one keeps it")
    func state() {
        let remote = Remote<Int>()
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Controlled(0, remote) { Memory($0).id($0 / 10) }
        }
        host.frame()
        remote.set(5)
        host.frame()
        #expect(host.texts == ["0"])
        remote.set(12)
        host.frame()
        #expect(host.texts == ["12"])
        #expect(host.counters.liveNodes < 12, "the old view is gone")
    }

    @Test("in an animation the old view fades while the new one comes")
    func animated() {
        let remote = Remote<Int>()
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Controlled(0, remote) { Memory($0).id($0) }
        }
        host.frame()
        withAnimation(.linear(duration: 1)) { remote.set(1) }
        host.frame()
        host.advance(0.5)
        #expect(abs(host.opacity(of: "0") - 0.5) < 0.01)
        #expect(abs(host.opacity(of: "1") - 0.5) < 0.01)
        host.settle()
        #expect(host.texts == ["1"])
    }
}
