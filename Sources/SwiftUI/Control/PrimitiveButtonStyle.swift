#if !hasFeature(Embedded)
    /// How a button looks and when it acts.
    ///
    /// The style draws the label and calls `trigger()` when the button is to act.
    @MainActor @preconcurrency
    public protocol PrimitiveButtonStyle {
        associatedtype Body: View
        typealias Configuration = PrimitiveButtonStyleConfiguration
        @ViewBuilder func makeBody(configuration: Configuration) -> Body

        nonisolated static func _visitDynamicProperties(
            _ style: inout Self, _ visitor: _DynamicPropertyVisitor)
        nonisolated static func _makeElement(
            _ style: Self, _ configuration: PrimitiveButtonStyleConfiguration
        ) -> _Element
    }
#else
    /// How a button looks and when it acts.
    public protocol PrimitiveButtonStyle {
        associatedtype Body: View
        typealias Configuration = PrimitiveButtonStyleConfiguration
        @ViewBuilder func makeBody(configuration: Configuration) -> Body

        static func _visitDynamicProperties(
            _ style: inout Self, _ visitor: _DynamicPropertyVisitor)
        static func _makeElement(
            _ style: Self, _ configuration: PrimitiveButtonStyleConfiguration
        ) -> _Element
    }
#endif

extension PrimitiveButtonStyle {
    /// The element of a button that a style of an author's draws.
    public nonisolated static func _makeElement(
        _ style: Self, _ configuration: PrimitiveButtonStyleConfiguration
    ) -> _Element {
        ButtonSemanticsElement(
            child: CompositeElement(
                PrimitiveStyledButton(style: style, configuration: configuration)),
            action: configuration.action)
    }
}

/// What a style is told of the button it draws.
public nonisolated struct PrimitiveButtonStyleConfiguration {
    /// The label of a button, without its type.
    public nonisolated struct Label: _PrimitiveView {
        let element: _Element

        /// The element of the label.
        public nonisolated static func _makeElement(_ view: Label) -> _Element { view.element }
    }

    /// What the button is for; nil when it says nothing.
    public let role: ButtonRole?
    let action: () -> Void
    let content: _Element

    /// The label of the button.
    public var label: Label { Label(element: content) }

    /// Does what the button is there for.
    public func trigger() { action() }
}

/// A button drawn by a primitive style of an author's.
nonisolated struct PrimitiveStyledButton<Style: PrimitiveButtonStyle>: View {
    var style: Style
    let configuration: PrimitiveButtonStyleConfiguration

    nonisolated init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    #if !hasFeature(Embedded)
        @MainActor
    #endif
    var body: Style.Body { style.makeBody(configuration: configuration) }

    nonisolated static func _visitDynamicProperties(
        _ view: inout PrimitiveStyledButton, _ visitor: _DynamicPropertyVisitor
    ) {
        Style._visitDynamicProperties(&view.style, visitor)
    }
}

/// A style without its type: makes the element of a button.
final class ButtonStyleBox: StyleBoxBase {
    let make: (PrimitiveButtonStyleConfiguration) -> _Element

    init(_ key: StyleKey, _ make: @escaping (PrimitiveButtonStyleConfiguration) -> _Element) {
        self.make = make
        super.init(key)
    }
}

extension View {
    /// Sets how the buttons inside look and when they act.
    ///
    ///     Button("Flip") { flip() }.buttonStyle(.borderedProminent)
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let box = ButtonStyleBox(TypedStyleKey(style)) { S._makeElement(style, $0) }
        return controlElement { $0.buttonStyle = box }
    }
}
