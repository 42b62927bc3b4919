import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// What the host is told, op by op.
@MainActor
@Suite("Display", .serialized)
struct DisplayTests {
    private struct Small: View {
        let remote: Remote<Int>

        var body: some View {
            Controlled(0, remote) { value in
                VStack(spacing: 10) {
                    Text("Hello")
                    Color(red: value == 0 ? 1 : 0, green: 0, blue: 0)
                        .frame(width: 40, height: 20)
                        .opacity(value < 2 ? 1 : 0.5)
                }
            }
        }
    }

    private let remote = Remote<Int>()
    private let host: TestHost

    init() {
        let remote = remote
        host = TestHost(size: CGSize(width: 100, height: 100)) { Small(remote: remote) }
    }

    @Test("the first frame of a small view")
    func first() {
        #expect(host.opLines == Self.firstFrame)
    }

    private static let firstFrame = [
        "frame 1 0 0 100 100",
        "create 2 text",
        "frame 2 28.75 24 42.5 22",
        "text 2 \"Hello\"",
        "textStyle 2 size 17 weight 400 design 0 flags 0 #000000ff line 22 kerning 0 limit 0 align 0"
            + " truncation 0",
        "create 3 group",
        "frame 3 30 56 40 20",
        "create 4 box",
        "frame 4 0 0 40 20",
        "paint 4 #ff0000ff",
        "order 3 [4]",
        "order 1 [2 3]",
    ]

    @Test("a frame in which nothing changed sends nothing")
    func nothing() {
        #expect(host.ops { host.advance(0.1) } == [])
        remote.set(0)
        #expect(host.ops {} == [])
    }

    @Test("a change of colour sends one paint op")
    func colour() {
        #expect(host.ops { remote.set(1) } == ["paint 4 #000000ff"])
        #expect(host.counters.laidOut == 0)
    }

    @Test("a change of opacity sends one opacity op")
    func opacity() {
        remote.set(1)
        host.frame()
        #expect(host.ops { remote.set(2) } == ["opacity 3 0.5"])
    }

    @Test("a new size of the surface moves what it centres")
    func resize() {
        let lines = host.ops { host.resize(CGSize(width: 120, height: 100)) }
        #expect(
            lines == ["frame 1 0 0 120 100", "frame 2 38.75 24 42.5 22", "frame 3 40 56 40 20"])
    }

    @Test("views that go take their layers with them, the deepest first")
    func removal() {
        let remote = Remote<Bool>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Controlled(true, remote) { isShown in
                ZStack {
                    Color.red
                    if isShown { Text("gone").opacity(0.5) }
                }
            }
        }
        #expect(host.ops { remote.set(false) } == ["remove 4", "remove 3"])
        #expect(host.root.tree.liveCount == 2)
    }

    @Test("siblings that change places send one order op")
    func order() {
        let remote = Remote<[Int]>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Controlled([1, 2, 3], remote) { ids in
                ZStack { ForEach(ids, id: \.self) { _ in Color.red } }
            }
        }
        #expect(host.ops { remote.set([3, 1, 2]) } == ["order 1 [4 2 3]"])
    }

    @Test("a colour that changes while its view grows or goes is painted once or not at all")
    func colourAndMore() {
        let remote = Remote<Int>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Controlled(0, remote) { value in
                if value < 3 {
                    Color(red: value == 1 ? 0 : 1, green: 0, blue: 0)
                        .frame(width: value < 1 ? 40 : 60, height: 20)
                }
            }
        }
        #expect(
            host.ops { remote.set(1) } == ["frame 2 20 40 60 20", "paint 2 #000000ff"])
        #expect(host.ops { remote.set(2) } == ["paint 2 #ff0000ff"])
        let gone = host.ops {
            remote.set(1)
            remote.set(3)
        }
        #expect(gone == ["remove 2"])
    }
}
