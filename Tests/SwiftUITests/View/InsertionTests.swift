import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// Views that come and go.
@MainActor
@Suite("Insertion and removal", .serialized)
struct InsertionTests {
    @Test("without an animation a view comes and goes at once")
    func plain() {
        let remote = Remote<Bool>()
        let host = TestHost {
            Controlled(false, remote) { isShown in
                VStack {
                    Text("always")
                    if isShown { Text("sometimes") }
                }
            }
        }
        remote.set(true)
        host.frame()
        #expect(host.texts == ["always", "sometimes"])
        #expect(host.opacity(of: "sometimes") == 1)
        remote.set(false)
        host.frame()
        #expect(host.texts == ["always"])
    }

    @Test("with an animation it fades in, and out without a place in the layout")
    func fades() {
        let remote = Remote<Bool>()
        let host = TestHost {
            Controlled(false, remote) { isShown in
                VStack(spacing: 0) {
                    Text("always")
                    if isShown { Text("sometimes") }
                }
            }
        }
        let alone = host.middle(of: "always")?.y ?? 0
        withAnimation(.linear(duration: 1)) { remote.set(true) }
        host.frame()
        host.advance(0.5)
        #expect(abs(host.opacity(of: "sometimes") - 0.5) < 0.05)
        host.settle()
        #expect(host.opacity(of: "sometimes") == 1)
        let together = host.middle(of: "always")?.y ?? 0
        withAnimation(.linear(duration: 1)) { remote.set(false) }
        host.frame()
        host.advance(0.5)
        #expect(abs(host.opacity(of: "sometimes") - 0.5) < 0.05)
        #expect(abs((host.middle(of: "always")?.y ?? 0) - (alone + together) / 2) < 0.5)
        host.settle()
        #expect(host.texts == ["always"])
        #expect(host.middle(of: "always")?.y == alone)
        #expect(host.opacity(of: "sometimes") == 0)
    }

    @Test("500 animated insertions and removals leave no node and no layer behind")
    func noLeaks() {
        let remote = Remote<Int>()
        let host = TestHost {
            Controlled(0, remote) { value in
                VStack {
                    if value % 2 == 1 { Text("odd").opacity(0.5).shadow(radius: 2) }
                    ForEach(0..<(value % 3), id: \.self) { Text("row \($0)").padding(2) }
                }
            }
        }
        let nodes = host.counters.liveNodes
        let layers = host.root.tree.liveCount
        for value in 1...500 {
            withAnimation(value % 5 == 0 ? nil : .linear(duration: 0.05)) { remote.set(value) }
            host.advance(1.0 / 60)
        }
        remote.set(0)
        host.settle()
        #expect(host.counters.liveNodes == nodes)
        #expect(host.root.tree.liveCount == layers)
    }

    @Test(
        "B64: a view that leaves a ZStack goes behind its siblings, unless it has a zIndex",
        arguments: [0.0, 1])
    func leavingOrder(zIndex: Double) {
        let remote = Remote<Bool>()
        let host = TestHost {
            Controlled(true, remote) { isShown in
                ZStack {
                    Text("back")
                    if isShown { Text("leaving").zIndex(zIndex) }
                    Text("front")
                }
            }
        }
        withAnimation(.linear(duration: 1)) { remote.set(false) }
        host.frame()
        host.advance(0.3)
        let behind = ["leaving", "back", "front"]
        #expect(host.texts == (zIndex == 0 ? behind : ["back", "front", "leaving"]))
    }

    @Test("a row that comes back while it leaves is a new one, and both end well")
    func returning() {
        let remote = Remote<[Int]>()
        let host = TestHost {
            Controlled([1, 2], remote) { ids in
                VStack { ForEach(ids, id: \.self) { Text("row \($0)") } }
            }
        }
        let nodes = host.counters.liveNodes
        withAnimation(.linear(duration: 1)) { remote.set([1]) }
        host.frame()
        host.advance(0.3)
        withAnimation(.linear(duration: 1)) { remote.set([1, 2]) }
        host.frame()
        host.settle()
        #expect(host.texts == ["row 1", "row 2"])
        #expect(host.counters.liveNodes == nodes)
    }

    @Test("zIndex orders siblings, later ones first among equals")
    func zIndex() {
        let remote = Remote<Double>()
        let host = TestHost {
            Controlled(0.0, remote) { z in
                ZStack {
                    Text("a").zIndex(z)
                    Text("b")
                    Text("c").zIndex(-1)
                }
            }
        }
        #expect(host.texts == ["c", "a", "b"])
        remote.set(1)
        host.frame()
        #expect(host.texts == ["c", "b", "a"])
    }
}
