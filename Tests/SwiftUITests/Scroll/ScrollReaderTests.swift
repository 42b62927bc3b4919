import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// Moving to a view by its identity.
@MainActor
@Suite("ScrollViewReader", .serialized)
struct ScrollReaderTests {
    private func host(
        _ action: @escaping @MainActor (ScrollViewProxy) -> Void,
        direction: LayoutDirection = .leftToRight
    ) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 340)) {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Text("Go").frame(width: 200, height: 40).contentShape(Rectangle())
                        .onTapGesture { action(proxy) }
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<20) { Text("Row \($0)").frame(width: 200, height: 50) }
                            Text("End").frame(height: 50).id("end")
                        }
                    }
                }
            }
        }
    }

    private func offset(after action: @escaping @MainActor (ScrollViewProxy) -> Void) -> CGFloat {
        let host = host(action)
        host.scroll(to: CGPoint(x: 0, y: 400))
        host.tap("Go")
        return host.scrollOffset().y
    }

    @Test("without an anchor the content moves as little as it must")
    func minimal() {
        #expect(offset { $0.scrollTo(9) } == 400)
        #expect(offset { $0.scrollTo(2) } == 100)
        #expect(offset { $0.scrollTo(15) } == 500)
    }

    @Test("with an anchor the same points of view and room meet, as far as the content goes")
    func anchored() {
        #expect(offset { $0.scrollTo(9, anchor: .top) } == 450)
        #expect(offset { $0.scrollTo(9, anchor: .center) } == 325)
        #expect(offset { $0.scrollTo(9, anchor: .bottom) } == 200)
        #expect(offset { $0.scrollTo("end", anchor: .top) } == 750)
    }

    @Test("an identity of another type or of no view moves nothing")
    func unknown() {
        #expect(offset { $0.scrollTo("9") } == 400)
        #expect(offset { $0.scrollTo(99) } == 400)
    }

    @Test("in an animation it moves frame by frame and ends exactly there")
    func animated() {
        let log = Log()
        let host = host { proxy in
            withAnimation(.linear(duration: 0.5)) {
                proxy.scrollTo(15)
            } completion: {
                log.note("done")
            }
        }
        host.tap("Go")
        host.advance(0.25)
        let middle = host.scrollOffset().y
        #expect(middle > 100 && middle < 400)
        #expect(log.entries == [])
        host.settle()
        #expect(host.scrollOffset().y == 500)
        #expect(log.entries == ["done"])
        #expect(host.frame(of: "Row 15")?.maxY ?? 0 < 340)
    }

    @Test("a finger that scrolls stops the movement")
    func interrupted() {
        let host = host { proxy in
            withAnimation(.linear(duration: 0.5)) { proxy.scrollTo(15) }
        }
        host.tap("Go")
        host.advance(0.25)
        host.scroll(by: CGSize(width: 0, height: -30))
        let stopped = host.scrollOffset().y
        host.settle()
        #expect(host.scrollOffset().y == stopped)
    }

    @Test("rows that come in the same change can be the target")
    func newRows() {
        let remote = Remote<Int>()
        let host = TestHost(size: CGSize(width: 200, height: 300)) {
            Controlled(10, remote) { count in
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<count, id: \.self) {
                                Text("Row \($0)").frame(width: 200, height: 50)
                            }
                        }
                    }
                    .onChange(of: count) { proxy.scrollTo(count - 1) }
                }
            }
        }
        remote.set(30)
        host.frame()
        #expect(host.scrollOffset().y == 1200)
    }
}
