import GeometryKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite(.serialized)
struct MaskTests {
    private func view(_ width: Double) -> some View {
        Color.red.frame(width: 100, height: 60)
            .mask(alignment: .leading) { Rectangle().frame(width: width, height: 60) }
    }

    @Test("a mask is a layer in the one it masks, in front of what is masked")
    func layers() {
        let host = TestHost { view(40) }
        #expect(host.opLines.contains("create 2 group"))
        #expect(host.opLines.contains("create 3 box"))
        #expect(host.opLines.contains("create 4 mask"))
        #expect(host.opLines.contains("order 2 [3 4]"))
        #expect(host.opLines.contains("frame 4 0 0 100 60"))
        #expect(host.opLines.contains("frame 5 0 0 40 60"))
    }

    @Test("a mask is offered the view's size, and changes nothing around it")
    func size() {
        let host = TestHost {
            HStack(spacing: 0) {
                Text("in").frame(width: 50, height: 20).mask(Rectangle().frame(width: 200))
                Text("next")
            }
        }
        let plain = TestHost {
            HStack(spacing: 0) {
                Text("in").frame(width: 50, height: 20)
                Text("next")
            }
        }
        #expect(host.frame(of: "next") == plain.frame(of: "next"))
        #expect(host.opLines.contains { $0.hasPrefix("frame") && $0.hasSuffix("-75 0 200 20") })
    }

    @Test("what is in a mask animates")
    func animates() {
        let remote = Remote<Double>()
        let host = TestHost { Controlled(20.0, remote) { view($0) } }
        host.clearRecording()
        withAnimation(.linear(duration: 1)) { remote.set(80) }
        host.advance(0.5)
        let lines = host.opLines.filter { $0.hasPrefix("frame 5") }
        #expect(lines.count > 10)
        host.settle()
        #expect(host.opLines.last { $0.hasPrefix("frame 5") } == "frame 5 0 0 80 60")
    }

    @Test("a view is hit where its mask has no ink, and the mask is not hit")
    func hits() throws {
        let log = Log()
        let host = TestHost {
            Text("under").frame(width: 100, height: 60).background(.red).onTapGesture {
                log.note("under")
            }
            .mask { Rectangle().frame(width: 10).onTapGesture { log.note("mask") } }
        }
        let middle = try #require(host.middle(of: "under"))
        host.tap(CGPoint(x: middle.x + 45, y: middle.y))
        host.tap(middle)
        #expect(log.entries == ["under", "under"])
    }

    @Test("a mask is not read, neither by itself nor in the label of what it masks")
    func accessibility() {
        let host = TestHost {
            Button {
            } label: {
                Text("seen").mask { Text("ink") }
            }
        }
        #expect(host.accessibilityTree == "button \"seen\"")
        let plain = TestHost { Color.red.mask { Text("ink").accessibilityAddTraits(.isHeader) } }
        #expect(plain.accessibilityTree == "")
    }

    @Test("a mask that goes leaves the view whole, a new one takes its place")
    func comesAndGoes() {
        let remote = Remote<Bool>()
        let host = TestHost {
            Controlled(true, remote) { isOn in
                Text("x").mask { if isOn { Circle() } else { Text("y") } }
            }
        }
        let before = host.root.tree.liveCount
        let lines = host.ops { remote.set(false) }
        #expect(lines.contains { $0.hasPrefix("remove") })
        #expect(lines.contains { $0.hasPrefix("create") && $0.hasSuffix("text") })
        #expect(host.root.tree.liveCount == before)
    }
}
