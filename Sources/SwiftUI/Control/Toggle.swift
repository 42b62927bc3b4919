/// A control that is on or off.
///
///     Toggle("Reminders", isOn: $reminds)
public nonisolated struct Toggle<Label: View>: _PrimitiveView {
    let configuration: ToggleStyleConfiguration

    /// A toggle of any label.
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        configuration = ToggleStyleConfiguration(label: label().erased, isOn: isOn)
    }

    /// The element of a toggle: the style around it decides how it looks.
    public nonisolated static func _makeElement(_ view: Toggle) -> _Element {
        CompositeElement(StyledToggle(configuration: view.configuration))
    }
}

extension Toggle where Label == Text {
    /// A toggle of a text.
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A toggle of a text made elsewhere.
    @_disfavoredOverload
    public nonisolated init(_ title: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// A toggle of a text and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle of a text made elsewhere and a symbol.
    @_disfavoredOverload
    public nonisolated init(_ title: String, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// A toggle like the one that a style is asked to draw.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.configuration = configuration
    }
}

/// A toggle, drawn by the style around it.
private nonisolated struct StyledToggle: View {
    let configuration: ToggleStyleConfiguration
    private var style: ToggleStyleBox?

    nonisolated init(configuration: ToggleStyleConfiguration) {
        self.configuration = configuration
    }

    var body: _ElementView {
        if let style { return _ElementView(style.make(configuration)) }
        return _ElementView(CompositeElement(Switch(configuration: configuration)))
    }

    nonisolated static func _visitDynamicProperties(
        _ view: inout StyledToggle, _ visitor: _DynamicPropertyVisitor
    ) {
        visitor.readsEnvironment = true
        view.style = visitor.environment.values.controls.toggleStyle
    }
}

/// A label and a switch of iOS 18: 51 by 31 points, with a thumb of 27. The whole row is pressed, so that
/// it is easy to hit; on Apple's systems only the switch is.
nonisolated struct Switch: View {
    private let configuration: ToggleStyleConfiguration
    private var environment: EnvironmentBox?

    nonisolated init(configuration: ToggleStyleConfiguration) {
        self.configuration = configuration
    }

    var body: _ElementView {
        guard let values = environment?.values else { return _ElementView(EmptyView().erased) }
        let isOn = configuration.$isOn
        let isStill = values.accessibilityReduceMotion
        let row = HStack(spacing: 8) {
            configuration.label
            Spacer(minLength: 0)
            track(values.tint ?? .green, values.colorScheme)
                .animation(isStill ? nil : .easeInOut(duration: 0.2), value: isOn.wrappedValue)
                .accessibilityHidden(true)
        }
        .opacity(values.isEnabled ? 1 : 0.5)
        return _ElementView(
            ButtonElement(
                child: row.erased, action: { isOn.wrappedValue.toggle() },
                isOn: isOn.wrappedValue, pressed: { _ in }))
    }

    private func track(_ color: Color, _ scheme: ColorScheme) -> some View {
        let isOn = configuration.isOn
        let off = Color(
            red: 120 / 255, green: 120 / 255, blue: 128 / 255,
            opacity: scheme == .dark ? 0.32 : 0.16)
        return ZStack {
            Capsule().fill(off)
            Capsule().fill(color).opacity(isOn ? 1 : 0)
            Circle().fill(Color.white)
                .frame(width: 27, height: 27)
                .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
                .offset(x: isOn ? 10 : -10)
        }
        .frame(width: 51, height: 31)
    }

    nonisolated static func _visitDynamicProperties(
        _ view: inout Switch, _ visitor: _DynamicPropertyVisitor
    ) {
        visitor.readsEnvironment = true
        view.environment = visitor.environment
    }
}
