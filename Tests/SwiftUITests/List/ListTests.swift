import GeometryKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("List")
struct ListTests {
    private func host<Content: View>(
        height: Double = 600, _ environment: (inout EnvironmentValues) -> Void = { _ in },
        @ViewBuilder _ content: () -> Content
    ) -> TestHost {
        var values = EnvironmentValues()
        environment(&values)
        let host = TestHost(
            size: CGSize(width: 390, height: height), environment: values, content: content)
        host.settle()
        return host
    }

    @Test(
        "rows are 44 points high at least, 16 points from the card's edge, the card 20 from the screen's"
    )
    func geometry() {
        let host = host {
            List {
                Text("one")
                Text("two").frame(height: 60)
                Text("three")
            }
        }
        #expect(host.frame(of: "one")!.minX == 36)
        #expect(host.middle(of: "one")!.y == 35 + 22)
        #expect(host.middle(of: "two")!.y == 35 + 44 + 41)
        #expect(host.middle(of: "three")!.y == 35 + 44 + 82 + 22)
    }

    @Test("sections are cards with 35 points between them, header and footer outside of the card")
    func sections() {
        let host = host {
            List {
                Section { Text("one") }
                Section {
                    Text("two")
                } header: {
                    Text("head")
                } footer: {
                    Text("foot")
                }
                Text("alone")
            }
        }
        let head = host.frame(of: "head")!
        #expect(head.minY == 35 + 44 + 35)
        #expect(head.minX == 36)
        #expect(host.middle(of: "two")!.y == head.maxY + 7 + 22)
        let foot = host.frame(of: "foot")!
        #expect(foot.minY == head.maxY + 7 + 44 + 7)
        #expect(host.middle(of: "alone")!.y == foot.maxY + 35 + 22)
    }

    @Test("sections and rows may come from bodies, conditions, loops and changed environments")
    func composed() {
        struct Numbers: View {
            var body: some View {
                ForEach(0..<2) { Text("number \($0)") }
                if true { Section("letters") { Letter() } }
            }
        }
        struct Letter: View {
            var body: some View { Text("a") }
        }
        let host = host { List { Numbers().foregroundStyle(.red).onAppear {} } }
        #expect(host.middle(of: "number 0")!.y == 57)
        #expect(host.middle(of: "number 1")!.y == 101)
        let head = host.frame(of: "letters")!
        #expect(head.minY == 35 + 88 + 35)
        #expect(host.middle(of: "a")!.y == head.maxY + 7 + 22)
    }

    @Test("a plain list goes from edge to edge, and its headers stay on screen")
    func plain() {
        let host = host(height: 300) {
            List {
                ForEach(0..<2) { section in
                    Section("head \(section)") { ForEach(0..<20) { Text("row \(section) \($0)") } }
                }
            }
            .listStyle(.plain)
        }
        #expect(host.frame(of: "row 0 0")!.minX == 16)
        let start = host.frame(of: "head 0")!
        #expect(start.minY == 7)
        host.scroll(to: CGPoint(x: 0, y: 300))
        #expect(host.frame(of: "head 0") == start)
    }

    @Test("the room between sections, insets, lines and grounds can be said")
    func said() {
        let host = host {
            List {
                Section {
                    Text("one").listRowInsets(
                        EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)
                    )
                    .listRowSeparator(.hidden).listRowBackground(Color.yellow)
                    Text("two").listRowBackground(Text("ground"))
                }
                Section { Text("three") }
            }
            .listSectionSpacing(10)
            .scrollContentBackground(.hidden)
        }
        #expect(host.frame(of: "one")!.minX == 60)
        #expect(host.middle(of: "ground") == CGPoint(x: 195, y: 101))
        #expect(host.middle(of: "three")!.y == 35 + 88 + 10 + 22)
    }

    @Test("of 100,000 rows those near the screen are alive, as many as of 100")
    func lazy() {
        let counts = [100, 100_000].map { count in
            let host = host { List(0..<count) { Text("row \($0)") } }
            host.scroll(to: CGPoint(x: 0, y: 2_000))
            host.settle()
            #expect(host.texts.contains("row 46"))
            return host.root.counters.liveNodes
        }
        #expect(counts[0] == counts[1])
        #expect(counts[0] < 400)
    }

    @Test("right to left the rows begin at the right")
    func mirrored() {
        let host = host({ $0.layoutDirection = .rightToLeft }) { List { Text("one") } }
        #expect(host.frame(of: "one")!.maxX == 390 - 36)
    }

    @Test("with the largest text rows grow and nothing is cut")
    func largeText() {
        let host = host({ $0.dynamicTypeSize = .accessibility5 }) {
            List {
                Text("A row with a good many words in it")
                Text("next")
            }
        }
        let first = host.frame(of: "A row with a good many words in it")!
        #expect(first.maxX <= 354)
        #expect(host.frame(of: "next")!.minY >= first.maxY + 22)
    }

    @Test("the titles of labels begin below each other, whatever their icons")
    func labels() {
        let host = host {
            List {
                Label("one", systemImage: "star")
                Label("two", systemImage: "bicycle")
            }
        }
        #expect(host.frame(of: "one")!.minX == host.frame(of: "two")!.minX)
        #expect(host.frame(of: "one")!.minX >= 36 + 24 + 16)
    }

    @Test("the rows at the ends of a card have its corners, also when rows go")
    func corners() {
        let remote = Remote<[Int]>()
        let host = host {
            Controlled([1, 2, 3], remote) { ids in List(ids, id: \.self) { Text("row \($0)") } }
        }
        let changed = host.ops { remote.set([1, 2]) }.filter { $0.hasPrefix("paint") }
        #expect(changed.count == 1, "row 2 gets the corners at the bottom: \(changed)")
        #expect(host.ops { remote.set([1, 2]) } == [])
    }

    @Test("to assistive technology it is a list of items with places, headers among them")
    func accessibility() {
        let host = host {
            List {
                Section("head") {
                    Text("one")
                    Button("two") {}
                }
            }
        }
        #expect(
            host.accessibilityTree == """
                list 3
                  listItem 1
                    header
                      text "head"
                  listItem 2
                    text "one"
                  listItem 3
                    button "two"
                """)
    }
}
