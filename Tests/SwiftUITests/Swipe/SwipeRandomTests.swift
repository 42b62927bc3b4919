import GeometryKernel
import GestureKernel
import SwiftUI
import TestHost
import Testing

/// Many deletes and pins by finger, mouse, wheel, keyboard and assistive technology.
@MainActor
@Suite("Swipe actions: at random", .serialized)
struct SwipeRandomTests {
    /// A small generator, so that a failure can be played again.
    private struct Random {
        var state: UInt64

        mutating func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
    }

    /// Rows whose owner keeps the order that the test expects.
    private struct Rows: View {
        let remote: Remote<[Int]>

        var body: some View {
            Controlled(Array(1...6), remote) { ids in
                ScrollView {
                    VStack(spacing: 12) {
                        ForEach(ids, id: \.self) { id in
                            Text("row \(id)").frame(maxWidth: .infinity).frame(height: 72)
                                .swipeActions {
                                    Button("Delete", role: .destructive) {
                                        withAnimation {
                                            remote.set(
                                                remote.binding.wrappedValue.filter { $0 != id })
                                        }
                                    }
                                    Button("Pin") {
                                        withAnimation {
                                            let rest = remote.binding.wrappedValue.filter {
                                                $0 != id
                                            }
                                            remote.set([id] + rest)
                                        }
                                    }
                                }
                        }
                    }
                    .padding(16)
                }
                .swipeActionsContainer()
            }
        }
    }

    @Test("500 deletes and pins keep ids, order and open state right", arguments: [1, 2026])
    func deletesAndPins(seed: Int) {
        var random = Random(state: UInt64(seed))
        let remote = Remote<[Int]>()
        let host = TestHost(size: CGSize(width: 390, height: 844)) { Rows(remote: remote) }
        host.settle()
        var expected = Array(1...6)
        var next = 7
        for step in 0..<500 {
            let index = random.next(expected.count)
            let id = expected[index]
            let isDelete = random.next(2) == 0
            act(host, on: index, id: id, isDelete: isDelete, method: random.next(7))
            if random.next(3) == 0 { host.settle() }
            expected.remove(at: index)
            if !isDelete { expected.insert(id, at: 0) }
            #expect(remote.binding.wrappedValue == expected, "seed \(seed), step \(step)")
            if expected.count < 3 {
                host.settle()
                expected.append(next)
                next += 1
                remote.set(expected)
            }
            if step % 5 == 0 || remote.binding.wrappedValue != expected {
                host.settle()
                let shown = expected.map { host.middle(of: "row \($0)")?.y ?? -1 }
                #expect(shown == shown.sorted(), "seed \(seed), step \(step)")
                let isClosed = expected.allSatisfy { host.middle(of: "row \($0)")?.x == 195 }
                #expect(isClosed, "seed \(seed), step \(step): all rows closed")
            }
            if remote.binding.wrappedValue != expected { return }
        }
    }

    private func act(_ host: TestHost, on index: Int, id: Int, isDelete: Bool, method: Int) {
        let name = isDelete ? "Delete" : "Pin"
        host.settle()
        guard let y = host.middle(of: "row \(id)")?.y else { return }
        switch method {
        case 0 where isDelete: drag(host, y, to: 40)
        case 1 where isDelete: drag(host, y, to: 40, kind: .mouse)
        case 2 where isDelete: turnWheel(host, y, by: 300)
        case 3:
            host.key(.leftArrow, on: "row \(id)")
            host.settle()
            host.key(.return, on: name)
        case 4:
            if let element = host.accessibilityElements.first(where: { $0.label == "row \(id)" }),
                let action = element.actions.firstIndex(of: name)
            {
                host.root.performAction(action, onLayer: element.layer, at: host.time)
                host.frame()
            }
        default:
            // Open it first, then press the button.
            switch method {
            case 1: drag(host, y, to: 190, kind: .mouse)
            case 2: turnWheel(host, y, by: 160)
            default: drag(host, y, to: 190)
            }
            host.settle()
            guard let point = host.middle(of: name) else { return }
            host.down(point, kind: method == 1 ? .mouse : .touch)
            host.up(point, kind: method == 1 ? .mouse : .touch)
            host.frame()
        }
    }

    private func drag(
        _ host: TestHost, _ y: Double, to x: Double, kind: PointerKind = .touch
    ) {
        host.drag(
            from: CGPoint(x: 350, y: y), to: CGPoint(x: x, y: y), duration: 0.2,
            hold: x > 100 ? 0.15 : 0, kind: kind)
    }

    /// Two fingers on a trackpad, or a wheel that turns sideways.
    private func turnWheel(_ host: TestHost, _ y: Double, by distance: Double) {
        for _ in 0..<10 {
            host.wheel(at: CGPoint(x: 195, y: y), by: CGSize(width: distance / 10, height: 0))
            host.advance(1 / 60)
        }
        host.settle()
    }
}
