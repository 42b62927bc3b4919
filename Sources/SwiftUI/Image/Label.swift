/// A symbol and a title, side by side; the style around it may show only one of them.
public nonisolated struct Label<Title: View, Icon: View>: _PrimitiveView {
    private let configuration: LabelStyleConfiguration

    /// A label of any two views.
    ///
    ///     Label { Text("Rain") } icon: { Circle().fill(.blue).frame(width: 8, height: 8) }
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        configuration = LabelStyleConfiguration(
            title: .init(element: title().erased), icon: .init(element: icon().erased))
    }

    /// The element of a label.
    public nonisolated static func _makeElement(_ view: Label) -> _Element {
        CompositeElement(StyledLabel(configuration: view.configuration))
    }
}

extension Label where Title == Text, Icon == Image {
    /// A label of a text and an SF symbol by its name.
    ///
    ///     Label("Rain", systemImage: "cloud.rain")
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// A label of a text made elsewhere and an SF symbol by its name.
    @_disfavoredOverload
    public nonisolated init(_ title: String, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// A label like the one that a style is asked to draw.
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.configuration = configuration
    }
}

/// A label, drawn by the style around it.
private nonisolated struct StyledLabel: View {
    let configuration: LabelStyleConfiguration
    private var style: LabelStyleBox?

    nonisolated init(configuration: LabelStyleConfiguration) {
        self.configuration = configuration
    }

    var body: _ElementView {
        _ElementView(style?.make(configuration) ?? configuration.both)
    }

    nonisolated static func _visitDynamicProperties(
        _ view: inout StyledLabel, _ visitor: _DynamicPropertyVisitor
    ) {
        visitor.readsEnvironment = true
        view.style = visitor.environment.values.controls.labelStyle
    }
}
