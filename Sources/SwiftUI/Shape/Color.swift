import DisplayKernel
import GeometryKernel

/// A colour: fixed, or one that follows the colour scheme and the contrast.
public nonisolated struct Color: Hashable, Sendable, ShapeStyle, _PrimitiveView {
    // Words without gaps: views that hold colours are compared to the bit. A fixed colour's red, green and
    // blue, or the variants of one of the system's, light and dark and then with increased contrast.
    private let first: UInt64
    private let second: UInt64
    private let third: UInt64
    private let isFixed: Int
    /// What a colour that is made of others is; the words are 0.
    private let box: ColorBox?
    let alpha: Double

    private init(
        _ first: UInt64, _ second: UInt64, _ third: UInt64, isFixed: Int, _ box: ColorBox?,
        _ alpha: Double
    ) {
        self.first = first
        self.second = second
        self.third = third
        self.isFixed = isFixed
        self.box = box
        self.alpha = alpha
    }

    /// A colour made of others.
    init(_ box: ColorBox) {
        self.init(0, 0, 0, isFixed: 0, box, 1)
    }

    init(system: SystemColor) {
        self.init(
            UInt64(system.light) << 32 | UInt64(system.dark),
            UInt64(system.lightContrast) << 32 | UInt64(system.darkContrast), 0, isFixed: 0, nil, 1)
    }

    /// - Parameters: components from 0 to 1, in sRGB.
    public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(
            red.bitPattern, green.bitPattern, blue.bitPattern, isFixed: 1, nil, opacity)
    }

    /// A grey of the same red, green and blue.
    ///
    /// - Parameters: white from 0, black, to 1; opacity from 0 to 1; in sRGB.
    public nonisolated init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// The same colour, its opacity multiplied.
    public nonisolated func opacity(_ opacity: Double) -> Color {
        Color(first, second, third, isFixed: isFixed, box, alpha * opacity)
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
        if let (red, green, blue) = components {
            return ColorValue(red: red, green: green, blue: blue, alpha: alpha)
        }
        if let box { return box.value(in: values).opacity(alpha) }
        let pair = values.colorSchemeContrast == .increased ? second : first
        let rgba = values.colorScheme == .dark ? pair : pair >> 32
        return ColorValue(rgba: UInt32(truncatingIfNeeded: rgba)).opacity(alpha)
    }

    /// Red, green and blue of a fixed colour.
    var components: (Double, Double, Double)? {
        guard isFixed == 1 else { return nil }
        return (
            Double(bitPattern: first), Double(bitPattern: second), Double(bitPattern: third)
        )
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
