import DisplayKernel
import GeometryKernel

/// What a shape or a text is filled with.
public protocol ShapeStyle: Sendable {
    static func _erase(_ style: Self) -> AnyShapeStyle
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, Equatable {
    indirect enum Kind: Equatable, Sendable {
        case color(Color)
        case gradient(GradientStyle)
        /// Level 0 is primary.
        case hierarchical(Int)
        case tint
        case background
        case faded(Kind, Double)
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// The style without its type.
    public nonisolated init<S: ShapeStyle>(_ style: S) {
        self = S._erase(style)
    }

    /// The style itself.
    public static func _erase(_ style: AnyShapeStyle) -> AnyShapeStyle { style }

    /// What a box of a size is painted with.
    func paint(in values: EnvironmentValues, size: CGSize) -> PaintValue {
        if case .gradient(let gradient) = kind { return gradient.paint(in: values, size: size) }
        return .solid(color(in: values))
    }

    /// The one colour of the style; a gradient gives its first.
    func color(in values: EnvironmentValues) -> ColorValue {
        Self.color(of: kind, in: values)
    }

    private static func color(of kind: Kind, in values: EnvironmentValues) -> ColorValue {
        switch kind {
        case .color(let color): return color.resolved(in: values)
        case .gradient(let gradient):
            return gradient.gradient.stops.first?.color.resolved(in: values) ?? .clear
        case .hierarchical(let level): return hierarchical(level, in: values)
        case .tint: return (values.tint ?? .accentColor).resolved(in: values)
        case .background: return SystemColor.background.value(in: values)
        case .faded(let kind, let opacity): return color(of: kind, in: values).opacity(opacity)
        }
    }

    /// The levels below primary: the system's label colours, or shares of the style that is in force
    /// (0.5, 0.25 and 0.18 of its opacity; inferred, not verified on Apple's systems).
    private static func hierarchical(_ level: Int, in values: EnvironmentValues) -> ColorValue {
        let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
        let index = min(max(level, 0), 3)
        guard let style = values.foregroundStyle, style.kind != .hierarchical(0) else {
            return labels[index].value(in: values)
        }
        if case .hierarchical = style.kind { return labels[index].value(in: values) }
        return style.color(in: values).opacity([1, 0.5, 0.25, 0.18][index])
    }
}

/// The primary style and those that step back behind it.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    /// The foreground style itself, or the label colour where none is set.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// A step back: the secondary label colour, or half the opacity of a style set before.
    ///
    /// The half is inferred; not verified on Apple's systems.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// Two steps back: the tertiary label colour, or 0.25 of the opacity of a style set before.
    ///
    /// The 0.25 is inferred; not verified on Apple's systems.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// Three steps back: the quaternary label colour, or 0.18 of the opacity of a style set before.
    ///
    /// The 0.18 is inferred; not verified on Apple's systems.
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    /// The level as a style of any type.
    public static func _erase(_ style: HierarchicalShapeStyle) -> AnyShapeStyle {
        AnyShapeStyle(.hierarchical(style.level))
    }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle {
    /// The tint.
    public nonisolated init() {}
    /// The tint as a style of any type.
    public static func _erase(_ style: TintShapeStyle) -> AnyShapeStyle { AnyShapeStyle(.tint) }
}

/// The background of the surroundings.
public struct BackgroundStyle: ShapeStyle {
    /// The background.
    public nonisolated init() {}
    /// The background as a style of any type.
    public static func _erase(_ style: BackgroundStyle) -> AnyShapeStyle {
        AnyShapeStyle(.background)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The foreground style, a step back.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The foreground style, two steps back.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The foreground style, three steps back.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint that `View.tint(_:)` set, or the accent colour.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The ground of the screen: white, black in the dark.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { .red }
    /// The system's orange.
    public static var orange: Color { .orange }
    /// The system's yellow.
    public static var yellow: Color { .yellow }
    /// The system's green.
    public static var green: Color { .green }
    /// The system's mint.
    public static var mint: Color { .mint }
    /// The system's teal.
    public static var teal: Color { .teal }
    /// The system's cyan.
    public static var cyan: Color { .cyan }
    /// The system's blue.
    public static var blue: Color { .blue }
    /// The system's indigo.
    public static var indigo: Color { .indigo }
    /// The system's purple.
    public static var purple: Color { .purple }
    /// The system's pink.
    public static var pink: Color { .pink }
    /// The system's brown.
    public static var brown: Color { .brown }
    /// The system's grey.
    public static var gray: Color { .gray }
    /// White, in light and dark alike.
    public static var white: Color { .white }
    /// Black, in light and dark alike.
    public static var black: Color { .black }
    /// Nothing at all.
    public static var clear: Color { .clear }
}

extension ShapeStyle {
    /// The style, its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        AnyShapeStyle(.faded(Self._erase(self).kind, opacity))
    }
}
