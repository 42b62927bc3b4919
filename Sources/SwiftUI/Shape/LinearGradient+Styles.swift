import GeometryKernel

extension ShapeStyle where Self == LinearGradient {
    /// A gradient from one point of the box to another.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at equal distances, from one point of the box to another.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at places from 0 to 1, from one point of the box to another.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }

    /// The gradient of a colour, from one point of the box to another.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
    }
}

/// The gradient of a colour, from the top of a box to its bottom.
public struct AnyGradient: ShapeStyle, Hashable {
    let gradient: Gradient

    /// A gradient from the top of a box to its bottom.
    public nonisolated init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    /// The gradient as a style of any type.
    public static func _erase(_ style: AnyGradient) -> AnyShapeStyle {
        AnyShapeStyle(
            LinearGradient(gradient: style.gradient, startPoint: .top, endPoint: .bottom))
    }
}

extension Color {
    /// A gentle gradient of the colour: a little white is mixed in at the top.
    ///
    /// The fifth of white is inferred; not verified on Apple's systems.
    public nonisolated var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
    }
}
