import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("Shape styles", .serialized)
struct ShapeStyleTests {
    /// What a circle of 10 points is painted with.
    private func paint<Content: View>(
        _ change: (inout EnvironmentValues) -> Void = { _ in },
        @ViewBuilder _ content: () -> Content
    ) -> String {
        var environment = EnvironmentValues()
        change(&environment)
        let host = TestHost(environment: environment) { content().frame(width: 10, height: 10) }
        let line = host.opLines.first { $0.hasPrefix("paint") } ?? ""
        let end = line.firstRange(of: " radii")?.lowerBound ?? line.endIndex
        return line[..<end].split(separator: " ").dropFirst(2).joined(separator: " ")
    }

    private func fill<S: ShapeStyle>(
        _ style: S, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> String {
        paint(change) { Circle().fill(style) }
    }

    @Test("steps back are the label's colours, or shares of the style set before")
    func levels() {
        #expect(fill(.secondary) == "#3c3c4399")
        #expect(fill(.quinary) == "#0000000d")
        #expect(fill(Color.black.secondary) == "#00000080")
        #expect(fill(.black.tertiary) == "#00000040")
        #expect(paint { Circle().fill(.secondary).foregroundStyle(.black) } == "#00000080")
        #expect(
            paint {
                VStack { Circle() }.foregroundStyle(.secondary).foregroundStyle(.black)
            } == "#00000080")
        #expect(paint { Circle().foregroundStyle(.secondary.opacity(0.5)) } == "#3c3c434d")
    }

    @Test("a view may say what secondary and tertiary are")
    func severalStyles() {
        func second<S: ShapeStyle>(_ style: S) -> String {
            paint { Circle().fill(style).foregroundStyle(.black, .white, .clear) }
        }
        #expect(second(.foreground) == "#000000ff")
        #expect(second(.secondary) == "#ffffffff")
        #expect(second(.tertiary) == "#00000000")
        #expect(
            paint { Circle().fill(.secondary).foregroundStyle(.black, .secondary) } == "#3c3c4399")
    }

    @Test("styles by what they are for")
    func semantic() {
        #expect(fill(.selection) == fill(.tint))
        #expect(paint { Circle().fill(.tint).tint(.black) } == "#000000ff")
        #expect(fill(.separator) == "#3c3c434a")
        #expect(fill(.fill) == "#78788033")
        #expect(fill(.fill.tertiary) == "#7676801f")
        #expect(fill(.placeholder) == "#3c3c434d")
        #expect(fill(.link) == "#007affff")
        #expect(fill(.windowBackground) { $0.colorScheme = .dark } == "#000000ff")
        #expect(fill(.background) == "#ffffffff")
        #expect(fill(.background.secondary) == "#f2f2f7ff")
        #expect(paint { Circle().fill(.background).backgroundStyle(.black) } == "#000000ff")
        #expect(
            paint {
                Circle().fill(.background).backgroundStyle(.background).backgroundStyle(.black)
            } == "#000000ff")
    }

    @Test("gradients of each kind, faded and mirrored")
    func gradients() {
        let stops = "[#000000ff@0 #ffffffff@1]"
        let colors = [Color.black, .white]
        #expect(
            fill(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
                == "linear 0 0.5 1 0.5 \(stops)")
        #expect(
            fill(.radialGradient(colors: colors, center: .topLeading, startRadius: 2, endRadius: 9))
                == "radial 0 0 2 9 \(stops)")
        #expect(fill(.ellipticalGradient(colors: colors)) == "elliptical 0.5 0.5 0 0.5 \(stops)")
        #expect(
            fill(.conicGradient(colors: colors, center: .center))
                == "angular 0.5 0.5 0 6.2831855 \(stops)")
        #expect(
            fill(.ellipticalGradient(colors: colors).secondary)
                == "elliptical 0.5 0.5 0 0.5 [#00000080@0 #ffffff80@1]")
        let mirrored = fill(
            .angularGradient(
                colors: colors, center: .leading, startAngle: .zero, endAngle: .radians(.pi))
        ) { $0.layoutDirection = .rightToLeft }
        #expect(mirrored == "angular 1 0.5 0 3.1415927 [#ffffffff@0 #000000ff@1]")
    }

    @Test("the gradient of a colour ends in it")
    func colorGradient() {
        #expect(fill(.black.gradient) == "linear 0.5 0 0.5 1 [#333333ff@0 #000000ff@1]")
    }

    @Test("a gradient fills letters and symbols; a colour needs no paint")
    func letters() {
        let gradient = LinearGradient(
            colors: [.black, .white], startPoint: .top, endPoint: .bottom)
        let lines = TestHost {
            VStack {
                Text("a").foregroundStyle(gradient)
                Image(systemName: "heart").foregroundStyle(gradient)
                Text("b").foregroundStyle(.red)
            }
        }.opLines
        #expect(lines.filter { $0.hasPrefix("paint") && $0.contains("linear") }.count == 2)
        #expect(lines.filter { $0.hasPrefix("paint") }.count == 2)
    }

    @Test("a material is translucent, and opaque where the reader wants it")
    func materials() {
        #expect(fill(.regularMaterial) == "material #f8f8f8bf blur 20")
        #expect(fill(.bar) { $0.colorScheme = .dark } == "material #252525f0 blur 20")
        #expect(fill(.thinMaterial) { $0.accessibilityReduceTransparency = true } == "#f8f8f8ff")
    }

    @Test("a style that is the same draws nothing again")
    func unchanged() {
        let remote = Remote<Int>()
        let host = TestHost {
            Controlled(0, remote) { _ in
                VStack {
                    Circle().fill(.conicGradient(colors: [.red, .blue], center: .center))
                    Circle().fill(.thinMaterial)
                    Circle().fill(.fill.secondary)
                    Circle().fill(.blue.gradient)
                }
                .foregroundStyle(.red, .blue)
            }
        }
        #expect(host.ops { remote.set(1) }.isEmpty)
    }
}
