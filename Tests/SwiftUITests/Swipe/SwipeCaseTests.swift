import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// Rows of a lazy stack, as the reports of public row components have them: 44 points high, at any width.
private struct LazyRows: View {
    let count: Int
    let log: Log
    let remote: Remote<[Int]>

    var body: some View {
        Controlled(Array(1...count), remote) { ids in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(ids, id: \.self) { id in
                        Text("row \(id)").frame(maxWidth: .infinity).frame(height: 60)
                            .swipeActions {
                                Button("Delete", role: .destructive) {
                                    log.note("delete \(id)")
                                    remote.set(remote.binding.wrappedValue.filter { $0 != id })
                                }
                            }
                    }
                }
            }
            .swipeActionsContainer()
        }
    }
}

@MainActor
@Suite("Swipe actions: reported cases", .serialized)
struct SwipeCaseTests {
    private let log = Log()

    private func host(_ count: Int, _ remote: Remote<[Int]>) -> TestHost {
        let log = log
        let host = TestHost(size: CGSize(width: 390, height: 600)) {
            LazyRows(count: count, log: log, remote: remote)
        }
        host.settle()
        return host
    }

    private func swipeFully(_ host: TestHost, _ text: String) {
        guard let y = host.middle(of: text)?.y else { return }
        host.drag(from: CGPoint(x: 370, y: y), to: CGPoint(x: 30, y: y), duration: 0.2)
    }

    @Test("B45: a full swipe runs the row to the edge, then those below move up, and none above")
    func fullSwipe() {
        let host = host(6, Remote())
        swipeFully(host, "row 3")
        #expect(log.entries == ["delete 3"])
        var last = (x: 195.0, four: host.middle(of: "row 4")!.y)
        last.x = host.middle(of: "row 3")?.x ?? last.x
        #expect(last.x < 0, "the row stays with the finger")
        for _ in 0..<42 {
            host.advance(1 / 60)
            #expect(host.middle(of: "row 2")!.y == 90)
            #expect(host.middle(of: "row 2")!.x == 195)
            let four = host.middle(of: "row 4")!.y
            #expect(four <= last.four + 0.01)
            last.four = four
            if let x = host.middle(of: "row 3")?.x {
                #expect(x <= last.x + 0.5, "no way back before it goes")
                last.x = x
            }
        }
        host.settle()
        #expect(host.middle(of: "row 4")!.y == 150)
        #expect(!host.texts.contains("row 3"))
    }

    @Test("B47: rows that are appended later can be swiped fully, one right after the other")
    func appended() {
        let remote = Remote<[Int]>()
        let host = host(20, remote)
        host.scroll(to: CGPoint(x: 0, y: 10_000))
        remote.set(Array(1...40))
        host.settle()
        host.scroll(to: CGPoint(x: 0, y: 24 * 60 - 200))
        host.settle()
        swipeFully(host, "row 25")
        host.wait(0.016)
        let y = host.middle(of: "row 26")!.y
        host.flick(from: CGPoint(x: 370, y: y), by: CGSize(width: -300, height: 0))
        host.settle()
        #expect(log.entries == ["delete 25", "delete 26"])
        #expect(remote.binding.wrappedValue.count == 38)
    }

    @Test("B48: a change of state keeps the row open, and the buttons are measured anew")
    func changedMeanwhile() {
        let remote = Remote<String>()
        let host = TestHost(size: CGSize(width: 390, height: 300)) {
            Controlled("Pin", remote) { title in
                VStack {
                    Text("row").frame(maxWidth: .infinity).frame(height: 72)
                        .swipeActions {
                            Button(title) {}.accessibilityHint(title)
                        }
                    Text("now \(title)")
                }
                .swipeActionsContainer()
            }
        }
        host.settle()
        let y = host.middle(of: "row")!.y
        host.drag(
            from: CGPoint(x: 350, y: y), to: CGPoint(x: 250, y: y), duration: 0.25, hold: 0.2)
        host.settle()
        let narrow = host.middle(of: "row")!.x
        #expect(narrow == 195 - 74)
        remote.set("Unpin from the top")
        host.settle()
        #expect(host.texts.contains("now Unpin from the top"))
        #expect(host.middle(of: "row")!.x < narrow - 10)
        #expect(host.texts.contains("Unpin from the top"))
    }

    @Test("B51: with large text the buttons are as high as their row, and their titles are not cut")
    func largeText() {
        var values = EnvironmentValues()
        values.dynamicTypeSize = .accessibility3
        let long = "a row with a good deal more to say, so that it needs several lines"
        let host = TestHost(size: CGSize(width: 390, height: 844), environment: values) {
            VStack(spacing: 0) {
                ForEach(["short", long], id: \.self) { text in
                    Text(text).frame(maxWidth: .infinity, alignment: .leading).padding(12)
                        .swipeActions {
                            Button("Delete", role: .destructive) {}
                            Button("Mark as unread") {}
                        }
                }
            }
            .swipeActionsContainer()
        }
        host.settle()
        for text in ["short", long] {
            let row = host.frame(of: text)!
            host.drag(
                from: CGPoint(x: 380, y: row.midY), to: CGPoint(x: 180, y: row.midY),
                duration: 0.25, hold: 0.2)
            host.settle()
            let height = row.height + 24
            for title in ["Delete", "Mark as unread"] {
                let frame = host.frame(of: title)!
                #expect(frame.height <= height, "\(title) in \(text)")
                #expect(abs(frame.midY - row.midY) < 1)
                #expect(frame.minX >= 0 && frame.maxX <= 390)
                // A touch anywhere over the row's height is the button's.
                for y in [row.minY - 8, row.maxY + 8] {
                    #expect(host.topText(at: CGPoint(x: frame.midX, y: y)) == title)
                }
            }
            #expect(-(host.frame(of: text)!.minX - row.minX) <= 0.8 * 390)
        }
    }

    @Test("B78: a row moves to another section; the only row of a section goes with it")
    func sections() {
        let remote = Remote<[[Int]]>()
        let host = TestHost(size: CGSize(width: 390, height: 600)) {
            Controlled([[1], [2, 3]], remote) { sections in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(sections, id: \.first) { ids in
                            Section("from \(ids[0])") {
                                ForEach(ids, id: \.self) { id in
                                    Text("row \(id)").frame(maxWidth: .infinity)
                                        .frame(height: 60)
                                        .swipeActions { button(id, remote) }
                                }
                            }
                        }
                    }
                }
                .swipeActionsContainer()
            }
        }
        host.settle()
        swipeFully(host, "row 3")
        host.settle()
        #expect(remote.binding.wrappedValue == [[1, 3], [2]])
        #expect(host.middle(of: "row 3")!.y - host.middle(of: "row 1")!.y == 60)
        #expect(host.middle(of: "row 3")!.x == 195)
        swipeFully(host, "row 2")
        host.settle()
        #expect(remote.binding.wrappedValue == [[1, 3, 2]])
        #expect(!host.texts.contains("from 2"))
        for id in [1, 3, 2] { #expect(host.texts.filter { $0 == "row \(id)" }.count == 1) }
    }

    @ViewBuilder
    private func button(_ id: Int, _ remote: Remote<[[Int]]>) -> some View {
        Button("Move", role: .destructive) {
            var sections = remote.binding.wrappedValue.map { $0.filter { $0 != id } }
            sections[0].append(id)
            remote.set(sections.filter { !$0.isEmpty })
        }
    }
}
