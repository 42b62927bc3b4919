/// The system's choice: a label in the tint, without a border.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// The system's choice.
    public nonisolated init() {}
    /// The button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        _ElementView(BuiltInButtonKind.automatic.element(configuration))
    }
    /// The element of a button in this style.
    public nonisolated static func _makeElement(
        _ style: DefaultButtonStyle, _ configuration: PrimitiveButtonStyleConfiguration
    ) -> _Element { BuiltInButtonKind.automatic.element(configuration) }
}

/// A label as it is; only a press shows.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
    /// A label as it is.
    public nonisolated init() {}
    /// The button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        _ElementView(BuiltInButtonKind.plain.element(configuration))
    }
    /// The element of a button in this style.
    public nonisolated static func _makeElement(
        _ style: PlainButtonStyle, _ configuration: PrimitiveButtonStyleConfiguration
    ) -> _Element { BuiltInButtonKind.plain.element(configuration) }
}

/// A label in the tint, without a border.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// A label without a border.
    public nonisolated init() {}
    /// The button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        _ElementView(BuiltInButtonKind.automatic.element(configuration))
    }
    /// The element of a button in this style.
    public nonisolated static func _makeElement(
        _ style: BorderlessButtonStyle, _ configuration: PrimitiveButtonStyleConfiguration
    ) -> _Element { BuiltInButtonKind.automatic.element(configuration) }
}

/// A label in the tint on a faint ground.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// A label on a faint ground.
    public nonisolated init() {}
    /// The button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        _ElementView(BuiltInButtonKind.bordered.element(configuration))
    }
    /// The element of a button in this style.
    public nonisolated static func _makeElement(
        _ style: BorderedButtonStyle, _ configuration: PrimitiveButtonStyleConfiguration
    ) -> _Element { BuiltInButtonKind.bordered.element(configuration) }
}

/// A white label on the tint.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// A white label on the tint.
    public nonisolated init() {}
    /// The button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        _ElementView(BuiltInButtonKind.prominent.element(configuration))
    }
    /// The element of a button in this style.
    public nonisolated static func _makeElement(
        _ style: BorderedProminentButtonStyle, _ configuration: PrimitiveButtonStyleConfiguration
    ) -> _Element { BuiltInButtonKind.prominent.element(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The system's choice: a label in the tint.
    public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is; only a press shows.
    public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A label in the tint, without a border.
    public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A label in the tint on a faint ground.
    public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A white label on the tint.
    public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}
