import GeometryKernel

/// The modifiers of views that leave a text a text.
extension Text {
    private nonisolated func with(_ change: (inout Text) -> Void) -> Text {
        var copy = self
        change(&copy)
        return copy
    }

    private nonisolated func format(_ change: (inout TextFormat.Values) -> Void) -> Text {
        with { $0.traits = TextFormat.changing($0.traits, change) }
    }

    /// The text in a font; nil takes the font around it.
    public nonisolated func font(_ font: Font?) -> Text {
        with { $0.font = font }
    }

    /// The text in a weight, over that of its font; nil takes the weight around it.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
        with { $0.weight = weight }
    }

    /// The text in a typeface, over that of its font; nil takes the one around it.
    public nonisolated func fontDesign(_ design: Font.Design?) -> Text {
        format { $0.design = design }
    }

    /// The text in bold.
    public nonisolated func bold() -> Text { fontWeight(.bold) }

    /// The text in bold; false takes the weight around it.
    public nonisolated func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

    /// The text in italics.
    public nonisolated func italic() -> Text { italic(true) }

    /// The text in italics, or upright.
    public nonisolated func italic(_ isActive: Bool) -> Text {
        format { $0.isItalic = isActive }
    }

    /// The text in the typeface whose letters are all equally wide; false takes its font's own.
    public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
        fontDesign(isActive ? .monospaced : nil)
    }

    /// The text with digits of equal width.
    public nonisolated func monospacedDigit() -> Text {
        with { $0.isMonospacedDigit = true }
    }

    /// Room added behind each letter, in points; letters that join in a ligature no longer do.
    public nonisolated func kerning(_ kerning: CGFloat) -> Text {
        format { $0.kerning = kerning }
    }

    /// Room added behind each letter, in points; it wins over `kerning(_:)`.
    ///
    /// A page draws both alike: letters do not join in ligatures with either.
    public nonisolated func tracking(_ tracking: CGFloat) -> Text {
        format { $0.tracking = tracking }
    }

    /// Lifts the letters above the baseline, in points; below zero lowers them.
    ///
    /// The line grows by as much (inferred; not verified on Apple's systems).
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        format { $0.baselineOffset = baselineOffset }
    }

    /// Draws a line under the text; nil is the text's own colour.
    ///
    /// A text with lines both under and through it has both in the pattern and colour of the underline.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        format { $0.underline = .some(isActive ? TextLine(pattern: pattern, color: color) : nil) }
    }

    /// Draws a line through the text; nil is the text's own colour.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        format {
            $0.strikethrough = .some(isActive ? TextLine(pattern: pattern, color: color) : nil)
        }
    }

    /// The text drawn with a style.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with { $0.style = AnyShapeStyle(style) }
    }

    /// The text in a colour; nil takes the style around it.
    public nonisolated func foregroundColor(_ color: Color?) -> Text {
        with { $0.style = color.map { AnyShapeStyle($0) } }
    }
}
