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

    public nonisolated init<S: ShapeStyle>(_ style: S) {
        self = S._erase(style)
    }

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

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    public static func _erase(_ style: HierarchicalShapeStyle) -> AnyShapeStyle {
        AnyShapeStyle(.hierarchical(style.level))
    }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle {
    public nonisolated init() {}
    public static func _erase(_ style: TintShapeStyle) -> AnyShapeStyle { AnyShapeStyle(.tint) }
}

/// The background of the surroundings.
public struct BackgroundStyle: ShapeStyle {
    public nonisolated init() {}
    public static func _erase(_ style: BackgroundStyle) -> AnyShapeStyle {
        AnyShapeStyle(.background)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}

extension ShapeStyle {
    /// The style, its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        AnyShapeStyle(.faded(Self._erase(self).kind, opacity))
    }
}
