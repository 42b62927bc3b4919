import DisplayKernel
import SwiftUI

/// Measures text without fonts, the same everywhere.
///
/// Every scalar is half the size wide. Lines break at spaces, and inside a word that is wider than the
/// line. With `size` s and line height h (as 32-bit numbers, as the page gets them), `a = s / 2`:
///
/// - a line holds `floor(maxWidth / a)` scalars, at least 1; without a width it holds all;
/// - width = scalars of the longest line × a; height = lines × h;
/// - the first baseline is at `(h - s) / 2 + s * 0.8`, the last `(lines - 1) × h` below it.
///
/// A line limit cuts the lines that are too many. The replay in node repeats this in JavaScript.
package enum TextMeasurer {
    package static func measure(_ request: TextRequest) -> TextMeasure {
        let size = Double(Float(bitPattern: request.style.word(0)))
        let lineHeight = Double(Float(bitPattern: request.style.word(5)))
        let limit = Int(Int32(bitPattern: request.style.word(7)))
        let advance = size / 2
        var lines = breakLines(request.text.string, capacity: capacity(request.maxWidth, advance))
        if limit > 0 { lines = Array(lines.prefix(limit)) }
        let count = Double(max(lines.count, 1))
        let first = (lineHeight - size) / 2 + size * 0.8
        return TextMeasure(
            width: Double(lines.max() ?? 0) * advance, height: count * lineHeight,
            firstBaseline: first, lastBaseline: first + (count - 1) * lineHeight)
    }

    private static func capacity(_ width: Double?, _ advance: Double) -> Int {
        guard let width, advance > 0 else { return .max }
        let exact = (width / advance).rounded(.down)
        return exact < 1 ? 1 : exact > 1e6 ? 1_000_000 : Int(exact)
    }

    /// The lengths of the lines, in scalars; a space at a break belongs to no line.
    private static func breakLines(_ text: String, capacity: Int) -> [Int] {
        var lines: [Int] = []
        for paragraph in text.unicodeScalars.split(
            separator: "\n", omittingEmptySubsequences: false)
        {
            var line = 0
            var isEmpty = true
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                var length = word.count
                if !isEmpty {
                    if line + 1 + length <= capacity {
                        line += 1 + length
                        continue
                    }
                    lines.append(line)
                }
                while length > capacity {
                    lines.append(capacity)
                    length -= capacity
                }
                line = length
                isEmpty = false
            }
            lines.append(line)
        }
        return lines
    }
}
