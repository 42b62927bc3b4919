/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle {
    /// The style.
    public nonisolated init() {}
    /// The style as one of any type.
    public static func _erase(_ style: TintShapeStyle) -> AnyShapeStyle {
        AnyShapeStyle(.custom(TintBox()))
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint that `View.tint(_:)` set, or the accent colour.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of the surroundings.
public struct BackgroundStyle: ShapeStyle {
    /// The style.
    public nonisolated init() {}
    /// The style as one of any type.
    public static func _erase(_ style: BackgroundStyle) -> AnyShapeStyle {
        AnyShapeStyle(.custom(BackgroundBox()))
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// What `View.backgroundStyle(_:)` set, or the ground of the screen: white, black in the dark.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The foreground style of the surroundings.
public struct ForegroundStyle: ShapeStyle {
    /// The style.
    public nonisolated init() {}
    /// The style as one of any type.
    public static func _erase(_ style: ForegroundStyle) -> AnyShapeStyle {
        AnyShapeStyle(.hierarchical(0))
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// What `View.foregroundStyle(_:)` set, or the label colour.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// What is chosen is drawn with it: the tint.
public struct SelectionShapeStyle: ShapeStyle {
    /// The style.
    public nonisolated init() {}
    /// The style as one of any type.
    public static func _erase(_ style: SelectionShapeStyle) -> AnyShapeStyle {
        AnyShapeStyle(.custom(TintBox()))
    }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The tint.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The lines between rows.
public struct SeparatorShapeStyle: ShapeStyle {
    /// The style.
    public nonisolated init() {}
    /// The style as one of any type.
    public static func _erase(_ style: SeparatorShapeStyle) -> AnyShapeStyle {
        AnyShapeStyle(.color(Color(system: .separator)))
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of the lines between rows.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The grey of a track or a button; its steps back are the system's four fills.
public struct FillShapeStyle: ShapeStyle {
    /// The style.
    public nonisolated init() {}
    /// The style as one of any type.
    public static func _erase(_ style: FillShapeStyle) -> AnyShapeStyle {
        AnyShapeStyle(
            .custom(
                LeveledBox([
                    .color(Color(system: .fill)), .color(Color(system: .secondaryFill)),
                    .color(Color(system: .tertiaryFill)), .color(Color(system: .quaternaryFill)),
                ])))
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The system's fill, for small shapes; `.fill.tertiary` is for large ones.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The words in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// The style.
    public nonisolated init() {}
    /// The style as one of any type.
    public static func _erase(_ style: PlaceholderTextShapeStyle) -> AnyShapeStyle {
        AnyShapeStyle(.color(Color(system: .placeholder)))
    }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of the words in an empty field.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// Words that lead elsewhere.
public struct LinkShapeStyle: ShapeStyle {
    /// The style.
    public nonisolated init() {}
    /// The style as one of any type.
    public static func _erase(_ style: LinkShapeStyle) -> AnyShapeStyle {
        AnyShapeStyle(.color(Color(system: .link)))
    }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of words that lead elsewhere.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The ground of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// The style.
    public nonisolated init() {}
    /// The style as one of any type.
    public static func _erase(_ style: WindowBackgroundShapeStyle) -> AnyShapeStyle {
        AnyShapeStyle(.color(Color(system: .background)))
    }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The ground of a window: white, black in the dark.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// What `.background` is; nil is the ground of the screen.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets what the style `.background` is inside.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        let style = AnyShapeStyle(style)
        return environmentElement { values in
            // The background in force stays so; it would look for itself otherwise.
            if case .custom(let box) = style.kind, box is BackgroundBox { return }
            values.backgroundStyle = style
        }
    }
}
