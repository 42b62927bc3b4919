import DisplayKernel
import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// Views that layout moves in an animated change go there.
@MainActor
@Suite("Animated layout", .serialized)
struct LayoutMotionTests {
    private let rows = Remote<[Int]>()
    private let log = Log()

    private func mount(
        _ animation: Animation? = nil, tracks: Bool = false
    ) -> TestHost {
        let (rows, log) = (rows, log)
        return TestHost(size: CGSize(width: 400, height: 200)) {
            Controlled([1, 2], rows) { ids in
                let list = VStack(spacing: 0) {
                    ForEach(ids, id: \.self) { id in
                        Text("row \(id)").frame(width: 100, height: 40)
                            .contentShape(Rectangle())
                            .onTapGesture { log.note("tap \(id)") }
                            .onGeometryChange(for: Double.self) {
                                $0.frame(in: .global).minY
                            } action: {
                                if tracks { log.note("\(id) at \(Int($0))") }
                            }
                    }
                }
                if let animation { list.animation(animation, value: ids) } else { list }
            }
        }
    }

    private func y(_ row: Int, _ host: TestHost) -> Double {
        (host.middle(of: "row \(row)")?.y ?? -999).rounded()
    }

    @Test("the neighbours of a row that goes close up at the animation's pace")
    func closesUp() {
        let host = mount()
        #expect([y(1, host), y(2, host)] == [80, 120])
        withAnimation(.linear(duration: 1)) { rows.set([2]) }
        host.frame()
        #expect(y(2, host) == 120)
        host.advance(0.5)
        #expect(y(2, host) == 110)
        host.settle()
        #expect(y(2, host) == 100)
    }

    @Test("a frame of the motion evaluates no body and lays nothing out")
    func cost() {
        let host = mount()
        withAnimation(.linear(duration: 1)) { rows.set([2]) }
        host.frame()
        host.advance(0.5)
        #expect(host.counters.bodies == 0)
        #expect(host.counters.laidOut == 0)
        #expect(host.counters.ops <= 4)
    }

    @Test("a new row appears at its own place while the others make room")
    func makesRoom() {
        let host = mount()
        withAnimation(.linear(duration: 1)) { rows.set([1, 2, 3]) }
        host.frame()
        host.advance(0.5)
        #expect([y(1, host), y(2, host), y(3, host)] == [70, 110, 140])
        host.settle()
        #expect([y(1, host), y(2, host), y(3, host)] == [60, 100, 140])
    }

    @Test("rows that change places pass each other")
    func exchange() {
        let host = mount()
        withAnimation(.linear(duration: 1)) { rows.set([2, 1]) }
        host.frame()
        host.advance(0.25)
        #expect([y(1, host), y(2, host)] == [90, 110])
    }

    @Test("without an animation, or with one that is nil, everything is in place at once")
    func plain() {
        let host = mount()
        rows.set([2])
        host.frame()
        #expect(y(2, host) == 100)
        withAnimation(nil) { rows.set([1, 2]) }
        host.frame()
        #expect([y(1, host), y(2, host)] == [80, 120])
    }

    @Test("an animation modifier moves what is in it")
    func scoped() {
        let host = mount(.linear(duration: 1))
        rows.set([2])
        host.frame()
        host.advance(0.5)
        #expect(y(2, host) == 110)
        host.settle()
        #expect(y(2, host) == 100)
    }

    @Test("an animation modifier does not move what is around it")
    func outside() {
        let remote = Remote<Bool>()
        let host = TestHost(size: CGSize(width: 400, height: 200)) {
            Controlled(false, remote) { isWide in
                HStack(spacing: 0) {
                    Text("left").frame(width: 100)
                    Text("mid").frame(minWidth: isWide ? 200 : 100)
                        .animation(.linear(duration: 1), value: isWide)
                    Text("right").frame(width: 100)
                }
            }
        }
        #expect(host.middle(of: "left")?.x == 100)
        remote.set(true)
        host.frame()
        host.advance(0.5)
        #expect(host.middle(of: "left")?.x == 50)
        #expect(host.middle(of: "right")?.x == 350)
    }

    @Test("a turn on the way goes on from where the row is")
    func turn() {
        let host = mount()
        withAnimation(.smooth(duration: 1)) { rows.set([2]) }
        host.frame()
        host.advance(0.3)
        let before = host.middle(of: "row 2")?.y ?? 0
        #expect(before > 100 && before < 120)
        withAnimation(.smooth(duration: 1)) { rows.set([3, 2]) }
        host.frame()
        #expect(abs((host.middle(of: "row 2")?.y ?? 0) - before) < 1)
        host.settle()
        #expect(y(2, host) == 120)
    }

    @Test("a plain change on the way moves the rest of the way along")
    func resized() {
        let host = mount()
        withAnimation(.linear(duration: 1)) { rows.set([2]) }
        host.frame()
        host.advance(0.5)
        host.resize(CGSize(width: 400, height: 300))
        host.frame()
        #expect(y(2, host) == 160)
        host.settle()
        #expect(y(2, host) == 150)
    }

    @Test("a row on its way is hit where it is seen")
    func hits() {
        let host = mount()
        withAnimation(.linear(duration: 1)) { rows.set([2]) }
        host.frame()
        host.advance(0.5)
        host.tap(CGPoint(x: 200, y: 129))
        #expect(log.entries == ["tap 2"])
    }

    @Test("observers of geometry hear of the place at the end, once")
    func observers() {
        let host = mount(tracks: true)
        log.entries = []
        withAnimation(.linear(duration: 1)) { rows.set([2]) }
        host.settle()
        #expect(log.entries == ["2 at 80"])
    }

    @Test("a shape that gets another size grows; a text does not")
    func sizes() {
        let remote = Remote<Bool>()
        let host = TestHost(size: CGSize(width: 400, height: 200)) {
            Controlled(false, remote) { isWide in
                Color.red.frame(maxWidth: isWide ? 200 : 100, maxHeight: 40)
            }
        }
        withAnimation(.linear(duration: 1)) { remote.set(true) }
        host.frame()
        host.advance(0.5)
        #expect(host.opLines.last?.contains("150") ?? false, "\(host.opLines.suffix(5))")
    }

    @Test("the completion comes when the rows are in place, exactly once")
    func completion() {
        let host = mount()
        let log = log
        withAnimation(.linear(duration: 1)) {
            rows.set([2, 1])
        } completion: {
            log.note("done")
        }
        host.frame()
        host.advance(0.9)
        #expect(log.entries == [])
        host.settle()
        #expect(log.entries == ["done"])
    }

    @Test("500 random changes leave everything where a plain layout has it")
    func random() {
        let host = mount()
        var seed: UInt64 = 42
        func next(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        for _ in 1...500 {
            let ids = (0..<4).filter { _ in next(2) == 0 }.shuffled(by: next)
            withAnimation(next(3) == 0 ? nil : .snappy) { rows.set(ids) }
            host.advance(Double(next(12)) / 60)
        }
        withAnimation(.bouncy) { rows.set([3, 0, 2]) }
        host.settle()
        #expect([y(3, host), y(0, host), y(2, host)] == [60, 100, 140])
        #expect(host.texts.count == 3)
    }
}

extension Array {
    fileprivate func shuffled(by next: (Int) -> Int) -> [Element] {
        var result = self
        for index in indices.reversed() { result.swapAt(index, next(index + 1)) }
        return result
    }
}
