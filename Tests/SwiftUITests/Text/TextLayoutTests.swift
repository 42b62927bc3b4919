import GeometryKernel
import SwiftUI
import TestHost
import Testing

/// A body text is 8.5 points a letter and 22 points a line in the test host.
@MainActor
@Suite("Text layout", .serialized)
struct TextLayoutTests {
    private func frame<Content: View>(
        of text: String, in size: CGSize = CGSize(width: 300, height: 400),
        @ViewBuilder _ content: () -> Content
    ) -> CGRect? {
        TestHost(size: size, content: content).frame(of: text)
    }

    private let story = "one two three four five six seven eight"

    @Test("a text in too little height keeps as many lines as fit, and one in any case")
    func height() {
        let width = 90.0
        #expect(frame(of: story) { Text(story).frame(width: width) }?.height == 110)
        for (height, lines) in [(110.0, 5.0), (109, 4), (44, 2), (43, 1), (5, 1), (0, 1)] {
            let frame = frame(of: story) { Text(story).frame(width: width, height: height) }
            #expect(frame?.height == lines * 22)
        }
    }

    @Test("a stack that is too low cuts its texts, and centres what is left")
    func stack() {
        let host = TestHost(size: CGSize(width: 90, height: 66)) {
            VStack {
                Text(story)
                Text("end")
            }
            .frame(height: 66)
        }
        #expect(host.frame(of: story)?.height == 44)
        #expect(host.frame(of: "end")?.minY == 44)
    }

    @Test("the last baseline of a cut text is that of the last line shown")
    func baseline() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text(story).lineLimit(2).frame(width: 90)
                Text("x")
            }
        }
        #expect(host.frame(of: "x")?.maxY == host.frame(of: story)?.maxY)
    }

    @Test("a range of lines keeps room for the fewest and cuts after the most")
    func lineRange() {
        #expect(frame(of: "a") { Text("a").lineLimit(2...3) }?.height == 44)
        #expect(frame(of: "a") { Text("a").lineLimit(3...) }?.height == 66)
        #expect(frame(of: "a") { Text("a").lineLimit(2, reservesSpace: true) }?.height == 44)
        #expect(frame(of: "a") { Text("a").lineLimit(2, reservesSpace: false) }?.height == 22)
        #expect(frame(of: story) { Text(story).lineLimit(2...3).frame(width: 90) }?.height == 66)
        #expect(frame(of: story) { Text(story).lineLimit(...2).frame(width: 90) }?.height == 44)
    }

    @Test("line spacing lies between lines only")
    func lineSpacing() {
        #expect(frame(of: "a") { Text("a").lineSpacing(10) }?.height == 22)
        #expect(frame(of: story) { Text(story).lineSpacing(10).frame(width: 90) }?.height == 150)
        let cut = frame(of: story) { Text(story).lineSpacing(10).frame(width: 90, height: 60) }
        #expect(cut?.height == 54)
    }

    @Test("a baseline offset makes the line higher, and neighbours stand on the baseline")
    func baselineOffset() {
        for (offset, top) in [(6.0, 6.0), (-6, 0)] {
            let host = TestHost(size: CGSize(width: 300, height: 28)) {
                HStack(alignment: .firstTextBaseline) {
                    Text("a").baselineOffset(offset)
                    Text("b")
                }
            }
            #expect(host.frame(of: "a")?.height == 28)
            #expect(host.frame(of: "b")?.minY == top)
        }
    }

    @Test("a text shrinks to fit, as far as its minimum scale allows")
    func minimumScale() {
        let size = CGSize(width: 85, height: 100)
        func width(_ factor: Double) -> Double? {
            frame(of: "abcdefghijklmno", in: size) {
                Text("abcdefghijklmno").lineLimit(1).minimumScaleFactor(factor)
            }?.height
        }
        // 15 letters are 127.5 points wide: two thirds of the size fit.
        #expect(width(1) == 22)
        #expect((width(0.5) ?? 0) < 22 * 0.67 && (width(0.5) ?? 0) > 22 * 0.65)
        #expect(abs((width(0.9) ?? 0) - 22 * 0.9) < 0.001)
    }

    @Test("texts in a stack stand close; what is no text keeps the distance of the type")
    func spacing() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            VStack {
                Text("a")
                Text("b").font(.title)
                Color.red.frame(width: 10, height: 10)
                Text("c")
            }
        }
        let frames = ["a", "b", "c"].compactMap { host.frame(of: $0) }
        guard frames.count == 3 else { return #expect(Bool(false)) }
        #expect(frames[1].minY == frames[0].maxY)
        // Below the title: 34 + 3.5 - 28 × 0.7046; above the body: 22 + 2.5 - 17.04.
        let below = 34 + 3.5 - 28 * 0.70458984375
        let above = 22 + 2.5 - (17 * 0.9521484375 + (22 - 17 * 1.193359375) / 2)
        #expect(abs(frames[2].minY - frames[1].maxY - 10 - below - above) < 1e-9)
    }

    @Test("a frame of a fixed height has the usual distance again")
    func resetSpacing() {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            VStack {
                Text("a").frame(height: 22)
                Text("b").frame(height: 22)
            }
        }
        #expect((host.frame(of: "b")?.minY ?? 0) - (host.frame(of: "a")?.maxY ?? 0) == 8)
    }

    @Test("a length relative to a style grows with it, at once")
    func scaledMetric() {
        struct Row: View {
            @ScaledMetric(relativeTo: .largeTitle) private var side = 34.0
            @ScaledMetric private var gap = 17.0

            var body: some View { Text("\(Int(side)) \(Int(gap))") }
        }
        let host = TestHost { Row() }
        #expect(host.texts == ["34 17"])
        host.set { $0.dynamicTypeSize = .accessibility5 }
        host.frame()
        #expect(host.texts == ["60 53"])
    }

    @Test("a range of text sizes holds the reader's within it")
    func typeSizeRange() {
        struct Size: View {
            @Environment(\.dynamicTypeSize) private var size

            var body: some View { Text("\(size.rawValue)") }
        }
        let host = TestHost {
            VStack {
                Size().dynamicTypeSize(.medium ... .xLarge)
                Size().dynamicTypeSize(.xLarge...)
                Size().dynamicTypeSize(...(.small))
            }
        }
        #expect(host.texts == ["3", "4", "1"])
        host.set { $0.dynamicTypeSize = .accessibility5 }
        host.frame()
        #expect(host.texts == ["4", "11", "1"])
    }
}
