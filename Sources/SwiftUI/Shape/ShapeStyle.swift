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
        /// Level 0 is primary.
        case hierarchical(Int)
        case faded(Kind, Double)
        case custom(StyleBox)
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
        guard let (box, opacity) = kind.box else { return .solid(color(in: values)) }
        return box.paint(in: values, size: size, opacity: opacity)
    }

    /// What letters and symbols of a size are painted with beside their colour: a gradient, or nothing.
    func glyphPaint(in values: EnvironmentValues, size: CGSize) -> PaintValue {
        guard let (box, opacity) = kind.box else { return .none }
        return box.glyphPaint(in: values, size: size, opacity: opacity)
    }

    /// The one colour of the style; a gradient gives its first.
    func color(in values: EnvironmentValues) -> ColorValue {
        switch kind {
        case .color(let color): return color.resolved(in: values)
        case .hierarchical(let level): return Self.hierarchical(level, in: values)
        case .faded(let kind, let opacity):
            return AnyShapeStyle(kind).color(in: values).opacity(opacity)
        case .custom(let box): return box.color(in: values)
        }
    }

    // MARK: Levels

    static let labels: [SystemColor] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
    ]

    /// What is left of a style's opacity some steps back (inferred; not verified on Apple's systems).
    static func share(of level: Int) -> Double {
        [1, 0.5, 0.25, 0.18, 0.1][min(max(level, 0), 4)]
    }

    /// The levels below primary: the system's label colours, or steps back from the style in force.
    private static func hierarchical(_ level: Int, in values: EnvironmentValues) -> ColorValue {
        if let kind = values.foregroundStyle?.kind, !kind.isRelative {
            return AnyShapeStyle(kind.level(level)).color(in: values)
        }
        return labels[min(max(level, 0), 4)].value(in: values)
    }

    /// The style, where it is set inside another one: a step back is one from that.
    func over(_ outer: AnyShapeStyle?) -> AnyShapeStyle {
        guard case .hierarchical(let level) = kind, let outer, !outer.kind.isRelative else {
            return self
        }
        return AnyShapeStyle(outer.kind.level(level))
    }
}

extension AnyShapeStyle.Kind {
    /// What is behind the style when it is no colour, and how much of its opacity is left.
    var box: (StyleBox, Double)? {
        var kind = self
        var opacity = 1.0
        while case .faded(let inner, let share) = kind {
            kind = inner
            opacity *= share
        }
        if case .custom(let box) = kind { return (box, opacity) }
        return nil
    }

    /// Whether the style is a step back from the one around it.
    var isRelative: Bool {
        switch self {
        case .hierarchical: return true
        case .faded(let kind, _): return kind.isRelative
        case .color, .custom: return false
        }
    }

    /// The style some steps back.
    func level(_ level: Int) -> Self {
        if case .custom(let box) = self { return box.level(level) }
        return level == 0 ? self : .faded(self, AnyShapeStyle.share(of: level))
    }
}

extension ShapeStyle {
    /// The style, its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        AnyShapeStyle(.faded(Self._erase(self).kind, opacity))
    }
}
