#if !hasFeature(Embedded)
    /// How a button looks; when it acts is the system's.
    ///
    ///     struct Shrinking: ButtonStyle {
    ///         func makeBody(configuration: Configuration) -> some View {
    ///             configuration.label.scaleEffect(configuration.isPressed ? 0.95 : 1)
    ///         }
    ///     }
    @MainActor @preconcurrency
    public protocol ButtonStyle {
        associatedtype Body: View
        typealias Configuration = ButtonStyleConfiguration
        @ViewBuilder func makeBody(configuration: Configuration) -> Body

        nonisolated static func _visitDynamicProperties(
            _ style: inout Self, _ visitor: _DynamicPropertyVisitor)
    }
#else
    /// How a button looks; when it acts is the system's.
    public protocol ButtonStyle {
        associatedtype Body: View
        typealias Configuration = ButtonStyleConfiguration
        @ViewBuilder func makeBody(configuration: Configuration) -> Body

        static func _visitDynamicProperties(
            _ style: inout Self, _ visitor: _DynamicPropertyVisitor)
    }
#endif

/// What a style is told of the button it draws.
public nonisolated struct ButtonStyleConfiguration {
    /// The label of a button, without its type.
    public typealias Label = PrimitiveButtonStyleConfiguration.Label

    /// What the button is for; nil when it says nothing.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// Whether a pointer holds the button down.
    public let isPressed: Bool
}

/// A button drawn by a style of an author's.
nonisolated struct CustomStyledButton<Style: ButtonStyle>: View {
    private var style: Style
    private let configuration: PrimitiveButtonStyleConfiguration
    private var pressed = State(wrappedValue: false)

    nonisolated init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    #if !hasFeature(Embedded)
        @MainActor
    #endif
    var body: _ElementView {
        let pressed = pressed
        let content = style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: configuration.label,
                isPressed: pressed.wrappedValue))
        return _ElementView(
            ButtonElement(
                child: content.erased, action: configuration.action,
                pressed: { pressed.wrappedValue = $0 }))
    }

    nonisolated static func _visitDynamicProperties(
        _ view: inout CustomStyledButton, _ visitor: _DynamicPropertyVisitor
    ) {
        view.pressed._visit(visitor)
        Style._visitDynamicProperties(&view.style, visitor)
    }
}

extension View {
    /// Sets how the buttons inside look.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        let box = ButtonStyleBox(TypedStyleKey(style)) {
            CompositeElement(CustomStyledButton(style: style, configuration: $0))
        }
        return controlElement { $0.buttonStyle = box }
    }
}
