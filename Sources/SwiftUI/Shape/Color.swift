import DisplayKernel
import GeometryKernel

/// A colour: fixed, or one that follows the colour scheme and the contrast.
public nonisolated struct Color: Hashable, Sendable, ShapeStyle, _PrimitiveView {
    enum Base: Hashable, Sendable {
        case fixed(red: Double, green: Double, blue: Double)
        case system(SystemColor)
        case custom(ColorBox)
    }

    // Words without gaps: views that hold colours are compared to the bit, and an enum's unused bytes
    // would differ from copy to copy.
    private let words: (Double, Double, Double)
    private let kind: Int
    private let box: ColorBox?
    let alpha: Double

    init(_ base: Base, alpha: Double = 1) {
        self.alpha = alpha
        switch base {
        case .fixed(let red, let green, let blue):
            (words, kind, box) = ((red, green, blue), 0, nil)
        case .system(let color):
            let light = UInt64(color.light) << 32 | UInt64(color.dark)
            let contrast = UInt64(color.lightContrast) << 32 | UInt64(color.darkContrast)
            let words = (Double(bitPattern: light), Double(bitPattern: contrast), 0.0)
            (self.words, kind, box) = (words, 1, nil)
        case .custom(let box): (words, kind, self.box) = ((0, 0, 0), 2, box)
        }
    }

    var base: Base {
        if let box { return .custom(box) }
        if kind == 0 { return .fixed(red: words.0, green: words.1, blue: words.2) }
        let (light, contrast) = (words.0.bitPattern, words.1.bitPattern)
        return .system(
            SystemColor(
                UInt32(light >> 32), UInt32(truncatingIfNeeded: light), UInt32(contrast >> 32),
                UInt32(truncatingIfNeeded: contrast)))
    }

    /// Whether both are the same colour wherever they are drawn.
    public static func == (lhs: Color, rhs: Color) -> Bool {
        lhs.alpha == rhs.alpha && lhs.base == rhs.base
    }

    /// Feeds what makes the colour what it is.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(base)
        hasher.combine(alpha)
    }

    init(system: SystemColor) {
        self.init(.system(system))
    }

    /// - Parameters: components from 0 to 1, in sRGB.
    public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(.fixed(red: red, green: green, blue: blue), alpha: opacity)
    }

    /// A grey of the same red, green and blue.
    ///
    /// - Parameters: white from 0, black, to 1; opacity from 0 to 1; in sRGB.
    public nonisolated init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// The same colour, its opacity multiplied.
    public nonisolated func opacity(_ opacity: Double) -> Color {
        Color(base, alpha: alpha * opacity)
    }

    /// A rectangle filled with the colour.
    public nonisolated static func _makeElement(_ view: Color) -> _Element {
        ShapeElement(.rectangle, style: AnyShapeStyle(view))
    }

    /// The colour as a style of any type.
    public nonisolated static func _erase(_ style: Color) -> AnyShapeStyle {
        AnyShapeStyle(.color(style))
    }

    /// The components to draw with in an environment.
    func resolved(in values: EnvironmentValues) -> ColorValue {
        switch base {
        case .fixed(let red, let green, let blue):
            return ColorValue(red: red, green: green, blue: blue, alpha: alpha)
        case .system(let color): return color.value(in: values).opacity(alpha)
        case .custom(let box): return box.value(in: values).opacity(alpha)
        }
    }
}

extension Color {
    /// The system's red.
    public static let red = Color(system: .red)
    /// The system's orange.
    public static let orange = Color(system: .orange)
    /// The system's yellow.
    public static let yellow = Color(system: .yellow)
    /// The system's green.
    public static let green = Color(system: .green)
    /// The system's mint.
    public static let mint = Color(system: .mint)
    /// The system's teal.
    public static let teal = Color(system: .teal)
    /// The system's cyan.
    public static let cyan = Color(system: .cyan)
    /// The system's blue.
    public static let blue = Color(system: .blue)
    /// The system's indigo.
    public static let indigo = Color(system: .indigo)
    /// The system's purple.
    public static let purple = Color(system: .purple)
    /// The system's pink.
    public static let pink = Color(system: .pink)
    /// The system's brown.
    public static let brown = Color(system: .brown)
    /// The system's grey.
    public static let gray = Color(system: .gray)
    /// Text of the first rank: black, white in the dark.
    public static let primary = Color(system: .label)
    /// Text that explains another: a translucent grey.
    public static let secondary = Color(system: .secondaryLabel)
    /// The tint where none is set: the system's blue.
    public static let accentColor = Color(system: .blue)
    /// White, in light and dark alike.
    public static let white = Color(white: 1)
    /// Black, in light and dark alike.
    public static let black = Color(white: 0)
    /// Nothing at all: black at opacity 0.
    public static let clear = Color(white: 0, opacity: 0)
}
