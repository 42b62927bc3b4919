import GeometryKernel
import SwiftUI
import TestHost
import Testing

@testable import Blocks

/// Faults that people report of other cards that flip.
@MainActor
@Suite("FlipCardTransition: reported faults", .serialized)
struct FlipCardTransitionCaseTests {
    /// A card that flips when it is tapped.
    private struct TappedCard: View {
        let log: FlipLog
        @State private var isFlipped = false

        var body: some View {
            log.isFlipped = $isFlipped
            return FlipCardTransition(isFlipped: isFlipped) {
                Text("front").frame(width: 300, height: 200).contentShape(Rectangle())
            } back: {
                Text("back").frame(width: 300, height: 200).contentShape(Rectangle())
            }
            .contentShape(Rectangle())
            .onTapGesture {
                isFlipped.toggle()
                log.entries.append("flip")
            }
        }
    }

    @Test(
        "B09: after quick taps flag, face and accessibility agree",
        arguments: [[0, 0.15], [0, 0.1, 0.2], [0, 0.25], [0, 0.35], [0, 0.05, 0.1, 0.15]])
    func quickTaps(times: [Double]) {
        let log = FlipLog()
        let host = TestHost(size: CGSize(width: 400, height: 300)) { TappedCard(log: log) }
        host.settle()
        for (index, time) in times.enumerated() {
            if index > 0 { host.advance(time - times[index - 1]) }
            host.tap(CGPoint(x: 200, y: 150))
        }
        #expect(host.settle())
        let isFlipped = times.count % 2 == 1
        #expect(log.entries.count == times.count)
        #expect(log.isFlipped.wrappedValue == isFlipped)
        #expect(host.texts == [isFlipped ? "back" : "front"])
        #expect(host.accessibilityElements.map(\.label) == [isFlipped ? "back" : "front"])
    }

    /// - Promise(pointer) FlipCardTransition: Only the face on show takes taps, also on the way.
    /// - es: Solo la cara visible recibe toques, también durante el giro.
    @Test("B10: only the face on show takes taps, at rest and on the way")
    func taps() {
        let user = FlipUser()
        user.host.tap(FlipUser.left)
        #expect(user.log.entries == ["front"])
        user.flip()
        user.host.settle()
        user.host.tap(FlipUser.left)
        #expect(user.log.entries == ["front", "back"])

        for (share, expected) in [(0.4, "front"), (0.6, "back")] {
            let user = FlipUser()
            user.flip()
            user.host.frame()
            user.host.frameRate = 240
            while user.angle < 180 * share { user.host.advance(1.0 / 240) }
            user.host.down(CGPoint(x: 190, y: 150))
            user.host.up(CGPoint(x: 190, y: 150))
            #expect(user.log.entries == [expected])
        }
    }

    /// - Promise(keyboard) FlipCardTransition: The keyboard reaches nothing on the hidden face.
    /// - es: Con el teclado no se llega a nada de la cara oculta.
    @Test(
        "B10: the hidden face's button is out of reach of the keyboard and of assistive technology")
    func hiddenButton() {
        let user = FlipUser()
        #expect(user.exposed == "A B")
        user.flip()
        user.host.frame()
        for _ in 0..<80 {
            user.host.advance(1.0 / 60)
            #expect(user.exposed == (user.angle < 90 ? "A B" : "C D"))
        }
        #expect(user.exposed == "C D")
    }

    @Test("B12: turned back and forth the card never stops dead nor leaves the two faces")
    func restless() {
        let user = FlipUser()
        for step in 0..<12 {
            user.flip()
            for _ in 0..<(3 + 5 * (step % 4)) {
                user.host.advance(1.0 / 60)
                #expect(user.angle > -60 && user.angle < 240)
                #expect(["AB", "CD"].contains(user.letters))
                #expect(!user.isMirrored)
            }
        }
        #expect(user.host.settle())
        #expect(user.letters == "AB")
    }

    @Test("B53: an owner's own tilt of the card does not flip it")
    func tilt() {
        let log = FlipLog()
        let remote = FlipLog()
        let host = TestHost(size: CGSize(width: 400, height: 300)) {
            TiltedCard(log: log, tilt: remote)
        }
        host.settle()
        for isTilted in [true, false] {
            remote.isFlipped.wrappedValue = isTilted
            host.settle()
            #expect(host.texts == ["A", "B"])
            #expect(!log.isFlipped.wrappedValue)
        }
        log.isFlipped.wrappedValue.toggle()
        host.settle()
        #expect(host.texts == ["C", "D"])
    }

    private struct TiltedCard: View {
        let log: FlipLog
        let tilt: FlipLog
        @State private var isTilted = false

        var body: some View {
            tilt.isFlipped = $isTilted
            return LetterCard(log: log)
                .rotation3DEffect(.degrees(isTilted ? 12 : 0), axis: (x: 1, y: 0, z: 0))
                .animation(.bouncy, value: isTilted)
        }
    }

