import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// How large a scroll view is, where its content lies and how it moves.
@MainActor
@Suite("ScrollView", .serialized)
struct ScrollViewTests {
    private let screen = CGSize(width: 200, height: 300)

    /// Twenty rows of 40 points, 10 apart: 990 points.
    private func column(_ log: Log? = nil) -> some View {
        VStack(spacing: 10) {
            ForEach(0..<20) { index in
                Text("Row \(index)").frame(width: 150, height: 40).contentShape(Rectangle())
                    .onTapGesture { log?.note("\(index)") }
            }
        }
    }

    private func row(_ index: Int, _ host: TestHost) -> CGFloat? {
        host.frame(of: "Row \(index)").map { $0.midY }
    }

    @Test("the scroll view takes the room along its axis and the content's width across it")
    func sizes() {
        let host = TestHost(size: screen) { ScrollView { column() }.background(Color.red) }
        #expect(host.scrollContentSize() == CGSize(width: 150, height: 990))
        #expect(row(0, host) == 20)
        // 150 wide, in the middle of 200.
        #expect(host.frame(of: "Row 0")?.midX == 100)
    }

    @Test("several views lie below each other, also in a horizontal scroll view")
    func impliedStack() throws {
        let host = TestHost(size: screen) {
            ScrollView(.horizontal) {
                Color.red.frame(width: 500, height: 20)
                Text("Below")
            }
        }
        let below = try #require(host.frame(of: "Below"))
        #expect(below.minY > 150 && below.midX == 250)
        #expect(host.scrollContentSize().width == 500)
    }

    @Test("content that is smaller than the room lies at the top, unless an anchor says otherwise")
    func smallContent() {
        let plain = TestHost(size: screen) { ScrollView { Text("It").frame(height: 40) } }
        #expect(plain.frame(of: "It")?.midY == 20)
        let anchored = TestHost(size: screen) {
            ScrollView { Text("It").frame(height: 40) }.defaultScrollAnchor(.bottom)
        }
        #expect(anchored.frame(of: "It")?.midY == 280)
    }

    @Test("rows are hit where they are seen, and not where the scroll view ends")
    func hits() {
        let log = Log()
        let host = TestHost(size: screen) {
            ScrollView { column(log) }.frame(height: 100)
        }
        host.scroll(to: CGPoint(x: 0, y: 50))
        #expect(row(1, host) == 120)
        host.tap(CGPoint(x: 100, y: 120))
        host.tap(CGPoint(x: 100, y: 220))
        #expect(log.entries == ["1"])
    }

    @Test("native scrolling sends nothing back")
    func noEcho() {
        let host = TestHost(size: screen) { ScrollView { column() } }
        let ops = host.ops { host.scroll(by: CGSize(width: 0, height: 77)) }
        #expect(ops == [])
        #expect(row(0, host) == -57)
        #expect(host.counters.bodies == 0)
    }

