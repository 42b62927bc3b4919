import GeometryKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("State", .serialized)
struct StateTests {
    private struct Counter: View {
        var name = "count"
        var log: Log?
        @State private var count = 0

        var body: some View {
            Text("\(name) \(count)")
                .onTapGesture {
                    count += 1
                    log?.note("\(count)")
                }
        }
    }

    @Test("a tap's write shows in the next frame")
    func write() {
        let host = TestHost { Counter() }
        #expect(host.texts == ["count 0"])
        host.tap("count 0")
        #expect(host.texts == ["count 1"])
        #expect(host.counters.liveNodes > 0)
    }

    @Test("a handler reads what it wrote at once")
    func readAfterWrite() {
        let log = Log()
        let host = TestHost { Counter(log: log) }
        host.tap("count 0")
        host.tap("count 1")
        #expect(log.entries == ["1", "2"])
    }

    @Test("one view value placed twice has two states")
    func placedTwice() {
        let host = TestHost {
            let counter = Counter()
            VStack {
                counter
                counter.padding(.top, 20)
            }
        }
        host.tap("count 0")
        #expect(host.texts == ["count 0", "count 1"])
    }

    @Test("equal writes evaluate nothing")
    func equalWrite() {
        let remote = Remote<Int>()
        let host = TestHost { Controlled(3, remote) { Text("\($0)") } }
        remote.set(3)
        host.frame()
        #expect(host.counters.bodies == 0)
        remote.set(4)
        host.frame()
        #expect(host.counters.bodies == 1)
        #expect(host.texts == ["4"])
    }

    @Test("a child writes through a binding and only the readers are evaluated")
    func binding() {
        struct Child: View {
            @Binding var value: Int
            var body: some View {
                Text("child \(value)").onTapGesture { value += 10 }
            }
        }
        struct Parent: View {
            @State private var value = 1
            var body: some View {
                VStack {
                    Text("parent \(value)")
                    Child(value: $value)
                    Counter()
                }
            }
        }
        let host = TestHost { Parent() }
        host.tap("child 1")
        #expect(host.texts == ["parent 11", "child 11", "count 0"])
    }

    @Test("a view whose value did not change is not evaluated with its parent")
    func unchangedChild() {
        let remote = Remote<Int>()
        let host = TestHost {
            Controlled(0, remote) { value in
                Text("\(value)")
                Counter()
            }
        }
        remote.set(1)
        host.frame()
        #expect(host.counters.bodies == 1)
    }

    @Test("rows of a ForEach keep their state when they move")
    func moves() {
        let remote = Remote<[Int]>()
        let host = TestHost {
            Controlled([1, 2, 3], remote) { ids in
                VStack {
                    ForEach(ids, id: \.self) { Counter(name: "row \($0):") }
                }
            }
        }
        host.tap("row 2: 0")
        remote.set([3, 2, 1, 4])
        host.frame()
        #expect(host.texts == ["row 3: 0", "row 2: 1", "row 1: 0", "row 4: 0"])
        remote.set([1, 3])
        host.frame()
        remote.set([1, 2, 3])
        host.frame()
        #expect(host.texts == ["row 1: 0", "row 2: 0", "row 3: 0"])
    }

    @Test("the other branch of a condition starts afresh")
    func conditional() {
        let remote = Remote<Bool>()
        let host = TestHost {
            Controlled(true, remote) { isFirst in
                if isFirst { Counter(name: "a") } else { Counter(name: "b") }
            }
        }
        host.tap("a 0")
        #expect(host.texts == ["a 1"])
        remote.set(false)
        host.frame()
        #expect(host.texts == ["b 0"])
        remote.set(true)
        host.frame()
        #expect(host.texts == ["a 0"])
    }

    @Test("a write to a view that is gone changes nothing")
    func goneView() {
        let remote = Remote<Bool>()
        let inner = Remote<Int>()
        let host = TestHost {
            Controlled(true, remote) { isShown in
                if isShown { Controlled(0, inner) { Text("\($0)") } }
            }
        }
        remote.set(false)
        host.frame()
        inner.set(5)
        host.frame()
        #expect(host.texts == [])
        #expect(host.counters.bodies == 0)
    }

    @Test("writes with two transactions enter the tree one after the other")
    func twoTransactions() {
        struct Box: View {
            let log: Log
            let remote: Remote<Int>
            @State private var x = 0.0
            @State private var label = "start"
            var body: some View {
                Text(label).offset(x: x)
                    .onTapGesture {
                        withAnimation(.linear(duration: 1)) { x = 100 }
                        label = "end"
                    }
            }
        }
        let host = TestHost { Box(log: Log(), remote: Remote()) }
        host.tap("start")
        #expect(host.texts == ["end"])
        host.advance(0.5)
        let x = host.middle(of: "end")?.x ?? 0
        #expect(x > 195 + 30 && x < 195 + 70)
    }
}
