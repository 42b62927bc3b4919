import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// Which rows of a lazy stack are alive, and where they are.
@MainActor
@Suite("Lazy stacks", .serialized)
struct LazyStackTests {
    private let screen = CGSize(width: 200, height: 400)

    private func list(
        _ count: Int, _ log: Log? = nil, height: @escaping (Int) -> CGFloat = { _ in 40 }
    ) -> TestHost {
        TestHost(size: screen) {
            ScrollView {
                LazyVStack(spacing: 10) {
                    ForEach(0..<count, id: \.self) { index in
                        Text("Row \(index)").frame(height: height(index))
                            .onAppear { log?.note("+\(index)") }
                            .onDisappear { log?.note("-\(index)") }
                    }
                }
            }
        }
    }

    private func row(_ index: Int, _ host: TestHost) -> CGFloat? {
        host.frame(of: "Row \(index)")?.midY
    }

    @Test(
        "what the screen shows is alive, and half a screen more", arguments: [100, 10_000, 100_000])
    func alive(count: Int) {
        let host = list(count)
        #expect(host.scrollContentSize() == CGSize(width: 200, height: CGFloat(count) * 50 - 10))
        // 400 points and 200 below.
        #expect(host.texts.count == 12)
        host.scroll(to: CGPoint(x: 0, y: CGFloat(count) * 50 / 2))
        #expect(host.texts.count == 16)
        #expect(row(count / 2, host) == 20)
        host.scroll(to: CGPoint(x: 0, y: CGFloat(count) * 50))
        #expect(row(count - 1, host) == 380)
        #expect(host.texts.count <= 13)
    }

    @Test("a frame costs the same whatever the number of rows")
    func cost() {
        func cost(_ count: Int) -> [Int] {
            let host = list(count)
            let first = host.counters
            var result = [first.bodies, first.laidOut, first.sized, first.ops, first.liveNodes]
            for _ in 0..<40 {
                host.scroll(by: CGSize(width: 0, height: 23))
                let now = host.counters
                result += [now.bodies, now.laidOut, now.sized, now.ops, now.liveNodes]
            }
            return result
        }
        let few = cost(100)
        #expect(cost(10_000) == few)
        #expect(cost(100_000) == few)
    }

    @Test("a frame in which no row comes or goes sends nothing")
    func quietFrames() {
        let host = list(1000)
        host.scroll(to: CGPoint(x: 0, y: 5000))
        #expect(host.ops { host.scroll(by: CGSize(width: 0, height: 3)) } == [])
    }

    @Test("rows appear and disappear as they come and go")
    func appearance() {
        let log = Log()
        let host = list(100, log)
        #expect(log.entries == (0..<12).map { "+\($0)" })
        log.entries = []
        host.scroll(to: CGPoint(x: 0, y: 500))
        #expect(log.entries.contains("+10") == false)
        #expect(log.entries.contains("-0") && log.entries.contains("+20"))
        #expect(!log.entries.contains("-10") && !log.entries.contains("+40"))
    }

