#if !hasFeature(Embedded)
    /// How a toggle looks and what switches it.
    @MainActor @preconcurrency
    public protocol ToggleStyle {
        associatedtype Body: View
        typealias Configuration = ToggleStyleConfiguration
        @ViewBuilder func makeBody(configuration: Configuration) -> Body

        nonisolated static func _visitDynamicProperties(
            _ style: inout Self, _ visitor: _DynamicPropertyVisitor)
    }
#else
    /// How a toggle looks and what switches it.
    public protocol ToggleStyle {
        associatedtype Body: View
        typealias Configuration = ToggleStyleConfiguration
        @ViewBuilder func makeBody(configuration: Configuration) -> Body

        static func _visitDynamicProperties(
            _ style: inout Self, _ visitor: _DynamicPropertyVisitor)
    }
#endif

/// What a style is told of the toggle it draws.
public nonisolated struct ToggleStyleConfiguration {
    /// The label of a toggle, without its type.
    public nonisolated struct Label: _PrimitiveView {
        let element: _Element

        /// The element of the label.
        public nonisolated static func _makeElement(_ view: Label) -> _Element { view.element }
    }

    /// The label of the toggle.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool

    init(label: _Element, isOn: Binding<Bool>) {
        self.label = Label(element: label)
        _isOn = isOn
    }
}

/// The system's choice: a switch.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
    /// The system's choice.
    public nonisolated init() {}
    /// The toggle in this style.
    public func makeBody(configuration: Configuration) -> some View {
        Switch(configuration: configuration)
    }
}

/// A switch after the label.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
    /// A switch after the label.
    public nonisolated init() {}
    /// The toggle in this style.
    public func makeBody(configuration: Configuration) -> some View {
        Switch(configuration: configuration)
    }
}

/// A button that stays down.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
    /// A button that stays down.
    public nonisolated init() {}
    /// The toggle in this style.
    public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        let button = PrimitiveButtonStyleConfiguration(
            role: nil, action: { isOn.wrappedValue.toggle() },
            content: configuration.label.element)
        return BuiltInButton(
            kind: configuration.isOn ? .bordered : .automatic, configuration: button,
            isOn: configuration.isOn)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The system's choice: a switch.
    public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch after the label.
    public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays down while it is on.
    public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A style without its type: makes the element of a toggle.
final class ToggleStyleBox: StyleBoxBase {
    let make: (ToggleStyleConfiguration) -> _Element

    init(_ key: StyleKey, _ make: @escaping (ToggleStyleConfiguration) -> _Element) {
        self.make = make
        super.init(key)
    }
}

/// A toggle drawn by a style of any type.
private nonisolated struct CustomStyledToggle<Style: ToggleStyle>: View {
    var style: Style
    let configuration: ToggleStyleConfiguration

    nonisolated init(style: Style, configuration: ToggleStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    #if !hasFeature(Embedded)
        @MainActor
    #endif
    var body: Style.Body { style.makeBody(configuration: configuration) }

    nonisolated static func _visitDynamicProperties(
        _ view: inout CustomStyledToggle, _ visitor: _DynamicPropertyVisitor
    ) {
        Style._visitDynamicProperties(&view.style, visitor)
    }
}

extension View {
    /// Sets how the toggles inside look.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        let box = ToggleStyleBox(TypedStyleKey(style)) { configuration in
            let isOn = configuration.isOn
            let toggle = CustomStyledToggle(style: style, configuration: configuration)
            return EnvironmentElement(child: CompositeElement(toggle)) {
                $0.changeControls { $0.isOn = isOn }
            }
        }
        return controlElement { $0.toggleStyle = box }
    }
}
