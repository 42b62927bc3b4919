import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("Text format", .serialized)
struct TextFormatTests {
    /// The style that the only text is drawn with, from its flags on.
    private func style<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
        let line = TestHost(content: content).opLines.first { $0.hasPrefix("textStyle") } ?? ""
        return line.split(separator: " ").drop { $0 != "design" }.joined(separator: " ")
    }

    private let plain = "design 0 flags 0 #000000ff line 22 kerning 0 limit 0 align 0 truncation 0"

    @Test("typefaces, italics, lines and capitals, on a text and around it")
    func flags() {
        #expect(style { Text("a") } == plain)
        for (flags, texts) in [
            (1, [AnyView(Text("a").italic()), AnyView(Group { Text("a") }.italic())]),
            (4, [AnyView(Text("a").underline()), AnyView(Group { Text("a") }.underline())]),
            (
                8,
                [AnyView(Text("a").strikethrough()), AnyView(Group { Text("a") }.strikethrough())]
            ),
            (16, [AnyView(Text("a").textCase(.uppercase))]),
            (32, [AnyView(Text("a").textCase(.lowercase))]),
            (64, [AnyView(Text("a").font(.body.smallCaps()))]),
            (128, [AnyView(Text("a").font(.body.lowercaseSmallCaps()))]),
            (260, [AnyView(Text("a").underline(pattern: .dot))]),
            (520, [AnyView(Text("a").strikethrough(pattern: .dash))]),
        ] {
            for text in texts {
                #expect(style { text } == plain.replacing("flags 0", with: "flags \(flags)"))
            }
        }
        #expect(style { Text("a").monospaced() }.hasPrefix("design 3 "))
        #expect(style { Text("a").font(.body.monospaced()) }.hasPrefix("design 3 "))
        #expect(style { VStack { Text("a") }.fontDesign(.serif) }.hasPrefix("design 2 "))
        #expect(style { Text("a").underline(color: .black) }.hasSuffix(" lines #000000ff"))
    }

    @Test("the nearest wins, and may take back what was set further out")
    func nearest() {
        #expect(style { Text("a").italic(false).textCase(nil).textCase(.uppercase) } == plain)
        #expect(
            style { VStack { Text("a").underline(false).italic(false) }.underline().italic() }
                == plain)
        #expect(
            style { VStack { Text("a").kerning(2) }.kerning(5).italic() }.contains("kerning 2"))
        #expect(style { Text("a").kerning(2).tracking(3) }.contains("kerning 3"))
    }

    @Test("leading makes lines lower or higher, whatever cuts is told")
    func others() {
        #expect(style { Text("a").font(.body.leading(.tight)) }.contains("line 20 "))
        #expect(style { Text("a").font(.body.leading(.loose)) }.contains("line 24 "))
        #expect(style { Text("a").truncationMode(.head) }.contains("truncation 1"))
        #expect(style { Text("a").truncationMode(.middle) }.contains("truncation 2"))
    }

    @Test("the environment's own values and the modifiers are the same")
    func values() {
        struct Reader: View {
            @Environment(\.lineSpacing) private var spacing
            @Environment(\.truncationMode) private var mode
            @Environment(\.minimumScaleFactor) private var scale

            var body: some View { Text("\(Int(spacing)) \(mode == .head) \(scale == 0.5)") }
        }
        let host = TestHost {
            VStack {
                Reader()
                Reader().lineSpacing(4).truncationMode(.head).minimumScaleFactor(0.5)
                Reader().environment(\.lineSpacing, 7)
            }
        }
        #expect(host.texts == ["0 false false", "4 true true", "7 false false"])
    }

    @Test("a format that is the same draws nothing again")
    func unchanged() {
        let remote = Remote<Int>()
        let host = TestHost {
            Controlled(0, remote) { _ in Text("a").kerning(1).underline().lineSpacing(3) }
        }
        #expect(host.ops { remote.set(1) }.isEmpty)
    }
}
