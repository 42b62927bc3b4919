import GeometryKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("Observers", .serialized)
struct ObserverTests {
    private let log = Log()

    @Test("onAppear and initial onChange come once, in the order of the views")
    func appear() {
        let log = log
        let host = TestHost {
            VStack {
                Text("a").onAppear { log.note("a") }
                Text("b").onChange(of: 1, initial: true) { log.note("b") }
            }
        }
        host.advance(0.1)
        #expect(log.entries == ["a", "b"])
    }

    @Test("onChange gets the old and the new value, in the frame of the change")
    func change() {
        let log = log
        let remote = Remote<Int>()
        let host = TestHost {
            Controlled(1, remote) { value in
                Text("\(value)").onChange(of: value) { old, new in log.note("\(old)->\(new)") }
            }
        }
        #expect(log.entries == [])
        remote.set(2)
        remote.set(3)
        host.frame()
        host.frame()
        #expect(log.entries == ["1->3"])
    }

    @Test("onDisappear comes when the view is gone, after its fade")
    func disappear() {
        let log = log
        let remote = Remote<Bool>()
        let host = TestHost {
            Controlled(true, remote) { isShown in
                if isShown { Text("it").onDisappear { log.note("gone") } }
            }
        }
        withAnimation(.linear(duration: 0.5)) { remote.set(false) }
        host.frame()
        host.advance(0.3)
        #expect(log.entries == [])
        host.settle()
        #expect(log.entries == ["gone"])
    }

    @Test("onGeometryChange tells the size at first and when it changed, before the frame shows")
    func geometry() {
        struct Sized: View {
            let log: Log
            @State private var width: CGFloat = 0
            var body: some View {
                Color.red
                    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) {
                        log.note("\(Int($0))")
                        width = $0
                    }
                    .overlay { Text("w \(Int(width))") }
            }
        }
        let log = log
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Sized(log: log) }
        #expect(host.texts == ["w 100"])
        host.resize(CGSize(width: 70, height: 100))
        host.frame()
        host.advance(0.1)
        #expect(host.texts == ["w 70"])
        #expect(log.entries == ["100", "70"])
    }

    @Test("the frame in the global space is the place on the page")
    func globalFrame() {
        var seen = CGRect.zero
        _ = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.red.frame(width: 20, height: 10)
                .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { seen = $0 }
        }
        #expect(seen == CGRect(x: 40, y: 45, width: 20, height: 10))
    }

    @Test("a view that writes what it observes for ever does not hang, and its author is warned")
    func endless() {
        struct Endless: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").onChange(of: count, initial: true) { count += 1 }
            }
        }
        let host = TestHost { Endless() }
        #expect(host.warnings.count == 1)
        #expect(host.warnings.first?.contains("64 rounds") == true)
    }
}
