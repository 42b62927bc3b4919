import GeometryKernel
import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("Text", .serialized)
struct TextTests {
    /// The size, weight and line height that the op for a text's style has.
    private func style<Content: View>(
        _ typeSize: DynamicTypeSize = .large, @ViewBuilder _ content: () -> Content
    ) -> String {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = typeSize
        let host = TestHost(environment: environment, content: content)
        let line = host.opLines.first { $0.hasPrefix("textStyle") } ?? ""
        let words = line.split(separator: " ")
        guard words.count > 12 else { return line }
        return "\(words[3]) \(words[5]) \(words[7]) \(words[9]) \(words[12])"
    }

    @Test(
        "the text styles at the usual size: size, weight, design, flags, line",
        arguments: [
            (Font.largeTitle, "34 400 0 0 41"), (.title, "28 400 0 0 34"),
            (.title2, "22 400 0 0 28"),
            (.title3, "20 400 0 0 25"), (.headline, "17 600 0 0 22"), (.body, "17 400 0 0 22"),
            (.callout, "16 400 0 0 21"), (.subheadline, "15 400 0 0 20"),
            (.footnote, "13 400 0 0 18"), (.caption, "12 400 0 0 16"), (.caption2, "11 400 0 0 13"),
        ])
    func styles(font: Font, expected: String) {
        #expect(style { Text("a").font(font) } == expected)
    }

    @Test(
        "the body style grows with the reader's text size",
        arguments: [
            (DynamicTypeSize.xSmall, "14"), (.large, "17"), (.xxxLarge, "23"),
            (.accessibility5, "53"),
        ])
    func typeSizes(size: DynamicTypeSize, expected: String) {
        #expect(style(size) { Text("a") }.hasPrefix(expected + " "))
        #expect(style(size) { Text("a").font(.system(size: 20)) }.hasPrefix("20 "))
    }

    @Test("a text's own modifiers win over those around it")
    func nearest() {
        let result = style {
            VStack { Text("a").font(.caption).bold() }.font(.title).fontWeight(.thin)
        }
        #expect(result == "12 700 0 0 16")
        #expect(style { Text("a").font(.title.italic().monospacedDigit()) } == "28 400 0 3 34")
        #expect(style { Text("a").font(.system(.title, design: .rounded)) } == "28 400 1 0 34")
    }

    @Test("interpolations are part of the text")
    func interpolation() {
        let host = TestHost { Text("\(3) of \("five")") }
        #expect(host.texts == ["3 of five"])
    }

    @Test("a text that changes sends its words, and its frame only when that changes too")
    func change() {
        let remote = Remote<String>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Controlled("abc", remote) { Text($0) }
        }
        #expect(host.ops { remote.set("xyz") } == ["text 2 \"xyz\""])
        #expect(
            host.ops { remote.set("wxyz") } == ["frame 2 33 39 34 22", "text 2 \"wxyz\""])
    }
}