    @Test("a row keeps its state while it is alive, in other containers too (B63)")
    func state() {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View {
                HStack { Text("\(name): \(count)").onTapGesture { count += 1 } }.frame(height: 50)
            }
        }
        let host = TestHost(size: screen) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50) { index in VStack { Counter(name: "\(index)") } }
                }
            }
        }
        host.tap("3: 0")
        #expect(host.texts.contains("3: 1"))
        host.scroll(by: CGSize(width: 0, height: 250))
        host.scroll(by: CGSize(width: 0, height: -250))
        #expect(host.texts.contains("3: 1"))
        host.scroll(by: CGSize(width: 0, height: 1500))
        host.scroll(by: CGSize(width: 0, height: -1500))
        #expect(host.texts.contains("3: 0"))
    }

    @Test(
        "rows of unknown height are estimated, and what is on screen does not jump when they come")
    func estimates() {
        let host = list(500) { CGFloat(20 + ($0 * 37) % 90) }
        host.scroll(to: CGPoint(x: 0, y: 12_000))
        host.frame()
        var jumps: [CGFloat] = []
        for _ in 0..<200 {
            let before = Dictionary(
                uniqueKeysWithValues: host.texts.map { ($0, host.frame(of: $0)!.minY) })
            host.scroll(by: CGSize(width: 0, height: -15))
            host.frame()
            for text in host.texts {
                guard let old = before[text], let new = host.frame(of: text)?.minY else { continue }
                if old > 0 && old < 380 { jumps.append(abs(new - old - 15)) }
            }
        }
        #expect(jumps.count > 500)
        #expect((jumps.max() ?? 1) < 0.01)
        host.scroll(to: .zero)
        #expect(row(0, host) == 10)
    }

    @Test("the end is the end, also of rows that nobody has seen before")
    func end() {
        let host = list(500) { CGFloat(20 + ($0 * 37) % 90) }
        for _ in 0..<4 {
            host.scroll(to: CGPoint(x: 0, y: 1e9))
            host.frame()
        }
        let last = host.frame(of: "Row 499")
        #expect(abs((last?.midY ?? 0) - (400 - 33 / 2)) < 0.51)
    }

    @Test("rows that are put in or taken out leave the others their state")
    func changes() {
        let remote = Remote<[Int]>()
        let log = Log()
        let host = TestHost(size: screen) {
            Controlled(Array(0..<1000), remote) { items in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(items, id: \.self) { item in
                            Text("Row \(item)").frame(height: 40).onAppear { log.note("\(item)") }
                        }
                    }
                }
            }
        }
        log.entries = []
        var items = Array(0..<1000)
        items.remove(at: 2)
        items.insert(7777, at: 4)
        remote.set(items)
        host.frame()
        #expect(log.entries == ["7777"])
        #expect(host.texts.prefix(5) == ["Row 0", "Row 1", "Row 3", "Row 4", "Row 7777"])
        #expect(row(7777, host) == 180)
        remote.set([])
        host.frame()
        #expect(host.texts == [])
        remote.set(Array(2000..<2500))
        host.frame()
        #expect(row(2003, host) == 140)
        #expect(host.texts.count == 15)
    }

    @Test("a row that is taken out in an animation fades")
    func removal() {
        let remote = Remote<[Int]>()
        let host = TestHost(size: screen) {
            Controlled(Array(0..<1000), remote) { items in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(items, id: \.self) { Text("Row \($0)").frame(height: 40) }
                    }
                }
            }
        }
        withAnimation(.linear(duration: 0.5)) {
            remote.set([0, 1] + Array(3..<1000))
        }
        host.advance(0.25)
        let opacity = host.opacity(of: "Row 2")
        #expect(opacity > 0.2 && opacity < 0.8)
        host.settle()
        #expect(!host.texts.contains("Row 2"))
        #expect(host.counters.liveNodes < 60)
    }

    @Test("appended rows take gestures like the others (B47)")
    func appended() {
        let remote = Remote<Int>()
        let log = Log()
        let host = TestHost(size: screen) {
            Controlled(20, remote) { count in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { index in
                            Text("Row \(index)").frame(width: 200, height: 50)
                                .contentShape(Rectangle())
                                .gesture(
                                    DragGesture().onEnded {
                                        log.note("\(index) \(Int($0.translation.width))")
                                    })
                        }
                    }
                }
            }
        }
        host.scroll(to: CGPoint(x: 0, y: 600))
        remote.set(40)
        host.frame()
        host.scroll(by: CGSize(width: 0, height: 450))
        let y = host.middle(of: "Row 25")?.y ?? 0
        host.drag(from: CGPoint(x: 190, y: y), to: CGPoint(x: 10, y: y))
        host.flick(from: CGPoint(x: 190, y: y + 50), by: CGSize(width: -100, height: 0))
        #expect(log.entries == ["25 -180", "26 -100"])
    }

    @Test("a row whose content changes under a drag keeps the drag (B71)")
    func updatesUnderDrag() {
        let remote = Remote<Int>()
        let log = Log()
        let host = TestHost(size: screen) {
            Controlled(0, remote) { tick in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100) { index in
                            Text("Row \(index) \(tick)").frame(width: 200, height: 50)
                                .contentShape(Rectangle())
                                .gesture(
                                    DragGesture().onEnded {
                                        log.note("\(index) \(Int($0.translation.width))")
                                    })
                        }
                    }
                }
            }
        }
        host.down(CGPoint(x: 190, y: 75))
        for step in 1...10 {
            host.advance(0.05)
            host.move(CGPoint(x: 190 - CGFloat(step) * 16, y: 75))
            remote.set(step)
        }
        host.up(CGPoint(x: 30, y: 75))
        host.frame()
        #expect(log.entries == ["1 -160"])
        #expect(host.texts.first == "Row 0 10")
    }

    @Test("state that only rows read is brought to the rows")
    func rowsReadState() {
        struct Choice: View {
            @State private var chosen = -1
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1000) { index in
                            Text(index == chosen ? "Chosen \(index)" : "Row \(index)")
                                .frame(height: 40).onTapGesture { chosen = index }
                        }
                    }
                }
            }
        }
        let host = TestHost(size: screen) { Choice() }
        host.tap("Row 4")
        #expect(host.texts.contains("Chosen 4"))
        host.scroll(to: CGPoint(x: 0, y: 4000))
        host.tap("Row 104")
        host.scroll(to: .zero)
        #expect(host.texts.contains("Row 4"))
    }

    @Test("scrolling to a row that is far away ends exactly there")
    func farTarget() {
        let remote = Remote<Int>()
        let host = TestHost(size: screen) {
            Controlled(0, remote) { target in
                ScrollViewReader { proxy in
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<5000) { index in
                                Text("Row \(index)").frame(height: CGFloat(20 + (index * 37) % 90))
                            }
                        }
                    }
                    .onChange(of: target) {
                        if target > 4000 {
                            withAnimation(.smooth) { proxy.scrollTo(target, anchor: .top) }
                        } else {
                            proxy.scrollTo(target, anchor: .top)
                        }
                    }
                }
            }
        }
        remote.set(3000)
        host.frame()
        #expect(abs((row(3000, host) ?? 99) - 0) < 45)
        remote.set(4500)
        host.settle()
        let text = host.frame(of: "Row 4500")
        let height = CGFloat(20 + (4500 * 37) % 90)
        #expect(abs((text?.midY ?? 0) - height / 2) < 0.01)
        #expect(host.counters.liveNodes < 150)
    }

    @Test("headers of sections stay on screen while the section is there")
    func pinned() {
        let host = TestHost(size: screen) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<20) { section in
                        Section {
                            ForEach(0..<30) { Text("Row \(section) \($0)").frame(height: 40) }
                        } header: {
                            Text("Header \(section)").frame(height: 30)
                        }
                    }
                }
            }
        }
        // A section is 1230 points.
        #expect(host.frame(of: "Header 0")?.midY == 15)
        host.scroll(to: CGPoint(x: 0, y: 600))
        host.frame()
        #expect(host.frame(of: "Header 0")?.midY == 15)
        host.scroll(to: CGPoint(x: 0, y: 1220))
        host.frame()
        #expect(host.frame(of: "Header 0")?.midY == -5)
        #expect(host.frame(of: "Header 1")?.midY == 25)
        host.scroll(to: CGPoint(x: 0, y: 1300))
        host.frame()
        #expect(host.frame(of: "Header 1")?.midY == 15)
        #expect(host.texts.count < 30)
    }

    @Test("a row of rows: pages scroll down, each row across, both lazily")
    func nestedLazy() {
        let host = TestHost(size: screen) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000) { line in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) {
                                ForEach(0..<1000) {
                                    Text("\(line) \($0)").frame(width: 100, height: 100)
                                }
                            }
                        }
                    }
                }
            }
        }
        // Four lines on screen and two below, in each two cells and one more.
        #expect(host.texts.count == 18)
        host.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 50, y: 50), hold: 0.2)
        #expect(host.scrollOffset(1).x == 100)
        #expect(host.frame(of: "0 1")?.midX == 50)
    }

    @Test("in a right-to-left layout a lazy row begins at the right")
    func mirrored() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let host = TestHost(size: screen, environment: environment) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<1000) { Text("\($0)").frame(width: 50, height: 50) }
                }
            }
        }
        #expect(host.frame(of: "0")?.midX == 175)
        #expect(host.scrollOffset().x == 49_800)
        host.scroll(by: CGSize(width: -500, height: 0))
        #expect(host.frame(of: "10")?.midX == 175)
    }

    @Test("a lazy stack without a scroll view lays out what fits the page")
    func alone() {
        let host = TestHost(size: screen) {
            LazyVStack(spacing: 0) { ForEach(0..<1000) { Text("\($0)").frame(height: 50) } }
                .frame(height: 400, alignment: .top)
        }
        #expect(host.texts.count == 8)
    }
}
