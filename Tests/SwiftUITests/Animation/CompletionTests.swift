import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// Case B11: the completion of `withAnimation` is called exactly once, whatever happens.
@MainActor
@Suite("B11: completions", .serialized)
struct CompletionTests {
    private let remote = Remote<Double>()
    private let shown = Remote<Bool>()
    private let host: TestHost
    private let log = Log()

    init() {
        let (remote, shown) = (remote, shown)
        host = TestHost(size: CGSize(width: 400, height: 100)) {
            Controlled(true, shown) { isShown in
                if isShown { Controlled(0.0, remote) { Text("it").offset(x: $0) } }
            }
        }
    }

    private func animate(
        _ animation: Animation? = .linear(duration: 4), to value: Double, _ name: String,
        _ criteria: AnimationCompletionCriteria = .logicallyComplete
    ) {
        let log = log
        withAnimation(animation, completionCriteria: criteria) {
            remote.set(value)
        } completion: {
            log.note(name)
        }
    }

    @Test("once, at the end")
    func atTheEnd() {
        animate(to: 200, "done")
        host.frame()
        host.advance(3.9)
        #expect(log.entries == [])
        host.advance(0.2)
        #expect(log.entries == ["done"])
        host.settle()
        #expect(log.entries == ["done"])
    }

    @Test("once, when another animation takes over")
    func interrupted() {
        animate(to: 200, "first")
        host.frame()
        host.advance(2)
        animate(to: 0, "second")
        host.frame()
        host.settle()
        #expect(log.entries.sorted() == ["first", "second"])
    }

    @Test("once, when a plain write takes over")
    func snapped() {
        animate(to: 200, "done")
        host.frame()
        host.advance(2)
        remote.set(5)
        host.frame()
        #expect(log.entries == ["done"])
        host.settle()
        #expect(log.entries == ["done"])
    }

    @Test("once, when nothing changed")
    func unchanged() {
        animate(to: 0, "done")
        host.frame()
        #expect(log.entries == ["done"])
        host.settle()
        #expect(log.entries == ["done"])
    }

    @Test("once, when there is nothing to write")
    func emptyBody() {
        let log = log
        withAnimation(.linear(duration: 1)) {
        } completion: {
            log.note("done")
        }
        host.frame()
        #expect(log.entries == ["done"])
    }

    @Test("once, without an animation")
    func noAnimation() {
        animate(nil, to: 100, "done")
        host.frame()
        #expect(log.entries == ["done"])
    }

    @Test("once, when the view is removed")
    func removed() {
        animate(to: 200, "done")
        host.frame()
        host.advance(1)
        shown.set(false)
        host.frame()
        #expect(log.entries == ["done"])
        host.settle()
        #expect(log.entries == ["done"])
    }

    @Test("once, when the whole tree is taken down")
    func unmounted() {
        animate(to: 200, "done")
        host.frame()
        host.advance(1)
        host.root.unmount()
        #expect(log.entries == ["done"])
        #expect(host.counters.liveNodes == 0)
        #expect(host.root.tree.liveCount == 1)
    }

    @Test("a spring is logically complete before it is at rest")
    func criteria() {
        animate(.spring(duration: 0.5, bounce: 0.3), to: 200, "logical")
        host.frame()
        host.advance(0.55)
        #expect(log.entries == ["logical"])
        host.settle()
        animate(.spring(duration: 0.5, bounce: 0.3), to: 0, "removed", .removed)
        host.frame()
        host.advance(0.55)
        #expect(log.entries == ["logical"])
        host.settle()
        #expect(log.entries == ["logical", "removed"])
    }

    @Test("once for a fade, which it waits for")
    func fade() {
        let log = log
        withAnimation(.linear(duration: 0.5)) {
            shown.set(false)
        } completion: {
            log.note("gone")
        }
        host.frame()
        host.advance(0.4)
        #expect(log.entries == [])
        host.settle()
        #expect(log.entries == ["gone"])
        #expect(host.texts == [])
    }

    @Test("a completion may start the next animation")
    func chained() {
        let (log, remote) = (log, remote)
        withAnimation(.linear(duration: 0.5)) {
            remote.set(100)
        } completion: {
            withAnimation(.linear(duration: 0.5)) {
                remote.set(0)
            } completion: {
                log.note("back")
            }
        }
        host.frame()
        host.settle()
        #expect(log.entries == ["back"])
        #expect(host.middle(of: "it")?.x == 200)
    }
}