    @Test(
        "B55: in a column, each flip is half a turn; disabling the card afterwards changes no pose")
    func column() {
        let logs = (0..<5).map { _ in FlipLog() }
        let disable = FlipLog()
        let host = TestHost(size: CGSize(width: 400, height: 1100)) {
            CardColumn(logs: logs, disable: disable)
        }
        host.settle()
        for step in 1...4 {
            logs[1].isFlipped.wrappedValue.toggle()
            host.frame()
            var widths: [Double] = []
            for _ in 0..<60 {
                host.advance(1.0 / 60)
                let face = host.texts.contains("back 1") ? "back 1" : "front 1"
                widths.append(host.frame(of: face)?.width ?? 0)
            }
            // Narrower, edge-on once, wider: one half-turn.
            let turning = zip(widths.dropFirst(), widths).map { $0 > $1 + 1e-9 }
            let changes = zip(turning.dropFirst(), turning).filter { $0 != $1 }.count
            #expect(changes <= 2, "flip \(step)")
            host.settle()
            let pose = host.frame(of: step % 2 == 1 ? "back 1" : "front 1")
            disable.isFlipped.wrappedValue = step % 2 == 1
            host.settle()
            #expect(host.frame(of: step % 2 == 1 ? "back 1" : "front 1") == pose)
            for other in [0, 2, 3, 4] { #expect(host.texts.contains("front \(other)")) }
        }
    }

    private struct CardColumn: View {
        let logs: [FlipLog]
        let disable: FlipLog
        @State private var isDisabled = false

        var body: some View {
            disable.isFlipped = $isDisabled
            return VStack(spacing: 10) {
                ForEach(0..<5) { index in
                    NumberCard(index: index, log: logs[index]).disabled(isDisabled)
                }
            }
        }
    }

    private struct NumberCard: View {
        let index: Int
        let log: FlipLog
        @State private var isFlipped = false

        var body: some View {
            log.isFlipped = $isFlipped
            return FlipCardTransition(isFlipped: isFlipped) {
                Text("front \(index)").frame(width: 300, height: 200)
            } back: {
                Text("back \(index)").frame(width: 300, height: 200)
            }
        }
    }

    @Test(
        "B56: a binding animates the flip, in and out of withAnimation; a new identity starts anew")
    func bindings() {
        for isInAnimation in [false, true] {
            let user = FlipUser()
            if isInAnimation {
                withAnimation(.linear(duration: 9)) { user.flip() }
            } else {
                user.flip()
            }
            user.host.frame()
            user.host.advance(0.1)
            #expect(user.angle > 5 && user.angle < 90, "the block's own animation")
            #expect(user.letters == "AB", "the faces swap edge-on, not at once")
            user.host.settle()
            #expect(user.letters == "CD")
        }
        let log = FlipLog()
        let swap = FlipLog()
        let host = TestHost(size: CGSize(width: 400, height: 300)) {
            Swapped(log: log, swap: swap)
        }
        log.isFlipped.wrappedValue = true
        host.settle()
        #expect(host.texts == ["C", "D"])
        swap.isFlipped.wrappedValue = true
        host.frame()
        #expect(host.texts == ["A", "B"])
        #expect(!log.isFlipped.wrappedValue)
    }

    private struct Swapped: View {
        let log: FlipLog
        let swap: FlipLog
        @State private var isSwapped = false

        var body: some View {
            swap.isFlipped = $isSwapped
            return LetterCard(log: log).id(isSwapped ? 2 : 1)
        }
    }

    /// - Promise(screen-reader) FlipCardTransition: Only the face on show is read.
    /// - es: Solo se lee la cara visible.
    @Test("B60: assistive technology reads one face only")
    func oneFace() {
        let user = FlipUser()
        #expect(user.exposed == "A B")
        user.flip()
        user.host.settle()
        #expect(user.exposed == "C D")
    }

    @Test("B54: what is turned half-way and half-way again reads upright, about either axis")
    func bothAxes() {
        for (x, y) in [(1.0, 0.0), (0, 1)] {
            let host = TestHost(size: CGSize(width: 400, height: 300)) {
                Text("front")
                    .rotation3DEffect(.degrees(180), axis: (x: x, y: y, z: 0), perspective: 0.5)
                    .rotation3DEffect(.degrees(-180), axis: (x: x, y: y, z: 0), perspective: 0.5)
                    .frame(width: 300, height: 200)
            }
            host.frame()
            guard let node = host.textNode("front"),
                let start = host.root.convertToRoot(.zero, from: node),
                let end = host.root.convertToRoot(
                    CGPoint(x: node.frame.width, y: node.frame.height), from: node)
            else {
                Issue.record("no text")
                return
            }
            #expect(start.x < end.x && start.y < end.y)
        }
    }
}
