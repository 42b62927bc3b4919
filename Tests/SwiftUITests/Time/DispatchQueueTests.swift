import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("The main queue", .serialized)
struct DispatchQueueTests {
    private let log = Log()

    private func mount(_ action: @escaping () -> Void) -> TestHost {
        TestHost { Text("Go").onTapGesture(perform: action) }
    }

    @Test("a block waits for the handler that is running, and runs with the next frame")
    func async() {
        let log = log
        let host = mount {
            DispatchQueue.main.async { log.note("later") }
            log.note("first")
        }
        host.tap("Go")
        #expect(log.entries == ["first", "later"])
        #expect(host.nextWake == nil)
    }

    @Test("a delayed block runs with the first frame at its time, and nothing runs while it waits")
    func delayed() {
        let log = log
        let host = mount {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.note("after") }
        }
        host.tap("Go")
        #expect(host.settle())
        #expect(host.time < 0.2)
        let due = host.nextWake ?? 0
        host.advance(due - host.time - 0.02)
        #expect(log.entries == [])
        host.advance(0.04)
        #expect(log.entries == ["after"])
        #expect(host.nextWake == nil)
    }

    @Test("blocks run in the order of their times, and of their adding where those are equal")
    func order() {
        let log = log
        let host = mount {
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { log.note("c") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.note("a") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { log.note("b") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .never) { log.note("never") }
            DispatchQueue.main.asyncAfter(deadline: .now() - 1) { log.note("at once") }
        }
        host.tap("Go")
        host.wait(5)
        host.frame()
        #expect(log.entries == ["at once", "a", "b", "c"])
        #expect(host.nextWake == nil)
    }

    @Test("a block that asks for itself again runs once a frame")
    func chain() {
        let log = log
        @MainActor func step() {
            log.note("step")
            DispatchQueue.main.async { step() }
        }
        let host = mount { step() }
        host.tap("Go")
        let before = log.entries.count
        host.advance(0.5)
        #expect(log.entries.count - before == 30)
    }

    @Test("a cancelled work item does not run")
    func cancelled() {
        let log = log
        let work = DispatchWorkItem { log.note("work") }
        let host = TestHost {
            VStack {
                Text("Go").onTapGesture {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: work)
                }
                Text("Stop").onTapGesture { work.cancel() }
            }
        }
        host.tap("Go")
        host.tap("Stop")
        host.advance(2)
        #expect(log.entries == [])
        #expect(work.isCancelled)
    }

    @Test(
        "a delayed change is animated when its block says so, and written to a view that is gone it changes nothing"
    )
    func state() {
        struct Slow: View {
            @State private var isWide = false
            var body: some View {
                Color.red.frame(width: isWide ? 200 : 100, height: 10)
                    .overlay { Text("box") }
                    .onAppear {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                            withAnimation(.linear(duration: 1)) { isWide = true }
                        }
                    }
            }
        }
        let remote = Remote<Bool>()
        let host = TestHost { Controlled(true, remote) { if $0 { Slow() } } }
        host.advance(0.2)
        #expect(!host.settle(limit: 0.1))
        #expect(host.settle())
        remote.set(false)
        host.advance(0.1)
        remote.set(true)
        host.frame()
        remote.set(false)
        host.advance(1)
        #expect(host.warnings == [])
        #expect(host.texts == [])
    }
}
