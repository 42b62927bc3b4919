import DisplayKernel

/// A font as it is drawn: numbers only.
struct ResolvedFont: Equatable {
    var size: Double
    var weight: Double
    var design: Font.Design
    var isItalic: Bool
    var isMonospacedDigit: Bool
    /// Points.
    var lineHeight: Double

    init(_ font: Font?, in values: EnvironmentValues) {
        let font = font ?? values.font ?? .body
        let typeSize = values.dynamicTypeSize
        var weight = Font.Weight.regular
        switch font.size {
        case .style(let style):
            size = TypeScale.size(style, at: typeSize)
            lineHeight = TypeScale.lineHeight(style, at: typeSize)
            if style == .headline { weight = .semibold }
        case .fixed(let points, let style):
            size = points * (style.map { TypeScale.factor($0, at: typeSize) } ?? 1)
            // The system font's line is 1.19 of its size (inferred from its published metrics).
            lineHeight = (size * 1.193359375).rounded(.up)
        }
        self.weight = Double(
            (values.fontModifiers.weight ?? font.modifiers.weight ?? weight).value)
        design = font.design ?? .default
        isItalic = font.isItalic
        isMonospacedDigit =
            font.modifiers.isMonospacedDigit || values.fontModifiers.isMonospacedDigit
    }

    func style(
        color: ColorValue, lineLimit: Int?, alignment: TextStyleValue.Alignment
    ) -> TextStyleValue {
        var flags: TextStyleValue.Flags = []
        if isItalic { flags.insert(.italic) }
        if isMonospacedDigit { flags.insert(.monospacedDigit) }
        return TextStyleValue(
            size: size, weight: weight,
            design: TextStyleValue.Design(rawValue: Int32(design.rawValue)) ?? .default,
            flags: flags, color: color, lineHeight: lineHeight,
            lineLimit: Int32(lineLimit ?? 0), alignment: alignment)
    }
}
