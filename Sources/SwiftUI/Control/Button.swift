import DisplayKernel

/// A control that does something when it is pressed.
///
///     Button("Flip", systemImage: "arrow.left.arrow.right") { isFlipped.toggle() }
///
/// On a page it is a real button: Enter, Space and assistive technology press it as well. Small ones
/// are hit in at least 44 by 44 points where nothing else is; SwiftUI's own stop at their label.
public nonisolated struct Button<Label: View>: _PrimitiveView {
    let configuration: PrimitiveButtonStyleConfiguration

    /// A button of any label.
    public nonisolated init(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button of any label, for a purpose.
    public nonisolated init(
        role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) {
        configuration = PrimitiveButtonStyleConfiguration(
            role: role, action: action, content: label().erased)
    }

    /// The element of a button: the style around it decides how it looks.
    public nonisolated static func _makeElement(_ view: Button) -> _Element {
        CompositeElement(StyledButton(configuration: view.configuration))
    }
}

extension Button where Label == Text {
    /// A button of a text.
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    /// A button of a text, for a purpose.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button of a text made elsewhere.
    @_disfavoredOverload
    public nonisolated init(_ title: String, action: @escaping () -> Void) {
        self.init(role: nil, action: action) { Text(title) }
    }

    /// A button of a text made elsewhere, for a purpose.
    @_disfavoredOverload
    public nonisolated init(_ title: String, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button of a text and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void
    ) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    /// A button of a text and a symbol, for a purpose.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) {
            SwiftUI.Label(titleKey, systemImage: systemImage)
        }
    }

    /// A button of a text made elsewhere and a symbol.
    @_disfavoredOverload
    public nonisolated init(
        _ title: String, systemImage: String, action: @escaping () -> Void
    ) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    /// A button of a text made elsewhere and a symbol, for a purpose.
    @_disfavoredOverload
    public nonisolated init(
        _ title: String, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) {
            SwiftUI.Label(title, systemImage: systemImage)
        }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// A button like the one that a style is asked to draw.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.configuration = configuration
    }
}

/// A button, drawn by the style around it.
nonisolated struct StyledButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    private var style: ButtonStyleBox?

    nonisolated init(configuration: PrimitiveButtonStyleConfiguration) {
        self.configuration = configuration
    }

    var body: _ElementView {
        if let style { return _ElementView(style.make(configuration)) }
        return _ElementView(BuiltInButtonKind.automatic.element(configuration))
    }

    nonisolated static func _visitDynamicProperties(
        _ view: inout StyledButton, _ visitor: _DynamicPropertyVisitor
    ) {
        visitor.readsEnvironment = true
        view.style = visitor.environment.values.controls.buttonStyle
    }
}
