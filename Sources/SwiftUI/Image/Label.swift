/// A symbol and a title, side by side.
public nonisolated struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    /// A label of any two views.
    ///
    ///     Label { Text("Rain") } icon: { Circle().fill(.blue).frame(width: 8, height: 8) }
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// 8 points between them (measured on iOS 26); the symbol stands on the title's baseline.
    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            icon
            title
        }
    }

    /// Visits nothing: a label has no dynamic properties.
    public nonisolated static func _visitDynamicProperties(
        _ view: inout Label, _ visitor: _DynamicPropertyVisitor
    ) {}
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
