import GeometryKernel

/// What controls inherit: one object in the environment, so that a page without controls has none of it.
final class ControlEnvironment: CustomValue {
    var buttonStyle: ButtonStyleBox?
    var labelStyle: LabelStyleBox?
    var toggleStyle: ToggleStyleBox?
    var size = ControlSize.regular
    var shape = ButtonBorderShape.automatic
    /// Whether the toggle is on whose style the buttons here are part of; nil outside of one.
    var isOn: Bool?

    fileprivate func changed(_ change: (ControlEnvironment) -> Void) -> ControlEnvironment {
        let copy = ControlEnvironment()
        copy.buttonStyle = buttonStyle
        copy.labelStyle = labelStyle
        copy.toggleStyle = toggleStyle
        copy.size = size
        copy.shape = shape
        copy.isOn = isOn
        change(copy)
        return copy
    }

    fileprivate func isSame(as other: ControlEnvironment) -> Bool {
        StyleBoxBase.areSame(buttonStyle, other.buttonStyle)
            && StyleBoxBase.areSame(labelStyle, other.labelStyle)
            && StyleBoxBase.areSame(toggleStyle, other.toggleStyle) && size == other.size
            && shape == other.shape && isOn == other.isOn
    }
}

extension EnvironmentValues {
    /// What controls inherit here.
    var controls: ControlEnvironment {
        for entry in custom {
            if let controls = entry as? ControlEnvironment { return controls }
        }
        return ControlEnvironment()
    }

    mutating func changeControls(_ change: (ControlEnvironment) -> Void) {
        let old = controls
        let new = old.changed(change)
        if new.isSame(as: old) { return }
        custom.removeAll { $0 is ControlEnvironment }
        custom.append(new)
    }

    /// The size of controls.
    public var controlSize: ControlSize {
        get { controls.size }
        set { changeControls { $0.size = newValue } }
    }

    /// The shape of bordered buttons.
    public var buttonBorderShape: ButtonBorderShape { controls.shape }
}

extension View {
    nonisolated func controlElement(
        _ change: @escaping (ControlEnvironment) -> Void
    ) -> _ElementView {
        environmentElement { $0.changeControls(change) }
    }

    /// Sets the size of the controls inside.
    ///
    ///     Button("Flip") { flip() }.buttonStyle(.borderedProminent).controlSize(.large)
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        controlElement { $0.size = controlSize }
    }

    /// Sets the shape of the bordered buttons inside.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        controlElement { $0.shape = shape }
    }
}

/// How large a control is.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

/// The shape of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, capsule, circle
        /// Points; nil for the radius of the control's size.
        case rounded(CGFloat?)
    }

    let kind: Kind

    /// The system's choice: a rounded rectangle, as on iOS up to 18.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// Ends that are half circles.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle around the label.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rectangle whose corners go with the control's size.
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

    /// - Parameter radius: of the corners, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }
}
