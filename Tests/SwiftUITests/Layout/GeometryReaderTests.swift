import GeometryKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("GeometryReader", .serialized)
struct GeometryReaderTests {
    private let log = Log()

    @Test(
        "takes the room it is offered, tells its size, and its content begins at the top leading corner"
    )
    func room() throws {
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            VStack(spacing: 0) {
                Color.red.frame(height: 100)
                GeometryReader { proxy in
                    Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
                }
            }
        }
        let frame = try #require(host.frame(of: "400 by 500"))
        #expect(frame.origin == CGPoint(x: 0, y: 100))
        host.set { $0.layoutDirection = .rightToLeft }
        host.frame()
        #expect(try #require(host.frame(of: "400 by 500")).maxX == 400)
    }

    @Test(
        "the content is offered the whole size, and several views lie over each other in the corner"
    )
    func proposal() throws {
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            GeometryReader { proxy in
                Color.red.frame(height: proxy.size.height / 2).overlay { Text("half") }
                Text("corner")
            }
            .frame(width: 200, height: 300)
        }
        #expect(
            host.frame(of: "half").map { CGPoint(x: $0.midX, y: $0.midY) }
                == CGPoint(x: 200, y: 225))
        #expect(host.frame(of: "corner")?.origin == CGPoint(x: 100, y: 150))
    }

    @Test("is 10 points high where a scroll view offers no height")
    func unspecified() {
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            ScrollView {
                GeometryReader { proxy in Text("\(Int(proxy.size.height))") }
                Text("below")
            }
        }
        #expect(host.texts.contains("10"))
    }

    @Test("a new size makes the content anew in the same frame, an unchanged one does not")
    func resized() {
        let log = log
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            GeometryReader { proxy in
                let _ = log.note("\(Int(proxy.size.width))")
                Text("\(Int(proxy.size.width))")
            }
        }
        host.resize(CGSize(width: 300, height: 600))
        host.frame()
        #expect(host.texts == ["300"])
        host.set { $0.colorScheme = .dark }
        host.frame()
        #expect(host.settle())
        #expect(log.entries == ["400", "300"])
    }

    @Test("the frame in the page follows scrolling; without being asked for, it makes nothing anew")
    func scrolled() throws {
        let log = log
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            ScrollView {
                Color.red.frame(height: 300)
                GeometryReader { proxy in
                    Text("at \(Int(proxy.frame(in: .global).minY))")
                }
                .frame(height: 100)
                GeometryReader { proxy in
                    let _ = log.note("size")
                    Color.blue.frame(width: proxy.size.width)
                }
                .frame(height: 1000)
            }
        }
        let start = try #require(host.texts.first { $0.hasPrefix("at ") })
        host.wheel(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 120))
        host.frame()
        #expect(host.texts.contains { $0.hasPrefix("at ") && $0 != start })
        #expect(log.entries == ["size"])
    }

    @Test("what depends on the size moves by the animation that changed the size")
    func animated() throws {
        let remote = Remote<Double>()
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            Controlled(100.0, remote) { width in
                GeometryReader { proxy in
                    Color.red.frame(width: 20, height: 20).overlay { Text("a") }
                        .offset(x: proxy.size.width - 20)
                }
                .frame(width: width, height: 100)
            }
        }
        let start = try #require(host.frame(of: "a")).midX
        withAnimation(.linear(duration: 1)) { remote.set(300) }
        host.advance(0.5)
        let middle = try #require(host.frame(of: "a")).midX
        #expect(host.settle())
        let end = try #require(host.frame(of: "a")).midX
        #expect(start == 240 && end == 340)
        #expect(middle > 270 && middle < 310)
    }

    @Test("readers in readers know their sizes in the first frame, and state in the content stays")
    func nested() {
        struct Counter: View {
            let width: Double
            @State private var count = 0
            var body: some View {
                Text("\(Int(width)): \(count)").onTapGesture { count += 1 }
            }
        }
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            GeometryReader { outer in
                GeometryReader { inner in Counter(width: inner.size.width) }
                    .frame(width: outer.size.width / 2)
            }
        }
        #expect(host.texts == ["200: 0"])
        host.tap("200: 0")
        host.resize(CGSize(width: 300, height: 600))
        host.frame()
        #expect(host.texts == ["150: 1"])
    }

    @Test("a reader that leaves while its size changes harms nothing")
    func removed() {
        let remote = Remote<Int>()
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            Controlled(0, remote) { step in
                if step != 1 {
                    GeometryReader { Text("\(Int($0.size.width))") }
                        .frame(width: 100 + Double(step))
                }
            }
        }
        for step in [2, 1, 3, 1, 0] {
            withAnimation { remote.set(step) }
            host.frame()
        }
        #expect(host.settle())
        #expect(host.texts == ["100"])
        #expect(host.warnings == [])
    }
}
