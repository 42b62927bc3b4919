import GeometryKernel

/// A gradient outwards from a point in the shape of its box, between two shares of the box's sides.
public nonisolated struct EllipticalGradient: ShapeStyle, _PrimitiveView {
    let box: GradientBox

    /// A gradient about a point of the box.
    public nonisolated init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        box = RoundGradientBox(
            .elliptical, gradient, center, (startRadiusFraction, endRadiusFraction))
    }

    /// Colours at equal distances, about a point of the box.
    public nonisolated init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        box = RoundGradientBox(
            .elliptical, Gradient(colors: colors), center,
            (startRadiusFraction, endRadiusFraction))
    }

    /// Colours at places from 0 to 1, about a point of the box.
    public nonisolated init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        box = RoundGradientBox(
            .elliptical, Gradient(stops: stops), center,
            (startRadiusFraction, endRadiusFraction))
    }

    /// The gradient as a style of any type.
    public static func _erase(_ style: EllipticalGradient) -> AnyShapeStyle {
        AnyShapeStyle(.custom(style.box))
    }

    /// A rectangle filled with the gradient.
    public nonisolated static func _makeElement(_ view: EllipticalGradient) -> _Element {
        ShapeElement(.rectangle, style: AnyShapeStyle(view))
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// A gradient about a point of the box.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Colours at equal distances, about a point of the box.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Colours at places from 0 to 1, about a point of the box.
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// The gradient of a colour, about a point of the box.
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}
