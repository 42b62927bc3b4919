import GeometryKernel

/// A gradient outwards from a point, between two radii in points.
public nonisolated struct RadialGradient: ShapeStyle, _PrimitiveView {
    let box: GradientBox

    /// A gradient about a point of the box.
    public nonisolated init(
        gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        box = RoundGradientBox(.radial, gradient, center, (startRadius, endRadius))
    }

    /// Colours at equal distances, about a point of the box.
    public nonisolated init(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        box = RoundGradientBox(
            .radial, Gradient(colors: colors), center, (startRadius, endRadius))
    }

    /// Colours at places from 0 to 1, about a point of the box.
    public nonisolated init(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        box = RoundGradientBox(
            .radial, Gradient(stops: stops), center, (startRadius, endRadius))
    }

    /// The gradient as a style of any type.
    public static func _erase(_ style: RadialGradient) -> AnyShapeStyle {
        AnyShapeStyle(.custom(style.box))
    }

    /// A rectangle filled with the gradient.
    public nonisolated static func _makeElement(_ view: RadialGradient) -> _Element {
        ShapeElement(.rectangle, style: AnyShapeStyle(view))
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A gradient about a point of the box.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at equal distances, about a point of the box.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at places from 0 to 1, about a point of the box.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// The gradient of a colour, about a point of the box.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: gradient.gradient, center: center, startRadius: startRadius,
            endRadius: endRadius)
    }
}