    @Test("a finger scrolls after 10 points, the content rolls on when it is let go")
    func touch() {
        let log = Log()
        let host = TestHost(size: screen) { ScrollView { column(log) } }
        host.drag(
            from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100), duration: 0.5, hold: 0.3)
        #expect(host.scrollOffset().y == 100)
        #expect(log.entries == [])
        host.flick(from: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: -60))
        let lifted = host.scrollOffset().y
        #expect(lifted >= 160)
        host.settle()
        // 1000 points a second would go 499 points on.
        #expect(host.scrollOffset().y > lifted + 300)
    }

    @Test("a touch that starts on a draggable row scrolls when it goes along (B04)")
    func draggableRows() {
        let log = Log()
        let host = TestHost(size: screen) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { _ in
                        Color.blue.frame(width: 200, height: 40)
                            .gesture(
                                DragGesture().onChanged { _ in log.note("drag") }
                                    .onEnded { _ in log.note("end") })
                    }
                }
            }
        }
        host.drag(from: CGPoint(x: 95, y: 250), to: CGPoint(x: 98, y: 100), hold: 0.2)
        #expect(host.scrollOffset().y == 150)
        #expect(log.entries == [])
        host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 50, y: 155))
        #expect(host.scrollOffset().y == 150)
        #expect(log.entries.last == "end" && log.entries.count > 3)
    }

    @Test("a drag that has begun sideways keeps the finger when it turns (B43)")
    func oneOwner() {
        let log = Log()
        let host = TestHost(size: screen) {
            ScrollView {
                Color.blue.frame(width: 200, height: 900)
                    .gesture(DragGesture().onEnded { log.note("\(Int($0.translation.height))") })
            }
        }
        host.down(CGPoint(x: 100, y: 200))
        host.move(CGPoint(x: 86, y: 200))
        host.wait(0.04)
        host.move(CGPoint(x: 84, y: 120))
        host.up(CGPoint(x: 84, y: 120))
        host.frame()
        #expect(host.scrollOffset().y == 0)
        #expect(log.entries == ["-80"])
    }

    @Test("a scroll view in a card scrolls along, and the card drags across (B74)")
    func inCard() {
        let log = Log()
        let host = TestHost(size: screen) {
            ScrollView { column() }.frame(width: 200, height: 300)
                .gesture(DragGesture().onEnded { log.note("\(Int($0.translation.width))") })
        }
        host.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 50), hold: 0.2)
        #expect(host.scrollOffset().y == 200)
        #expect(log.entries == [])
        host.drag(from: CGPoint(x: 170, y: 150), to: CGPoint(x: 20, y: 150), hold: 0.2)
        #expect(host.scrollOffset().y == 200)
        #expect(log.entries == ["-150"])
    }

    @Test("in a page with rows each scroll view takes its own direction")
    func nested() {
        let host = TestHost(size: screen) {
            ScrollView {
                ScrollView(.horizontal) { Color.red.frame(width: 800, height: 100) }
                column()
            }
        }
        host.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 50, y: 52), hold: 0.2)
        #expect(host.scrollOffset(0) == .zero && host.scrollOffset(1).x == 100)
        host.drag(from: CGPoint(x: 150, y: 90), to: CGPoint(x: 150, y: 30), hold: 0.2)
        #expect(host.scrollOffset(0).y == 60 && host.scrollOffset(1).x == 100)
        host.wheel(at: CGPoint(x: 100, y: 20), by: CGSize(width: 0, height: 40))
        #expect(host.scrollOffset(0).y == 100)
    }

    @Test("the offset follows when the content becomes shorter")
    func shrink() {
        let remote = Remote<Int>()
        let host = TestHost(size: screen) {
            Controlled(20, remote) { count in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 40) }
                    }
                }
            }
        }
        host.scroll(to: CGPoint(x: 0, y: 500))
        remote.set(10)
        host.frame()
        #expect(host.scrollOffset().y == 100)
        #expect(row(9, host) == 280)
        host.frame()
        #expect(row(9, host) == 280)
    }

    @Test("in a right-to-left layout a row starts at the right and stays there when it grows")
    func mirrored() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let remote = Remote<Int>()
        let host = TestHost(size: screen, environment: environment) {
            Controlled(10, remote) { count in
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(width: 50) }
                    }
                }
            }
        }
        #expect(host.scrollOffset().x == 300)
        #expect(host.frame(of: "Row 0")?.midX == 175)
        host.scroll(by: CGSize(width: -30, height: 0))
        #expect(host.frame(of: "Row 0")?.midX == 205)
        remote.set(14)
        host.frame()
        #expect(host.frame(of: "Row 0")?.midX == 205)
        #expect(host.scrollOffset().x == 470)
    }

    @Test("margins scroll with the content")
    func margins() {
        let host = TestHost(size: screen) {
            ScrollView { column() }.contentMargins(.vertical, 25)
        }
        #expect(host.scrollContentSize().height == 1040)
        #expect(row(0, host) == 45)
        host.scroll(to: CGPoint(x: 0, y: 900))
        #expect(abs((row(19, host) ?? 0) - 255) < 1e-9)
    }

    @Test("a disabled scroll view moves for no finger and no wheel")
    func disabled() {
        let host = TestHost(size: screen) { ScrollView { column() }.scrollDisabled(true) }
        host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100))
        host.wheel(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 50))
        #expect(host.scrollOffset() == .zero)
    }

    @Test("what the browser is told of indicators")
    func indicators() {
        func line<V: View>(@ViewBuilder _ content: () -> V) -> String? {
            TestHost(size: screen, content: content).opLines.first { $0.hasPrefix("scroll ") }
        }
        #expect(line { ScrollView { column() } }?.contains("flags 2 ") == true)
        #expect(
            line { ScrollView(showsIndicators: false) { column() } }?.contains("flags 6 ") == true)
        #expect(
            line { ScrollView { column() }.scrollIndicators(.hidden) }?.contains("flags 6 ")
                == true)
        #expect(
            line { ScrollView { column() }.scrollIndicators(.hidden, axes: .horizontal) }?
                .contains("flags 2 ") == true)
    }

    @Test("geometry in the page's space follows the scrolling")
    func geometry() {
        let log = Log()
        let host = TestHost(size: screen) {
            ScrollView {
                Color.red.frame(width: 100, height: 900)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minY
                    } action: {
                        log.note("\(Int($0))")
                    }
            }
        }
        host.scroll(by: CGSize(width: 0, height: 35))
        #expect(log.entries == ["0", "-35"])
    }

    @Test("onScrollGeometryChange is told of offsets and sizes")
    func observer() {
        let log = Log()
        let host = TestHost(size: screen) {
            VStack { ScrollView { column() } }
                .onScrollGeometryChange(for: Int.self) {
                    Int($0.contentOffset.y) / 100
                } action: {
                    log.note("\($0) \($1)")
                }
        }
        host.scroll(by: CGSize(width: 0, height: 50))
        host.scroll(by: CGSize(width: 0, height: 60))
        #expect(log.entries == ["0 0", "0 1"])
    }
}
