import DisplayKernel
import GeometryKernel

/// Colours at places from 0 to 1.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        /// The colour at the place; between two stops colours are mixed.
        public var color: Color
        /// The place, from 0 at the start to 1 at the end.
        public var location: CGFloat

        /// A colour at a place from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours, in order of their places.
    public var stops: [Stop]

    /// Colours at the given places.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}

extension Gradient {
    /// How two colours are mixed.
    public enum ColorSpace: Hashable, Sendable {
        /// In sRGB, component by component.
        case device
        /// So that the steps look even: in Oklab (that SwiftUI uses it is inferred).
        case perceptual
    }
}

/// A gradient along a line between two unit points.
public nonisolated struct LinearGradient: ShapeStyle, _PrimitiveView {
    let box: GradientBox

    /// A gradient from one point of its box to another.
    ///
    ///     LinearGradient(gradient: sky, startPoint: .top, endPoint: .bottom)
    ///
    /// The points mirror in right-to-left layouts.
    public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        box = GradientBox(
            gradient, CGPoint(x: startPoint.x, y: startPoint.y),
            CGPoint(x: endPoint.x, y: endPoint.y))
    }

    /// Colours at equal distances, from one point of the box to another.
    public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(
            gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at places from 0 to 1 of the way from one point of the box to another.
    public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// The gradient as a style of any type.
    public static func _erase(_ style: LinearGradient) -> AnyShapeStyle {
        AnyShapeStyle(.custom(style.box))
    }

    /// A rectangle filled with the gradient.
    public nonisolated static func _makeElement(_ view: LinearGradient) -> _Element {
        ShapeElement(.rectangle, style: AnyShapeStyle(view))
    }
}
