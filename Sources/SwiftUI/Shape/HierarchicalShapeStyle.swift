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
    /// Four steps back: black or white at 0.05, or 0.1 of the opacity of a style set before.
    ///
    /// The 0.1 is inferred; not verified on Apple's systems.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The level as a style of any type.
    public static func _erase(_ style: HierarchicalShapeStyle) -> AnyShapeStyle {
        AnyShapeStyle(.hierarchical(style.level))
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
    /// The foreground style, four steps back.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
    private func level(_ level: Int) -> AnyShapeStyle {
        AnyShapeStyle(Self._erase(self).kind.level(level))
    }

    /// The style, a step back: half its opacity (inferred).
    ///
    ///     Circle().fill(.blue.secondary)
    public var secondary: some ShapeStyle { level(1) }
    /// The style, two steps back: 0.25 of its opacity (inferred).
    public var tertiary: some ShapeStyle { level(2) }
    /// The style, three steps back: 0.18 of its opacity (inferred).
    public var quaternary: some ShapeStyle { level(3) }
    /// The style, four steps back: 0.1 of its opacity (inferred).
    public var quinary: some ShapeStyle { level(4) }
}

extension View {
    /// Sets what texts, symbols and unfilled shapes inside are drawn with, and what `.secondary` is.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    /// Sets what texts, symbols and unfilled shapes inside are drawn with, and what `.secondary` and
    /// `.tertiary` are.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundLevels([
            AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
        ])
    }

    private nonisolated func foregroundLevels(_ styles: [AnyShapeStyle]) -> _ElementView {
        environmentElement { values in
            let outer = values.foregroundStyle
            let levels = styles.map { $0.over(outer).absolute }
            values.foregroundStyle = AnyShapeStyle(.custom(LeveledBox(levels)))
        }
    }
}

extension AnyShapeStyle {
    /// The style with the label's colour in place of a step back from it.
    fileprivate var absolute: Kind { kind.absolute }
}

extension AnyShapeStyle.Kind {
    fileprivate var absolute: Self {
        switch self {
        case .hierarchical(let level):
            return .color(Color(system: AnyShapeStyle.labels[min(max(level, 0), 4)]))
        case .faded(let kind, let opacity): return .faded(kind.absolute, opacity)
        case .color, .custom: return self
        }
    }
}
