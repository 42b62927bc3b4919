import DisplayKernel
import SwiftUI
import TestHost
import Testing

@Suite("TextMeasurer")
struct TextMeasurerTests {
    private func measure(_ text: String, width: Double? = nil, limit: Int32 = 0) -> TextMeasure {
        let style = TextStyleValue(
            size: 20, weight: 400, design: .default, flags: [],
            color: ColorValue(rgba: 0xFF), lineHeight: 26, lineLimit: limit, alignment: .left)
        return TextMeasurer.measure(
            TextRequest(text: DisplayText(text), style: style, maxWidth: width))
    }

    @Test("a scalar is half the size wide, a line as high as the style says")
    func oneLine() {
        let result = measure("hello")
        #expect(result == TextMeasure(width: 50, height: 26, firstBaseline: 19, lastBaseline: 19))
        #expect(measure("").width == 0)
        #expect(measure("").height == 26)
    }

    @Test("lines break at spaces, inside a word that is too long, and where the text says")
    func breaks() {
        #expect(measure("one two", width: 70).height == 26)
        let two = measure("one two", width: 69.9)
        #expect(two == TextMeasure(width: 30, height: 52, firstBaseline: 19, lastBaseline: 45))
        #expect(measure("abcdefgh", width: 30) == measure("abc def gh", width: 30))
        #expect(measure("a\nbc").height == 52)
        #expect(measure("abc", width: 0).height == 78)
    }

    @Test("a line limit cuts the rest")
    func limit() {
        #expect(measure("a b c d", width: 10, limit: 2).height == 52)
    }
}
