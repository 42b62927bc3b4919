import DisplayKernel
import GeometryKernel

/// A colour: fixed, or one that follows the colour scheme and the contrast.
public nonisolated struct Color: Hashable, Sendable, ShapeStyle, _PrimitiveView {
    enum Base: Hashable, Sendable {
        case fixed(red: Double, green: Double, blue: Double)
        case system(SystemColor)
    }

    let base: Base
    let alpha: Double

    init(_ base: Base, alpha: Double = 1) {
        self.base = base
        self.alpha = alpha
    }

    init(system: SystemColor) {
        self.init(.system(system))
    }

    /// The colour spaces of `Color.init(_:red:green:blue:opacity:)`. Everything is drawn as sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// - Parameters: components from 0 to 1, in sRGB.
    public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(.fixed(red: red, green: green, blue: blue), alpha: opacity)
    }

    public nonisolated init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// The same colour, its opacity multiplied.
    public nonisolated func opacity(_ opacity: Double) -> Color {
        Color(base, alpha: alpha * opacity)
    }

    public nonisolated static func _makeElement(_ view: Color) -> _Element {
        ShapeElement(.rectangle, style: AnyShapeStyle(view))
    }

    public nonisolated static func _erase(_ style: Color) -> AnyShapeStyle {
        AnyShapeStyle(.color(style))
    }

    /// The components to draw with in an environment.
    func resolved(in values: EnvironmentValues) -> ColorValue {
        switch base {
        case .fixed(let red, let green, let blue):
            return ColorValue(red: red, green: green, blue: blue, alpha: alpha)
        case .system(let color):
            return color.value(in: values).opacity(alpha)
        }
    }
}

extension Color {
    public static let red = Color(system: .red)
    public static let orange = Color(system: .orange)
    public static let yellow = Color(system: .yellow)
    public static let green = Color(system: .green)
    public static let mint = Color(system: .mint)
    public static let teal = Color(system: .teal)
    public static let cyan = Color(system: .cyan)
    public static let blue = Color(system: .blue)
    public static let indigo = Color(system: .indigo)
    public static let purple = Color(system: .purple)
    public static let pink = Color(system: .pink)
    public static let brown = Color(system: .brown)
    public static let gray = Color(system: .gray)
    public static let primary = Color(system: .label)
    public static let secondary = Color(system: .secondaryLabel)
    public static let accentColor = Color(system: .blue)
    public static let white = Color(white: 1)
    public static let black = Color(white: 0)
    public static let clear = Color(white: 0, opacity: 0)
}
