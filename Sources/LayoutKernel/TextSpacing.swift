package import GeometryKernel

/// The metrics of a line of text from which its distances to neighbours follow.
///
/// Reference: SwiftUI, reverse-engineered [RE]; two distances cross-checked with iOS 26.
/// `L` is ascent + descent and `s` a tenth of it, rounded up to a whole pixel.
package struct TextSpacing: Equatable, Sendable {
    /// The height above the baseline, in points.
    package var ascent: CGFloat

    /// The depth below the baseline, in points, positive.
    package var descent: CGFloat

    /// The height of a capital, in points.
    package var capHeight: CGFloat

    /// The extra space the font asks for between lines, in points.
    package var leading: CGFloat

    /// The length of a device pixel, in points.
    package var pixelLength: CGFloat

    /// Creates metrics.
    package init(
        ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat = 0,
        pixelLength: CGFloat = 1
    ) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.leading = leading
        self.pixelLength = pixelLength
    }

    /// The distance from an edge above down to the top of this text: `L + s - ascent`.
    package var edgeAbove: CGFloat { line + gap - ascent }

    /// The distance from the bottom of this text to an edge below:
    /// `max(L + s - capHeight, s + descent)`.
    package var edgeBelow: CGFloat { max(line + gap - capHeight, gap + descent) }

    /// The distance from text above down to this text: the leading, rounded up to a pixel.
    package var textAbove: CGFloat { roundedUp(leading) }

    private var line: CGFloat { ascent + descent }

    private var gap: CGFloat { roundedUp(0.1 * line) }

    private func roundedUp(_ length: CGFloat) -> CGFloat {
        guard pixelLength > 0 else { return length }
        return (length / pixelLength).rounded(.up) * pixelLength
    }
}
