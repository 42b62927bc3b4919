import DisplayKernel
import GeometryKernel
import SwiftUI
import TestHost
import Testing

private struct Triangle: Shape {
    var top = 0.5

    var animatableData: Double {
        get { top }
        set { top = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.minX + top * rect.width, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ])
            path.closeSubpath()
        }
    }
}

private struct Bar: Shape {
    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 4, height: rect.height))
    }
}

@MainActor
@Suite(.serialized)
struct PathShapeTests {
    private let size = CGSize(width: 100, height: 100)

    private func ops(_ host: TestHost, _ name: String) -> [String] {
        host.opLines.filter { $0.hasPrefix(name + " ") }
    }

    @Test("a shape of the author's is drawn by its path and hit inside it")
    func customShape() {
        let log = Log()
        let host = TestHost(size: size) {
            Triangle().fill(.red).onTapGesture { log.note("hit") }
        }
        #expect(ops(host, "path") == ["path 2 M 50 0 L 100 100 L 0 100 Z"])
        host.tap(CGPoint(x: 10, y: 10))
        #expect(log.entries.isEmpty)
        host.tap(CGPoint(x: 50, y: 60))
        #expect(log.entries == ["hit"])
    }

    @Test("a shape's data moves in an animation; only its path is sent, and nothing is laid out")
    func animates() {
        let remote = Remote<Double>()
        let host = TestHost(size: size) {
            Controlled(0.0, remote) { Triangle(top: $0).fill(.blue) }
        }
        host.clearRecording()
        withAnimation(.linear(duration: 1)) { remote.set(1) }
        host.frame()
        let laidOut = host.counters.laidOut
        host.advance(0.5)
        let lines = host.opLines
        #expect(lines.count > 10 && lines.allSatisfy { $0.hasPrefix("path 2 M ") })
        #expect(host.counters.laidOut == laidOut)
        host.settle()
        #expect(host.opLines.last == "path 2 M 100 0 L 100 100 L 0 100 Z")
    }

    @Test("a trim animates")
    func trimAnimates() {
        let remote = Remote<Double>()
        let host = TestHost(size: size) {
            Controlled(0.25, remote) {
                Rectangle().trim(from: 0, to: $0).stroke(.blue, lineWidth: 4)
            }
        }
        #expect(ops(host, "path").last?.hasSuffix("M 0 0 L 100 0") == true)
        withAnimation(.linear(duration: 1)) { remote.set(0.5) }
        host.settle()
        #expect(ops(host, "path").last?.hasSuffix("M 0 0 L 100 0 L 100 100") == true)
        #expect(ops(host, "path").count > 30)
    }

    @Test("a built-in shape is still a box when it is filled, and a path when it is stroked")
    func boxesStay() {
        let host = TestHost(size: size) {
            RoundedRectangle(cornerRadius: 10).fill(.yellow).stroke(.black, lineWidth: 2)
        }
        #expect(ops(host, "paint").contains { $0.hasSuffix("radii 10 10 10 10") })
        #expect(ops(host, "path").count == 1)
    }

    @Test("a stroked border lies inside; a stroke is hit only near its line")
    func border() {
        let log = Log()
        let host = TestHost(size: size) {
            Rectangle().strokeBorder(.black, lineWidth: 10).onTapGesture { log.note("hit") }
        }
        #expect(ops(host, "path")[0].hasSuffix("M 5 5 L 95 5 L 95 95 L 5 95 Z"))
        host.tap(CGPoint(x: 50, y: 50))
        #expect(log.entries.isEmpty)
        host.tap(CGPoint(x: 50, y: 8))
        #expect(log.entries == ["hit"])
    }

    @Test("a clip by a shape cuts off drawing and hits")
    func clip() {
        let log = Log()
        let host = TestHost(size: size) {
            Color.red.onTapGesture { log.note("hit") }.clipShape(Triangle())
        }
        #expect(ops(host, "clipPath").count == 1)
        host.tap(CGPoint(x: 10, y: 10))
        #expect(log.entries.isEmpty)
        host.tap(CGPoint(x: 50, y: 60))
        #expect(log.entries == ["hit"])
    }

    @Test("a content shape of the author's is hit and draws nothing")
    func contentShape() {
        let log = Log()
        let host = TestHost(size: size) {
            Text("x").frame(width: 100, height: 100).contentShape(Triangle())
                .onTapGesture { log.note("hit") }
        }
        #expect(ops(host, "clipPath").isEmpty)
        host.tap(CGPoint(x: 90, y: 10))
        #expect(log.entries.isEmpty)
        host.tap(CGPoint(x: 20, y: 95))
        #expect(log.entries == ["hit"])
    }

    @Test("a shape is mirrored from right to left")
    func mirrors() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let host = TestHost(size: size, environment: environment) { Bar() }
        #expect(ops(host, "path") == ["path 2 M 100 0 L 75 0 L 75 100 L 100 100 Z"])
    }

    @Test("a clip that gives way to none leaves nothing on the layer")
    func clipGoes() {
        let remote = Remote<Bool>()
        let host = TestHost(size: size) {
            Controlled(true, remote) { isClipped in
                Group {
                    if isClipped { Color.red.clipShape(Triangle()) } else { Color.red.clipped() }
                }.offset(x: 1)
            }
        }
        remote.set(false)
        host.settle()
        let last = host.root.tree.root.children.first
        #expect(last?.rarities?.clipPath == nil)
    }

    @Test("uneven corners are leading and trailing; any shape draws as what it holds")
    func unevenAndAny() {
        let host = TestHost(size: size) {
            AnyShape(UnevenRoundedRectangle(bottomTrailingRadius: 20, style: .circular)).fill(.red)
        }
        let path = ops(host, "path")[0]
        #expect(path.contains("L 100 80 C"))
        #expect(path.contains("L 0 100") && path.contains("L 0 0"))
    }
}
