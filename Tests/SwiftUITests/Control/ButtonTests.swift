import GeometryKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("Button", .serialized)
struct ButtonTests {
    @Test("a tap inside acts once; a press that is let go far away does not")
    func taps() {
        let log = Log()
        let host = TestHost { Button("Go") { log.note("go") } }
        host.tap("Go")
        #expect(log.entries == ["go"])
        let middle = host.middle(of: "Go") ?? .zero
        host.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 150))
        #expect(log.entries == ["go"])
    }

    @Test("a press shows, goes when the finger slides away, and comes back with it")
    func pressed() {
        let log = Log()
        let host = TestHost { Button("Go") { log.note("go") }.buttonStyle(Telling()) }
        let middle = host.middle(of: "up") ?? .zero
        host.down(middle)
        host.frame()
        #expect(host.texts == ["down"])
        host.wait(0.1)
        host.move(CGPoint(x: middle.x, y: middle.y + 200))
        host.frame()
        #expect(host.texts == ["up"])
        host.wait(0.1)
        host.move(middle)
        host.frame()
        #expect(host.texts == ["down"])
        host.wait(0.1)
        host.up(middle)
        host.frame()
        #expect(host.texts == ["up"])
        #expect(log.entries == ["go"])
    }

    @Test("a touch that is taken away, a second finger, a removal and disabling never act")
    func interrupted() {
        let log = Log()
        let remote = Remote<Int>()
        let host = TestHost {
            Controlled(0, remote) { stage in
                VStack {
                    if stage < 2 {
                        Button("Go") { log.note("go") }.disabled(stage == 1)
                    }
                    Text("end")
                }
            }
        }
        let middle = host.middle(of: "Go") ?? .zero
        host.down(middle)
        host.cancel()
        host.up(middle)
        host.down(middle)
        host.down(middle, pointer: 2)
        host.up(middle)
        host.up(middle, pointer: 2)
        for stage in [1, 2] {
            host.down(middle)
            remote.set(stage)
            host.frame()
            host.up(middle)
            host.frame()
            remote.set(0)
            host.frame()
        }
        #expect(log.entries == [])
        host.tap("Go")
        #expect(log.entries == ["go"])
    }

    @Test("inside a draggable card a tap presses the button and a drag moves the card")
    func insideDrag() {
        let log = Log()
        let host = TestHost {
            Button("Go") { log.note("go") }.buttonStyle(Telling())
                .padding(60)
                .background(Color.red)
                .gesture(DragGesture().onChanged { _ in log.note("drag") })
        }
        host.tap("up")
        #expect(log.entries == ["go"])
        let middle = host.middle(of: "up") ?? .zero
        host.drag(
            from: middle, to: CGPoint(x: middle.x + 40, y: middle.y), duration: 0.1, lift: false)
        #expect(host.texts == ["up"])
        host.up(CGPoint(x: middle.x + 40, y: middle.y))
        #expect(log.entries.filter { $0 == "go" } == ["go"])
        #expect(log.entries.contains("drag"))
    }

    @Test("the tap of a view around a button does not see the button's taps")
    func insideTap() {
        let log = Log()
        let host = TestHost {
            Button("Go") { log.note("go") }.padding(50).background(Color.red)
                .onTapGesture { log.note("tap") }
        }
        host.tap("Go")
        host.tap(CGPoint(x: 195, y: 380))
        #expect(log.entries == ["go", "tap"])
    }

    @Test("a small button is hit in 44 by 44 points, but not through what lies beside it")
    func reach() {
        let log = Log()
        let host = TestHost {
            VStack(spacing: 0) {
                Button("+") { log.note("plus") }
                Color.red.frame(width: 100, height: 22).onTapGesture { log.note("red") }
            }
        }
        let frame = host.frame(of: "+") ?? .zero
        host.tap(CGPoint(x: frame.midX, y: frame.midY - 21))
        host.tap(CGPoint(x: frame.midX - 21, y: frame.midY))
        host.tap(CGPoint(x: frame.midX, y: frame.midY - 23))
        host.tap(CGPoint(x: frame.midX - 23, y: frame.midY))
        host.tap(CGPoint(x: frame.midX, y: frame.maxY + 5))
        #expect(log.entries == ["plus", "plus", "red"])
    }

    @Test("a button is one element of its role, pressed by Return, Space and assistive technology")
    func accessibility() {
        let log = Log()
        let host = TestHost {
            VStack {
                Button("Flip", systemImage: "arrow.left.arrow.right") { log.note("flip") }
                Button("Gone") { log.note("gone") }.disabled(true)
                Button("x") { log.note("close") }.accessibilityLabel("Close")
            }
        }
        #expect(
            host.accessibilityTree == """
                button "Flip"
                button "Gone" disabled
                button "Close"
                """)
        #expect(host.key(.return, on: "Flip"))
        #expect(host.key(.space, on: "Flip"))
        #expect(host.activate("Flip"))
        #expect(!host.key(.return, on: "Gone"))
        #expect(!host.activate("Gone"))
        #expect(host.activate("Close"))
        #expect(log.entries == ["flip", "flip", "flip", "close"])
    }

    @Test("a button that shows only its icon keeps its title as its name")
    func iconOnly() {
        let host = TestHost {
            Button("Delete", systemImage: "trash", role: .destructive) {}.labelStyle(.iconOnly)
        }
        #expect(host.texts == [])
        #expect(host.accessibilityTree == "button \"Delete\"")
    }

    @Test(
        "a button of only a symbol says the words of the symbol's name and warns, unless labelled")
    func symbolOnly() {
        let labelled = TestHost {
            Button {
            } label: {
                Image(systemName: "heart.fill")
            }.accessibilityLabel("Like")
        }
        #expect(labelled.accessibilityTree == "button \"Like\"")
        #expect(labelled.warnings == [])
        let bare = TestHost {
            VStack {
                Button {
                } label: {
                    Image(systemName: "arrow.left.circle.fill")
                }
                Button {
                } label: {
                    Image(systemName: "star").accessibilityHidden(true)
                }
            }
        }
        #expect(bare.accessibilityTree == "button \"arrow left circle\"\nbutton")
        #expect(bare.warnings.count == 1)
    }

    @Test("a scroll that takes the finger lets the button go, and nothing is pressed")
    func insideScroll() {
        let log = Log()
        let host = TestHost {
            ScrollView {
                VStack {
                    Button("Go") { log.note("go") }.buttonStyle(Telling())
                    Color.red.frame(height: 2000)
                }
            }
        }
        let middle = host.middle(of: "up") ?? .zero
        host.down(middle)
        host.frame()
        #expect(host.texts == ["down"])
        for step in 1...4 {
            host.wait(0.02)
            host.move(CGPoint(x: middle.x, y: middle.y - Double(step) * 8))
            host.frame()
        }
        #expect(host.texts == ["up"])
        host.wait(0.02)
        host.move(middle)
        host.up(middle)
        host.settle()
        #expect(log.entries == [])
        host.tap("up")
        #expect(log.entries == ["go"])
    }

    @Test("bordered buttons are 24, 28, 34, 50 and 56 points high")
    func heights() {
        for (size, height) in zip(ControlSize.allCases, [24.0, 28, 34, 50, 56]) {
            let host = TestHost {
                VStack(spacing: 0) {
                    Text("above")
                    Button("Go") {}.buttonStyle(.borderedProminent).controlSize(size)
                    Text("below")
                }
            }
            let top = host.frame(of: "above")?.maxY ?? 0
            let bottom = host.frame(of: "below")?.minY ?? 0
            #expect(bottom - top == height)
        }
    }

    @Test("a style of one's own reads the environment and keeps state")
    func ownStyle() {
        let remote = Remote<Bool>()
        let host = TestHost {
            Controlled(true, remote) { isOff in
                Button("Go") {}.buttonStyle(Counting()).disabled(isOff)
            }
        }
        #expect(host.texts == ["off"])
        remote.set(false)
        host.frame()
        #expect(host.texts == ["on 0"])
        host.tap("on 0")
        #expect(host.texts == ["on 1"])
    }

    @Test("a primitive style decides when the button acts")
    func primitiveStyle() {
        let log = Log()
        let host = TestHost {
            VStack {
                Button("Twice") { log.note("twice") }.buttonStyle(DoubleTapped())
                Button("Boxed") { log.note("boxed") }.buttonStyle(Boxed())
            }
        }
        host.tap("Twice")
        #expect(log.entries == [])
        host.tap("Twice")
        host.tap("Boxed")
        #expect(log.entries == ["twice", "boxed"])
        #expect(host.accessibilityTree == "button \"Twice\"\nbutton \"Boxed\"")
        host.activate("Twice")
        #expect(log.entries == ["twice", "boxed", "twice"])
    }

    @Test("a button makes one button layer, also after it came in place of something else")
    func layers() {
        let remote = Remote<Bool>()
        let host = TestHost {
            Controlled(false, remote) { isButton in
                Group { if isButton { Button("Go") {} } else { Text("Wait").opacity(0.5) } }
                    .offset(x: 3)
            }
        }
        #expect(host.opLines.filter { $0.contains("button") } == [])
        let lines = host.ops { remote.set(true) }
        #expect(lines.contains { $0.contains("create") && $0.contains("button") })
        #expect(host.accessibilityTree == "button \"Go\"")
    }
}

private struct Telling: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isPressed ? "down" : "up")
    }
}

private struct Counting: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var presses = 0

    func makeBody(configuration: Configuration) -> some View {
        Text(isEnabled ? "on \(presses)" : "off")
            .onChange(of: configuration.isPressed) { if configuration.isPressed { presses += 1 } }
    }
}

private struct DoubleTapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
}

private struct Boxed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(.bordered)
    }
}
