import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("Colour", .serialized)
struct ColorTests {
    private func paint(
        _ color: Color, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> String {
        var environment = EnvironmentValues()
        change(&environment)
        let host = TestHost(environment: environment) { color }
        let line = host.opLines.first { $0.hasPrefix("paint") } ?? ""
        return line.split(separator: " ").dropFirst(2).joined(separator: " ")
    }

    @Test("hue goes from red over green and blue to red; saturation and brightness fade it")
    func hue() {
        for (hue, expected) in [
            (0.0, "#ff0000ff"), (1.0 / 3, "#00ff00ff"), (2.0 / 3, "#0000ffff"), (1, "#ff0000ff"),
            (0.5, "#00ffffff"),
        ] {
            #expect(paint(Color(hue: hue, saturation: 1, brightness: 1)) == expected)
        }
        #expect(paint(Color(hue: 0.6, saturation: 0, brightness: 0.2)) == "#333333ff")
        #expect(
            paint(Color(hue: 0, saturation: 0.5, brightness: 1, opacity: 0.5)) == "#ff808080")
    }

    @Test("components in other colour spaces are drawn as sRGB")
    func spaces() {
        #expect(paint(Color(.sRGB, red: 1, green: 0.5, blue: 0)) == "#ff8000ff")
        #expect(paint(Color(.sRGBLinear, white: 0.2159)) == "#808080ff")
        #expect(paint(Color(.displayP3, white: 0.5)) == "#808080ff")
        #expect(paint(Color(.displayP3, red: 1, green: 0, blue: 0)) == "#ff0000ff")
        #expect(paint(Color(.displayP3, red: 0.5, green: 0.4, blue: 0.4)) == "#846565ff")
    }

    @Test("mixing in sRGB goes by component, and perceptual mixing by lightness")
    func mix() {
        let purple = Color(red: 1, green: 0, blue: 0)
            .mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5, in: .device)
        #expect(paint(purple) == "#800080ff")
        #expect(paint(Color.black.mix(with: .white, by: 0.5)) == "#636363ff")
        #expect(paint(Color.red.mix(with: .blue, by: 0)) == paint(.red))
        #expect(paint(Color.red.mix(with: .blue, by: 1)) == paint(.blue))
        #expect(paint(Color.primary.mix(with: .clear, by: 0.5, in: .device)) == "#00000080")
        #expect(Color.red.mix(with: .blue, by: 0.5) == Color.red.mix(with: .blue, by: 0.5))
        #expect(Color.red.mix(with: .blue, by: 0.5) != Color.red.mix(with: .blue, by: 0.6))
    }

    @Test("a mixed colour follows the scheme")
    func adaptiveMix() {
        let color = Color.primary.mix(with: .primary, by: 0.5, in: .device)
        #expect(paint(color) == "#000000ff")
        #expect(paint(color) { $0.colorScheme = .dark } == "#ffffffff")
    }

    @Test("system colours in their four variants")
    func variants() {
        let color = Color(.systemGray4)
        #expect(paint(color) == "#d1d1d6ff")
        #expect(paint(color) { $0.colorScheme = .dark } == "#3a3a3cff")
        #expect(paint(color) { $0.colorSchemeContrast = .increased } == "#bcbcc0ff")
        let both = paint(color) {
            $0.colorScheme = .dark
            $0.colorSchemeContrast = .increased
        }
        #expect(both == "#444446ff")
        #expect(Color(.systemRed) == .red)
    }

    @Test("resolve gives the components in an environment")
    func resolve() {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        let resolved = Color.primary.resolve(in: environment)
        #expect(resolved == Color.Resolved(red: 1, green: 1, blue: 1))
        let half = Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5).resolve(in: environment)
        #expect(half == Color.Resolved(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5))
        #expect(paint(Color(half)) == "#1a334d80")
    }
}
