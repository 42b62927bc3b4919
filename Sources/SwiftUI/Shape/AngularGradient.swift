import GeometryKernel

/// A gradient around a point, clockwise between two angles from the trailing direction.
public nonisolated struct AngularGradient: ShapeStyle, _PrimitiveView {
    let box: GradientBox

    /// A gradient about a point of the box.
    public nonisolated init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        box = RoundGradientBox(
            .angular, gradient, center, (startAngle.radians, endAngle.radians))
    }

    /// A gradient about a point of the box.
    public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        box = RoundGradientBox(
            .angular, gradient, center, (angle.radians, angle.radians + 2 * .pi))
    }

    /// Colours at equal distances, about a point of the box.
    public nonisolated init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    {
        box = RoundGradientBox(
            .angular, Gradient(colors: colors), center,
            (startAngle.radians, endAngle.radians))
    }

    /// Colours at equal distances, about a point of the box.
    public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        box = RoundGradientBox(
            .angular, Gradient(colors: colors), center,
            (angle.radians, angle.radians + 2 * .pi))
    }

    /// Colours at places from 0 to 1, about a point of the box.
    public nonisolated init(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        box = RoundGradientBox(
            .angular, Gradient(stops: stops), center,
            (startAngle.radians, endAngle.radians))
    }

    /// Colours at places from 0 to 1, about a point of the box.
    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        box = RoundGradientBox(
            .angular, Gradient(stops: stops), center,
            (angle.radians, angle.radians + 2 * .pi))
    }

    /// The gradient as a style of any type.
    public static func _erase(_ style: AngularGradient) -> AnyShapeStyle {
        AnyShapeStyle(.custom(style.box))
    }

    /// A rectangle filled with the gradient.
    public nonisolated static func _makeElement(_ view: AngularGradient) -> _Element {
        ShapeElement(.rectangle, style: AnyShapeStyle(view))
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// A gradient about a point of the box.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at equal distances, about a point of the box.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at places from 0 to 1, about a point of the box.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// The gradient of a colour, about a point of the box.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient about a point of the box.
    public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
        -> AngularGradient
    {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// Colours at equal distances, about a point of the box.
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)
        -> AngularGradient
    {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// Colours at places from 0 to 1, about a point of the box.
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }

    /// The gradient of a colour, about a point of the box.
    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient.gradient, center: center, angle: angle)
    }
}
