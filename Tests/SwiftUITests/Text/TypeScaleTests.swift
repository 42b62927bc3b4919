import SwiftUI
import TestHost
import Testing

@MainActor
@Suite("Type scale", .serialized)
struct TypeScaleTests {
    /// Size and line height of a style at each text size. From Apple's guidelines up to iOS 18, those beyond
    /// xxxLarge of the smaller styles and the line heights away from large as remembered.
    @Test(
        "sizes and lines of a style at the twelve text sizes",
        arguments: [
            (
                Font.TextStyle.largeTitle,
                "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"
            ),
            (.title2, "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
            (.body, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
            (.caption2, "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
        ])
    func table(style: Font.TextStyle, expected: String) {
        let lines = DynamicTypeSize.allCases.map { size -> String in
            var environment = EnvironmentValues()
            environment.dynamicTypeSize = size
            let host = TestHost(environment: environment) { Text("a").font(.system(style)) }
            let words = (host.opLines.first { $0.hasPrefix("textStyle") } ?? "").split(
                separator: " ")
            return words.count > 12 ? "\(words[3])/\(words[12])" : ""
        }
        #expect(lines.joined(separator: " ") == expected)
    }
}
