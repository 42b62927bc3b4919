/// A typeface, its size and weight.
public struct Font: Hashable, Sendable {
    public enum TextStyle: Int, CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
        case caption, caption2
    }

    public enum Design: Int, Hashable, Sendable {
        case `default`, rounded, serif, monospaced
    }

    public struct Weight: Hashable, Sendable {
        /// As in CSS: 400 is regular.
        let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// What views add to whatever font is in force.
    struct Modifiers: Hashable, Sendable {
        var weight: Weight?
        var isMonospacedDigit = false
    }

    enum Size: Hashable, Sendable {
        case style(TextStyle)
        /// Points; grows with a style when one is given.
        case fixed(Double, relativeTo: TextStyle?)
    }

    let size: Size
    var design: Design?
    var modifiers = Modifiers()
    var isItalic = false

    init(_ size: Size) {
        self.size = size
    }

    private init(style: TextStyle) {
        self.init(.style(style))
    }

    public static let largeTitle = Font(style: .largeTitle)
    public static let title = Font(style: .title)
    public static let title2 = Font(style: .title2)
    public static let title3 = Font(style: .title3)
    public static let headline = Font(style: .headline)
    public static let subheadline = Font(style: .subheadline)
    public static let body = Font(style: .body)
    public static let callout = Font(style: .callout)
    public static let footnote = Font(style: .footnote)
    public static let caption = Font(style: .caption)
    public static let caption2 = Font(style: .caption2)

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
        var font = Font(.fixed(size, relativeTo: nil))
        font.design = design
        font.modifiers.weight = weight
        return font
    }

    public func weight(_ weight: Weight) -> Font {
        var copy = self
        copy.modifiers.weight = weight
        return copy
    }

    public func bold() -> Font { weight(.bold) }

    public func italic() -> Font {
        var copy = self
        copy.isItalic = true
        return copy
    }

    public func monospacedDigit() -> Font {
        var copy = self
        copy.modifiers.isMonospacedDigit = true
        return copy
    }
}
