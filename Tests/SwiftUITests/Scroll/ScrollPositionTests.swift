import GeometryKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("scrollPosition", .serialized)
struct ScrollPositionTests {
    private struct Rows: View {
        let remote: Remote<Int?>
        let isLazy: Bool

        var body: some View {
            Controlled(nil, remote) { (_: Int?) in
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                    } else {
                        VStack(spacing: 0) { rows }.scrollTargetLayout()
                    }
                }
                .scrollPosition(id: remote.binding)
            }
        }

        private var rows: some View {
            ForEach(0..<200) { Text("row \($0)").frame(height: 50) }
        }
    }

    private func user(isLazy: Bool) -> (host: TestHost, remote: Remote<Int?>) {
        let remote = Remote<Int?>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Rows(remote: remote, isLazy: isLazy)
        }
        host.settle()
        return (host, remote)
    }

    @Test("scrolling writes the first row that shows", arguments: [false, true])
    func reads(isLazy: Bool) {
        let (host, remote) = user(isLazy: isLazy)
        host.scroll(by: CGSize(width: 0, height: 520))
        host.settle()
        #expect(remote.binding.wrappedValue == 10)
        host.scroll(by: CGSize(width: 0, height: -270))
        host.settle()
        #expect(remote.binding.wrappedValue == 5)
    }

    @Test(
        "writing a row scrolls there, at once or in the write's animation",
        arguments: [false, true])
    func writes(isLazy: Bool) {
        let (host, remote) = user(isLazy: isLazy)
        remote.set(100)
        host.settle()
        #expect(host.frame(of: "row 100") != nil)
        let far = host.scrollOffset().y
        #expect(far > 4000)
        withAnimation(.linear(duration: 1)) { remote.set(20) }
        host.frame()
        host.advance(0.5)
        let between = host.scrollOffset().y
        #expect(between < far - 100 && between > 1100)
        host.settle()
        #expect(host.scrollOffset().y == 1000)
        #expect(remote.binding.wrappedValue == 20)
    }
}
