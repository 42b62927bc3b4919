import GeometryKernel
import LayoutKernel

/// The looks of the system's buttons.
enum BuiltInButtonKind {
    case automatic, plain, bordered, prominent

    func element(_ configuration: PrimitiveButtonStyleConfiguration) -> _Element {
        CompositeElement(BuiltInButton(kind: self, configuration: configuration))
    }
}

/// A button of the system's.
nonisolated struct BuiltInButton: View {
    private let kind: BuiltInButtonKind
    private let configuration: PrimitiveButtonStyleConfiguration
    private var pressed = State(wrappedValue: false)
    private var environment: EnvironmentBox?

    /// Whether a toggle in the shape of a button is on; nil for a button.
    private let isOn: Bool?

    nonisolated init(
        kind: BuiltInButtonKind, configuration: PrimitiveButtonStyleConfiguration,
        isOn: Bool? = nil
    ) {
        self.kind = kind
        self.configuration = configuration
        self.isOn = isOn
    }

    var body: _ElementView {
        let pressed = pressed
        guard let environment else { return _ElementView(configuration.content) }
        let look = ButtonLook(kind: kind, role: configuration.role, environment: environment)
        return _ElementView(
            ButtonElement(
                child: look.dressed(configuration.content, isPressed: pressed.wrappedValue),
                action: configuration.action, outline: look.outline, isOn: isOn,
                pressed: { isDown in
                    // At once on the way down, faded on the way up (the time is inferred).
                    let fade = isDown ? nil : Animation.easeOut(duration: 0.25)
                    withTransaction(Transaction(animation: fade)) {
                        pressed.wrappedValue = isDown
                    }
                }))
    }

    nonisolated static func _visitDynamicProperties(
        _ view: inout BuiltInButton, _ visitor: _DynamicPropertyVisitor
    ) {
        view.pressed._visit(visitor)
        visitor.readsEnvironment = true
        view.environment = visitor.environment
    }
}

/// What a button of the system's is drawn with. Sizes, radii and the pressed look are inferred for
/// iOS 18; not verified on Apple's systems.
struct ButtonLook {
    let kind: BuiltInButtonKind
    let role: ButtonRole?
    let environment: EnvironmentBox

    private var values: EnvironmentValues { environment.values }
    private var size: ControlSize { values.controlSize }
    private var isBordered: Bool { kind == .bordered || kind == .prominent }
    private var tint: Color {
        role == .destructive ? .red : values.tint ?? .accentColor
    }

    /// Padding beside and above the label, and the radius of the corners, in points: heights of 24, 28,
    /// 34, 50 and 56 with a line of body or, below the regular size, subheadline.
    private var metrics: (x: CGFloat, y: CGFloat, radius: CGFloat) {
        switch size {
        case .mini: return (8, 2, 6)
        case .small: return (10, 4, 7)
        case .regular: return (12, 6, 8)
        case .large: return (20, 14, 12)
        case .extraLarge: return (24, 17, 14)
        }
    }

    /// The outline of a bordered button; nil for one without a border.
    var outline: _Outline? {
        guard isBordered else { return nil }
        switch values.buttonBorderShape.kind {
        case .capsule: return _Outline(kind: .capsule)
        case .circle: return _Outline(kind: .circle)
        case .automatic: return rounded(metrics.radius)
        case .rounded(let radius): return rounded(radius ?? metrics.radius)
        }
    }

    private func rounded(_ radius: CGFloat) -> _Outline {
        _Outline(kind: .rounded(CGSize(width: radius, height: radius), .continuous))
    }

    /// The style of the label; nil leaves the one around the button.
    private var labelStyle: AnyShapeStyle? {
        if !values.isEnabled {
            return kind == .plain ? nil : AnyShapeStyle(Color(.tertiaryLabel))
        }
        if values.foregroundStyle != nil || kind == .plain { return nil }
        return AnyShapeStyle(kind == .prominent ? .white : tint)
    }

    private var ground: Color {
        let isTinted = values.tint != nil || role == .destructive
        if kind == .prominent && values.isEnabled { return tint }
        if isTinted && values.isEnabled { return tint.opacity(0.15) }
        let isDark = values.colorScheme == .dark
        return Color(
            red: 118 / 255, green: 118 / 255, blue: 128 / 255, opacity: isDark ? 0.24 : 0.12)
    }

    private var opacity: (pressed: Double, resting: Double) {
        if isBordered { return (0.7, 1) }
        return kind == .plain ? (0.7, values.isEnabled ? 1 : 0.4) : (0.3, 1)
    }

    func dressed(_ label: _Element, isPressed: Bool) -> _Element {
        let style = labelStyle
        let isSmall = isBordered && (size == .mini || size == .small)
        var view = _ElementView(label)
        if style != nil || isSmall {
            view = view.environmentElement {
                if let style { $0.foregroundStyle = style }
                if isSmall && $0.font == nil { $0.font = .subheadline }
            }
        }
        if let outline {
            view = bordered(view, outline)
        }
        return view.effectElement(.opacity, [isPressed ? opacity.pressed : opacity.resting]).element
    }

    private func bordered(_ label: _ElementView, _ outline: _Outline) -> _ElementView {
        let isCircle = values.buttonBorderShape == .circle
        let (x, y, _) = metrics
        let side = isCircle ? y : x
        let padded = label.layoutElement(
            .padding(
                PaddingLayout(EdgeInsets(top: y, leading: side, bottom: y, trailing: side))))
        let sized =
            isCircle
            ? padded.layoutElement(.aspectRatio(AspectRatioLayout(ratio: 1, mode: .fill))) : padded
        let ground = ShapeElement(outline, style: AnyShapeStyle(ground))
        return sized.secondaryElement(ground, .center, isInFront: false)
    }
}
