import GeometryKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("Toggle", .serialized)
struct ToggleTests {
    @Test("a toggle is switched by a tap, by Space and by assistive technology")
    func switches() {
        let host = TestHost { Lamp() }
        #expect(host.accessibilityTree == "toggle \"Lamp\" off\ntext \"dark\"")
        host.tap("Lamp")
        #expect(host.accessibilityTree == "toggle \"Lamp\" on\ntext \"bright\"")
        host.key(.space, on: "Lamp")
        #expect(host.texts.contains("dark"))
        host.activate("Lamp")
        #expect(host.texts.contains("bright"))
    }

    @Test("the thumb glides, and jumps with Reduce Motion")
    func motion() {
        for isReduced in [false, true] {
            var values = EnvironmentValues()
            values.accessibilityReduceMotion = isReduced
            let host = TestHost(environment: values) { Lamp() }
            host.tap("Lamp")
            host.clearRecording()
            host.settle()
            #expect((host.frames.count > 5) == !isReduced)
        }
    }

    @Test("right to left the switch stands at the left and its thumb goes the other way")
    func rightToLeft() {
        var values = EnvironmentValues()
        values.layoutDirection = .rightToLeft
        let host = TestHost(environment: values) { Lamp() }
        host.settle()
        let label = host.frame(of: "Lamp") ?? .zero
        #expect(label.maxX == 390)
        let before = host.opLines.filter { $0.hasPrefix("affine") }
        host.tap(CGPoint(x: 25, y: label.midY))
        host.clearRecording()
        host.settle()
        let after = host.opLines.filter { $0.hasPrefix("affine") }
        #expect(host.texts.contains("bright"))
        #expect(before.last?.hasSuffix(" 10 0") == true, "\(before)")
        #expect(after.last?.hasSuffix(" -10 0") == true, "\(after)")
    }

    @Test("a style made of a button is a switch that says whether it is on")
    func buttonStyleRole() {
        let host = TestHost { Lamp().toggleStyle(Checkbox()) }
        #expect(host.accessibilityTree.hasPrefix("toggle \"[ ], Lamp\" off"))
        host.tap("[ ]")
        #expect(host.accessibilityTree.hasPrefix("toggle \"[x], Lamp\" on"))
    }

    @Test("styles of the system's and of one's own")
    func styles() {
        let host = TestHost {
            VStack {
                Lamp().toggleStyle(Checkbox())
                Lamp().toggleStyle(.button)
            }
        }
        #expect(host.texts.contains("[ ]"))
        host.tap("[ ]")
        #expect(host.texts.contains("[x]"))
        host.tap("Lamp")
        #expect(
            host.accessibilityElements.filter { $0.isOn == true }.map(\.label)
                == ["[x], Lamp", "Lamp"])
    }
}

@MainActor
@Suite("Label", .serialized)
struct LabelTests {
    @Test("styles show the icon, the title or both")
    func styles() {
        let host = TestHost {
            VStack {
                Label("one", systemImage: "star").labelStyle(.titleOnly)
                Label("two", systemImage: "star").labelStyle(.iconOnly)
                Label("three", systemImage: "star").labelStyle(.titleAndIcon)
                Label("four", systemImage: "star").labelStyle(Reversed())
            }
        }
        #expect(host.texts == ["one", "three", "four"])
        #expect(host.accessibilityElements.map(\.label) == ["one", "two", "three", "four"])
    }

    @Test("the title begins 8 points after the icon")
    func spacing() {
        let host = TestHost {
            VStack(alignment: .leading) {
                Label {
                    Text("title")
                } icon: {
                    Color.red.frame(width: 20, height: 20)
                }
                Color.blue.frame(width: 100, height: 1)
            }
        }
        let title = host.frame(of: "title") ?? .zero
        #expect(abs(title.minX - 173) < 0.001)
    }
}

private struct Lamp: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Toggle("Lamp", isOn: $isOn)
            Text(isOn ? "bright" : "dark")
        }
    }
}

private struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Text(configuration.isOn ? "[x]" : "[ ]")
                configuration.label
            }
        }
    }
}

private struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            configuration.icon
        }
    }
}
