import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// Which view a finger meets.
@MainActor
@Suite("Hit test", .serialized)
struct HitTestTests {
    private func taps<Content: View>(
        _ points: [CGPoint], @ViewBuilder _ content: (Log) -> Content
    ) -> [String] {
        let log = Log()
        let host = TestHost(size: CGSize(width: 200, height: 200)) { content(log) }
        for point in points { host.tap(point) }
        return log.entries
    }

    private func box(_ name: String, _ log: Log) -> some View {
        Color.red.frame(width: 40, height: 40).onTapGesture { log.note(name) }
    }

    @Test("the frontmost view is hit")
    func frontmost() {
        let entries = taps([CGPoint(x: 100, y: 100), CGPoint(x: 150, y: 150)]) { log in
            ZStack {
                Color.blue.onTapGesture { log.note("back") }
                box("front", log)
            }
        }
        #expect(entries == ["front", "back"])
    }

    @Test("a moved, turned or scaled view is hit where it is seen")
    func transformed() {
        let seen = CGPoint(x: 170, y: 100)
        let home = CGPoint(x: 100, y: 100)
        #expect(taps([seen, home]) { box("it", $0).offset(x: 70) } == ["it"])
        let corner = CGPoint(x: 100, y: 100 + 26)
        #expect(taps([corner]) { box("it", $0) } == [])
        #expect(taps([corner]) { box("it", $0).rotationEffect(.degrees(45)) } == ["it"])
        #expect(taps([corner]) { box("it", $0).scaleEffect(1.5) } == ["it"])
    }

    @Test("a view with no opacity is not hit, a faint one is")
    func opacity() {
        let centre = [CGPoint(x: 100, y: 100)]
        #expect(taps(centre) { box("it", $0).opacity(0) } == [])
        #expect(taps(centre) { box("it", $0).opacity(0.01) } == ["it"])
    }

    @Test("allowsHitTesting(false) lets the finger through")
    func allows() {
        let entries = taps([CGPoint(x: 100, y: 100)]) { log in
            ZStack {
                box("back", log)
                box("front", log).allowsHitTesting(false)
            }
        }
        #expect(entries == ["back"])
    }

    @Test("contentShape makes room hittable and cuts what is outside of it")
    func contentShape() {
        let edge = [CGPoint(x: 60, y: 60)]
        func framed(_ log: Log, _ isShaped: Bool) -> some View {
            Group {
                if isShaped {
                    Text("i").frame(width: 90, height: 90).contentShape(Rectangle())
                        .onTapGesture { log.note("it") }
                } else {
                    Text("i").frame(width: 90, height: 90).onTapGesture { log.note("it") }
                }
            }
        }
        #expect(taps(edge) { framed($0, false) } == [])
        #expect(taps(edge) { framed($0, true) } == ["it"])
        let corner = [CGPoint(x: 82, y: 82)]
        #expect(taps(corner) { box("it", $0) } == ["it"])
        #expect(
            taps(corner) { log in
                Color.red.frame(width: 40, height: 40).contentShape(Circle())
                    .onTapGesture { log.note("it") }
            } == [])
    }

    @Test("what a clip hides is not hit")
    func clip() {
        let outside = [CGPoint(x: 130, y: 100)]
        func wide(_ log: Log) -> some View {
            Color.red.frame(width: 100, height: 40).onTapGesture { log.note("it") }
                .frame(width: 40, height: 40)
        }
        #expect(taps(outside) { wide($0) } == ["it"])
        #expect(taps(outside) { wide($0).clipped() } == [])
    }

    @Test("a background belongs to the view, its own gesture comes first")
    func background() {
        let entries = taps([CGPoint(x: 60, y: 100), CGPoint(x: 100, y: 100)]) { log in
            Text("i").frame(width: 90, height: 90).background(Color.red)
                .onTapGesture { log.note("it") }
        }
        #expect(entries == ["it", "it"])
    }

    @Test("a leaving view is not hit")
    func leaving() {
        let (log, remote) = (Log(), Remote<Bool>())
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Controlled(true, remote) { isShown in
                ZStack {
                    box("back", log)
                    if isShown { box("front", log) }
                }
            }
        }
        withAnimation(.linear(duration: 1)) { remote.set(false) }
        host.frame()
        host.advance(0.2)
        host.tap(CGPoint(x: 100, y: 100))
        #expect(log.entries == ["back"])
    }
}
