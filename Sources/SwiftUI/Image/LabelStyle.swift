import LayoutKernel

#if !hasFeature(Embedded)
    /// How a label looks.
    @MainActor @preconcurrency
    public protocol LabelStyle {
        associatedtype Body: View
        typealias Configuration = LabelStyleConfiguration
        @ViewBuilder func makeBody(configuration: Configuration) -> Body

        nonisolated static func _visitDynamicProperties(
            _ style: inout Self, _ visitor: _DynamicPropertyVisitor)
    }
#else
    /// How a label looks.
    public protocol LabelStyle {
        associatedtype Body: View
        typealias Configuration = LabelStyleConfiguration
        @ViewBuilder func makeBody(configuration: Configuration) -> Body

        static func _visitDynamicProperties(
            _ style: inout Self, _ visitor: _DynamicPropertyVisitor)
    }
#endif

/// What a style is told of the label it draws.
public nonisolated struct LabelStyleConfiguration {
    /// The title of a label, without its type.
    public nonisolated struct Title: _PrimitiveView {
        let element: _Element

        /// The element of the title.
        public nonisolated static func _makeElement(_ view: Title) -> _Element { view.element }
    }

    /// The icon of a label, without its type.
    public nonisolated struct Icon: _PrimitiveView {
        let element: _Element

        /// The element of the icon.
        public nonisolated static func _makeElement(_ view: Icon) -> _Element { view.element }
    }

    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon

    /// The icon, 8 points (measured on iOS 26) and the title on one baseline.
    var both: _Element {
        ContainerElement(
            .stack(
                StackLayout(
                    axis: .horizontal, spacing: 8, vertical: .firstTextBaseline)),
            child: BlockElement([icon.element, title.element]))
    }

    /// The icon, called by the title where that is a text.
    var iconOnly: _Element {
        guard let title = title.element as? TextElement else { return icon.element }
        var properties = SemanticsProperties()
        properties.label = title.text.content
        properties.addedTraits = .isImage
        return SemanticsElement(child: icon.element, properties: properties)
    }
}

/// The system's choice: the icon and the title.
public nonisolated struct DefaultLabelStyle: LabelStyle {
    /// The system's choice.
    public nonisolated init() {}
    /// The label in this style.
    public func makeBody(configuration: Configuration) -> some View {
        _ElementView(configuration.both)
    }
}

/// The icon and the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
    /// The icon and the title.
    public nonisolated init() {}
    /// The label in this style.
    public func makeBody(configuration: Configuration) -> some View {
        _ElementView(configuration.both)
    }
}

/// The icon alone; a title that is a text is what assistive technology calls it.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
    /// The icon alone.
    public nonisolated init() {}
    /// The label in this style.
    public func makeBody(configuration: Configuration) -> some View {
        _ElementView(configuration.iconOnly)
    }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
    /// The title alone.
    public nonisolated init() {}
    /// The label in this style.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The system's choice: the icon and the title.
    public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon and the title.
    public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// A style without its type: makes the element of a label.
final class LabelStyleBox: StyleBoxBase {
    let make: (LabelStyleConfiguration) -> _Element

    init(_ key: StyleKey, _ make: @escaping (LabelStyleConfiguration) -> _Element) {
        self.make = make
        super.init(key)
    }
}

/// A label drawn by a style of any type.
private nonisolated struct CustomStyledLabel<Style: LabelStyle>: View {
    var style: Style
    let configuration: LabelStyleConfiguration

    nonisolated init(style: Style, configuration: LabelStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    #if !hasFeature(Embedded)
        @MainActor
    #endif
    var body: Style.Body { style.makeBody(configuration: configuration) }

    nonisolated static func _visitDynamicProperties(
        _ view: inout CustomStyledLabel, _ visitor: _DynamicPropertyVisitor
    ) {
        Style._visitDynamicProperties(&view.style, visitor)
    }
}

extension View {
    /// Sets how the labels inside look.
    ///
    ///     Label("Rain", systemImage: "cloud.rain").labelStyle(.iconOnly)
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        let box = LabelStyleBox(TypedStyleKey(style)) {
            CompositeElement(CustomStyledLabel(style: style, configuration: $0))
        }
        return controlElement { $0.labelStyle = box }
    }
}
