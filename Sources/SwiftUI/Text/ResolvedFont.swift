import DisplayKernel
import LayoutKernel

/// A font as it is drawn: numbers only.
struct ResolvedFont: Equatable {
    var size: Double
    var weight: Double
    var design: Font.Design
    var flags: TextStyleValue.Flags
    /// Points.
    var lineHeight: Double

    /// A font in an environment; a weight and digits of a text's own win over those around it.
    init(
        _ font: Font?, weight own: Font.Weight? = nil, isMonospacedDigit: Bool = false,
        in values: EnvironmentValues
    ) {
        let font = font ?? values.font ?? .body
        let typeSize = values.dynamicTypeSize
        var weight = Font.Weight.regular
        switch font.size {
        case .style(let style):
            size = TypeScale.size(style, at: typeSize)
            lineHeight = TypeScale.lineHeight(style, at: typeSize)
            if style == .headline { weight = .semibold }
        case .fixed(let points):
            size = points > 0 && points.isFinite ? min(points, Self.greatestSize) : 0
            lineHeight = (size * Self.systemLine).rounded(.up)
        }
        lineHeight += Double(font.extraLeading)
        self.weight = Double(
            (own ?? values.fontModifiers.weight ?? font.modifiers.weight ?? weight).value)
        design = font.design ?? .default
        flags = font.flags
        if isMonospacedDigit || font.modifiers.isMonospacedDigit
            || values.fontModifiers.isMonospacedDigit
        {
            flags.insert(.monospacedDigit)
        }
    }

    /// What browsers draw at most, in points.
    private static let greatestSize = 10_000.0

    /// The system font's line, as a share of its size (from its published metrics; so are the next two).
    private static let systemLine = 1.193359375
    private static let systemAscent = 0.9521484375
    private static let systemCapHeight = 0.70458984375

    /// The metrics that the distance to the views above and below follows from.
    ///
    /// The system font's, whatever the browser draws, with half of the line's extra height above the
    /// letters and half below, as it is drawn.
    func spacing(pixelLength: Double) -> TextSpacing {
        let ascent = size * Self.systemAscent + (lineHeight - size * Self.systemLine) / 2
        return TextSpacing(
            ascent: ascent, descent: lineHeight - ascent, capHeight: size * Self.systemCapHeight,
            pixelLength: pixelLength)
    }

    func style(
        color: ColorValue, lineLimit: Int?, alignment: TextStyleValue.Alignment
    ) -> TextStyleValue {
        TextStyleValue(
            size: size, weight: weight,
            design: TextStyleValue.Design(rawValue: Int32(design.rawValue)) ?? .default,
            flags: flags, color: color, lineHeight: lineHeight,
            lineLimit: Int32(clamping: lineLimit ?? 0), alignment: alignment)
    }
}
