import DisplayKernel

/// A typeface, its size and weight.
public struct Font: Hashable, Sendable {
    /// The system's text styles, each with a size at every text size.
    public enum TextStyle: Int, CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
        case caption, caption2
    }

    /// The system's typefaces.
    public enum Design: Int, Hashable, Sendable {
        case `default`, rounded, serif, monospaced
    }

    /// The thickness of the strokes.
    public struct Weight: Hashable, Sendable {
        /// As in CSS: 400 is regular.
        let value: Int

        /// Drawn as CSS weight 100.
        public static let ultraLight = Weight(value: 100)
        /// Drawn as CSS weight 200.
        public static let thin = Weight(value: 200)
        /// Drawn as CSS weight 300.
        public static let light = Weight(value: 300)
        /// Drawn as CSS weight 400.
        public static let regular = Weight(value: 400)
        /// Drawn as CSS weight 500.
        public static let medium = Weight(value: 500)
        /// Drawn as CSS weight 600.
        public static let semibold = Weight(value: 600)
        /// Drawn as CSS weight 700.
        public static let bold = Weight(value: 700)
        /// Drawn as CSS weight 800.
        public static let heavy = Weight(value: 800)
        /// Drawn as CSS weight 900.
        public static let black = Weight(value: 900)
    }

    /// What views add to whatever font is in force.
    struct Modifiers: Hashable, Sendable {
        var weight: Weight?
        var isMonospacedDigit = false
    }

    enum Size: Hashable, Sendable {
        case style(TextStyle)
        /// Points.
        case fixed(Double)
    }

    let size: Size
    var design: Design?
    var modifiers = Modifiers()
    var flags: TextStyleValue.Flags = []
    /// Points added to the height of a line.
    var extraLeading: Int8 = 0

    init(_ size: Size) {
        self.size = size
    }

    private init(style: TextStyle) {
        self.init(.style(style))
    }

    /// 34 points at the large text size, as iOS 18; so are the sizes below.
    public static let largeTitle = Font(style: .largeTitle)
    /// 28 points.
    public static let title = Font(style: .title)
    /// 22 points.
    public static let title2 = Font(style: .title2)
    /// 20 points.
    public static let title3 = Font(style: .title3)
    /// 17 points, semibold.
    public static let headline = Font(style: .headline)
    /// 15 points.
    public static let subheadline = Font(style: .subheadline)
    /// 17 points; the font of texts that name none.
    public static let body = Font(style: .body)
    /// 16 points.
    public static let callout = Font(style: .callout)
    /// 13 points.
    public static let footnote = Font(style: .footnote)
    /// 12 points.
    public static let caption = Font(style: .caption)
    /// 11 points.
    public static let caption2 = Font(style: .caption2)

    /// The system's font in a text style, which grows with the reader's text size.
    ///
    ///     Text("12:30").font(.system(.title, design: .rounded, weight: .medium))
    ///
    /// - Parameters: a design of nil is the default one; a weight of nil is the style's own.
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        var font = Font(.style(style))
        font.design = design
        font.modifiers.weight = weight
        return font
    }

    /// - Parameter size: points, whatever text size the reader chose.
    public static func system(
        size: Double, weight: Weight? = nil, design: Design? = nil
    ) -> Font {
        var font = Font(.fixed(size))
        font.design = design
        font.modifiers.weight = weight
        return font
    }

    /// The font in a weight.
    public func weight(_ weight: Weight) -> Font {
        var copy = self
        copy.modifiers.weight = weight
        return copy
    }

    /// The font in bold.
    public func bold() -> Font { weight(.bold) }
}
