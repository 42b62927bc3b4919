import DisplayKernel
import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// What is done with rows of a list.
@MainActor
@Suite("List: rows")
struct ListRowTests {
    private let log = Log()

    private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> TestHost {
        let host = TestHost(size: CGSize(width: 390, height: 600), content: content)
        host.settle()
        return host
    }

    private func swipe(_ host: TestHost, _ text: String, by dx: Double = -120) {
        guard let y = host.middle(of: text)?.y else { return }
        host.drag(
            from: CGPoint(x: 360, y: y), to: CGPoint(x: 360 + dx, y: y), duration: 0.25, hold: 0.2)
        host.settle()
    }

    /// Rows whose actions stand inside a body, with other modifiers around.
    private struct Row: View {
        let name: String
        let log: Log

        var body: some View {
            Text(name)
                .swipeActions {
                    Button("Delete", role: .destructive) { log.note("delete \(name)") }
                }
                .padding(.leading, 10)
                .onAppear { log.note("appear \(name)") }
        }
    }

    @Test("a row swipes as a whole without a container, wherever in it the actions are said")
    func swipes() {
        let log = log
        let host = host { List(["a", "b"], id: \.self) { Row(name: $0, log: log) } }
        #expect(log.entries == ["appear a", "appear b"])
        let start = host.middle(of: "b")!.x
        swipe(host, "b")
        #expect(host.middle(of: "b")!.x == start - 74)
        #expect(host.frame(of: "Delete")!.midX == 370 - 37)
        host.tap("Delete")
        host.settle()
        #expect(log.entries.last == "delete b")
        #expect(host.warnings == [])
    }

    @Test("a full swipe runs the first action once, and the row goes with it")
    func fullSwipe() {
        let remote = Remote<[Int]>()
        let log = log
        let host = host {
            Controlled([1, 2, 3], remote) { ids in
                List(ids, id: \.self) { id in
                    Text("row \(id)").swipeActions {
                        Button("Delete", role: .destructive) {
                            log.note("delete \(id)")
                            remote.set(remote.binding.wrappedValue.filter { $0 != id })
                        }
                    }
                }
            }
        }
        swipe(host, "row 2", by: -330)
        #expect(log.entries == ["delete 2"])
        #expect(host.texts.contains("row 2") == false)
        #expect(host.middle(of: "row 3")! == CGPoint(x: host.middle(of: "row 1")!.x, y: 101))
    }

    @Test("onDelete offers Delete on rows without actions of their own, and tells the index")
    func onDelete() {
        let remote = Remote<[String]>()
        let log = log
        let host = host {
            Controlled(["a", "b", "c"], remote) { names in
                List {
                    ForEach(names, id: \.self) { name in
                        if name == "c" {
                            Text(name).swipeActions(edge: .leading) { Button("Pin") {} }
                        } else {
                            Text(name)
                        }
                    }
                    .onDelete { offsets in
                        log.note("\(Array(offsets))")
                        var left = names
                        left.remove(atOffsets: offsets)
                        remote.set(left)
                    }
                }
            }
        }
        let actions = host.accessibilityElements.filter { $0.role == "listItem" }.map(\.actions)
        #expect(actions == [["Delete"], ["Delete"], ["Pin"]])
        swipe(host, "a", by: -330)
        swipe(host, "b")
        host.tap("Delete")
        host.settle()
        #expect(log.entries == ["[0]", "[0]"])
        #expect(remote.binding.wrappedValue == ["c"])
    }

    @Test("a press anywhere on a row presses its button, and the row shows it")
    func buttons() {
        let log = log
        let host = host {
            List {
                HStack {
                    Text("beside")
                    Spacer()
                    Button("Go") { log.note("go") }
                }
                Button("Stop") { log.note("stop") }
            }
        }
        host.tap("beside")
        host.tap(CGPoint(x: 350, y: 101))
        #expect(log.entries == ["go", "stop"])
        let pressed = host.ops { host.down(CGPoint(x: 60, y: 57)) }
        #expect(pressed.contains { $0.hasPrefix("paint") })
        host.cancel()
        #expect(host.ops {}.contains { $0.hasPrefix("paint") })
        #expect(log.entries == ["go", "stop"])
    }

    @Test("on an open row neither its content nor its row-wide button reacts, the row only closes")
    func openRow() {
        let log = log
        let host = host {
            List {
                Button("Go") { log.note("go") }
                    .swipeActions { Button("Pin") { log.note("pin") } }
            }
        }
        swipe(host, "Go")
        #expect(host.frame(of: "Pin") != nil)
        host.tap(CGPoint(x: 100, y: 57))
        host.settle()
        #expect(log.entries == [])
        host.tap(CGPoint(x: 100, y: 57))
        #expect(log.entries == ["go"])
    }

    @Test("a toggle in a row is switched by a tap on the row")
    func toggles() {
        let remote = Remote<Bool>()
        let host = host {
            Controlled(false, remote) { isOn in
                List { Toggle("Wi-Fi", isOn: remote.binding ?? .constant(isOn)) }
            }
        }
        host.tap("Wi-Fi")
        host.settle()
        #expect(remote.binding.wrappedValue)
    }

    @Test("a closed row is one item with named actions; arrows open it, Escape closes it")
    func keyboard() {
        let log = log
        let host = host { List(["a", "b"], id: \.self) { Row(name: $0, log: log) } }
        let row = host.accessibilityElements.first { $0.label == "b" }
        #expect(row?.role == "listItem")
        #expect(row?.actions == ["Delete"])
        let start = host.middle(of: "b")!.x
        host.key(.leftArrow, on: "b")
        host.settle()
        #expect(host.middle(of: "b")!.x == start - 74)
        host.keyWithoutFocus(.escape)
        host.settle()
        #expect(host.middle(of: "b")!.x == start)
        host.performAccessibilityAction("Delete")
        #expect(log.entries.last == "delete a")
    }

    @Test("actions that come and go with a condition in the row come and go with it")
    func conditionalActions() {
        let remote = Remote<Bool>()
        let host = host {
            Controlled(false, remote) { canPin in
                List {
                    VStack {
                        if canPin {
                            Text("row").swipeActions { Button("Pin") {} }
                        } else {
                            Text("row")
                        }
                    }
                }
            }
        }
        func actions() -> [String] {
            host.accessibilityElements.first { $0.role == "listItem" }?.actions ?? []
        }
        #expect(actions() == [])
        remote.set(true)
        host.settle()
        #expect(actions() == ["Pin"])
        remote.set(false)
        host.settle()
        #expect(actions() == [])
    }
}
