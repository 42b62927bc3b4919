import DisplayKernel
import GeometryKernel

/// A style that is more than one colour, or that looks at its surroundings.
///
/// A class for each, so that a page links only those that it names. Objects do not change.
class StyleBox: Equatable, @unchecked Sendable {
    /// The one colour of the style, where only one can be had.
    func color(in values: EnvironmentValues) -> ColorValue { .clear }

    /// What a box of a size is painted with.
    func paint(in values: EnvironmentValues, size: CGSize, opacity: Double) -> PaintValue {
        .solid(color(in: values).opacity(opacity))
    }

    /// What letters are painted with beside their colour: a gradient, or nothing.
    func glyphPaint(in values: EnvironmentValues, size: CGSize, opacity: Double) -> PaintValue {
        .none
    }

    /// The style some steps back.
    func level(_ level: Int) -> AnyShapeStyle.Kind {
        level == 0 ? .custom(self) : .faded(.custom(self), AnyShapeStyle.share(of: level))
    }

    func isSame(as other: StyleBox) -> Bool { false }

    static func == (a: StyleBox, b: StyleBox) -> Bool { a === b || a.isSame(as: b) }
}

/// The tint around a view.
final class TintBox: StyleBox, @unchecked Sendable {
    override func color(in values: EnvironmentValues) -> ColorValue {
        (values.tint ?? .accentColor).resolved(in: values)
    }

    override func isSame(as other: StyleBox) -> Bool { other is TintBox }
}

/// One of the system's colours, and other ones of the system's for the steps back.
final class LeveledBox: StyleBox, @unchecked Sendable {
    private let levels: [AnyShapeStyle.Kind]

    init(_ levels: [AnyShapeStyle.Kind]) {
        self.levels = levels
    }

    override func color(in values: EnvironmentValues) -> ColorValue {
        AnyShapeStyle(levels[0]).color(in: values)
    }

    override func paint(
        in values: EnvironmentValues, size: CGSize, opacity: Double
    ) -> PaintValue {
        AnyShapeStyle(.faded(levels[0], opacity)).paint(in: values, size: size)
    }

    override func glyphPaint(
        in values: EnvironmentValues, size: CGSize, opacity: Double
    ) -> PaintValue {
        AnyShapeStyle(.faded(levels[0], opacity)).glyphPaint(in: values, size: size)
    }

    /// Beyond the last one the steps are those of the first.
    override func level(_ level: Int) -> AnyShapeStyle.Kind {
        level < levels.count ? levels[level] : levels[0].level(level)
    }

    override func isSame(as other: StyleBox) -> Bool {
        (other as? LeveledBox)?.levels == levels
    }
}

/// The background style around a view; the system's backgrounds where none is set.
final class BackgroundBox: StyleBox, @unchecked Sendable {
    private static let levels: [SystemColor] = [
        .background, .secondaryBackground, .tertiaryBackground,
    ]

    override func color(in values: EnvironmentValues) -> ColorValue {
        (values.backgroundStyle ?? AnyShapeStyle(Color(system: .background))).color(in: values)
    }

    override func paint(
        in values: EnvironmentValues, size: CGSize, opacity: Double
    ) -> PaintValue {
        let style = values.backgroundStyle ?? AnyShapeStyle(Color(system: .background))
        return AnyShapeStyle(.faded(style.kind, opacity)).paint(in: values, size: size)
    }

    override func level(_ level: Int) -> AnyShapeStyle.Kind {
        level == 0 ? .custom(self) : .color(Color(system: Self.levels[min(level, 2)]))
    }

    override func isSame(as other: StyleBox) -> Bool { other is BackgroundBox }
}
