import GeometryKernel

extension View {
    nonisolated func textFormat(
        _ change: @escaping (inout TextFormat.Values) -> Void
    ) -> _ElementView {
        environmentElement { $0.format(change) }
    }

    /// Sets the typeface of texts inside, over that of their fonts; nil leaves the fonts' own.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        textFormat { $0.design = design }
    }

    /// Sets texts inside in the typeface whose letters are all equally wide.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        fontDesign(isActive ? .monospaced : nil)
    }

    /// Sets texts inside in italics, or upright.
    public nonisolated func italic(_ isActive: Bool = true) -> some View {
        textFormat { $0.isItalic = isActive }
    }

    /// Adds room behind each letter of the texts inside, in points.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View {
        textFormat { $0.kerning = kerning }
    }

    /// Adds room behind each letter of the texts inside, in points; it wins over `kerning(_:)`.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View {
        textFormat { $0.tracking = tracking }
    }

    /// Lifts the letters of the texts inside above the baseline, in points; below zero lowers them.
    ///
    /// Lines grow by as much (inferred; not verified on Apple's systems).
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textFormat { $0.baselineOffset = baselineOffset }
    }

    /// Draws lines under the texts inside; nil is their own colour.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textFormat {
            $0.underline = .some(isActive ? TextLine(pattern: pattern, color: color) : nil)
        }
    }

    /// Draws lines through the texts inside; nil is their own colour.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textFormat {
            $0.strikethrough = .some(isActive ? TextLine(pattern: pattern, color: color) : nil)
        }
    }

    /// Draws the texts inside in capitals or in small letters; nil leaves them as written.
    ///
    /// What is read aloud and copied stays as written.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        textFormat { $0.textCase = .some(textCase) }
    }

    /// Sets the room between two lines of a text inside, in points, beside the font's own.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        textFormat { $0.lineSpacing = lineSpacing }
    }

    /// Sets which part of a text inside is left out when it does not fit.
    ///
    /// In a text of several lines it is a part of the last one.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        textFormat { $0.truncation = mode }
    }

    /// Lets a text inside that does not fit become smaller before it is cut.
    ///
    ///     Text(title).lineLimit(1).minimumScaleFactor(0.5)
    ///
    /// - Parameter factor: the smallest share of the text's size, from 0 to 1.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        textFormat { $0.minimumScale = factor }
    }

    private nonisolated func lines(_ fewest: Int?, _ most: Int?) -> _ElementView {
        environmentElement {
            $0.lineLimit = most
            $0.format { $0.minimumLines = fewest }
        }
    }

    /// Sets the fewest and the most lines of a text inside; it keeps room for the fewest.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(limit.lowerBound, limit.upperBound)
    }

    /// Sets the fewest lines of a text inside: it keeps room for them.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(limit.lowerBound, nil)
    }

    /// Sets the most lines of a text inside.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(nil, limit.upperBound)
    }

    /// Sets the most lines of a text inside, and whether it always keeps room for them.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(reservesSpace ? limit : nil, limit)
    }

    /// Keeps the text size of this view and what is inside it in a range.
    ///
    ///     toolbar.dynamicTypeSize(.small ... .xxLarge)
    public nonisolated func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
        typeSize(range.lowerBound, range.upperBound)
    }

    /// Keeps the text size of this view and what is inside it at a size or larger.
    public nonisolated func dynamicTypeSize(
        _ range: PartialRangeFrom<DynamicTypeSize>
    ) -> some View {
        typeSize(range.lowerBound, .accessibility5)
    }

    /// Keeps the text size of this view and what is inside it at a size or smaller.
    public nonisolated func dynamicTypeSize(
        _ range: PartialRangeThrough<DynamicTypeSize>
    ) -> some View {
        typeSize(.xSmall, range.upperBound)
    }

    private nonisolated func typeSize(
        _ smallest: DynamicTypeSize, _ largest: DynamicTypeSize
    ) -> _ElementView {
        environmentElement { $0.dynamicTypeSize = min(max($0.dynamicTypeSize, smallest), largest) }
    }
}
