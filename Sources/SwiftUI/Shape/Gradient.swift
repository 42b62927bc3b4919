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

/// A gradient along a line between two unit points.
public nonisolated struct LinearGradient: ShapeStyle, _PrimitiveView {
    let style: GradientStyle

    /// A gradient from one point of its box to another.
    ///
    ///     LinearGradient(gradient: sky, startPoint: .top, endPoint: .bottom)
    ///
    /// The points mirror in right-to-left layouts.
    public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        style = GradientStyle(gradient: gradient, start: startPoint, end: endPoint)
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
        AnyShapeStyle(.gradient(style.style))
    }

    /// A rectangle filled with the gradient.
    public nonisolated static func _makeElement(_ view: LinearGradient) -> _Element {
        ShapeElement(.rectangle, style: AnyShapeStyle(view))
    }
}

/// The numbers of a linear gradient.
struct GradientStyle: Equatable, Sendable {
    let gradient: Gradient
    let start: UnitPoint
    let end: UnitPoint

    /// Unit points of a style are logical: a gradient mirrors in right-to-left layouts.
    func paint(in values: EnvironmentValues, size: CGSize) -> PaintValue {
        let stops = gradient.stops.map {
            GradientStopValue(color: $0.color.resolved(in: values), location: $0.location)
        }
        let isMirrored = values.layoutDirection == .rightToLeft
        func physical(_ point: UnitPoint) -> CGPoint {
            CGPoint(x: isMirrored ? 1 - point.x : point.x, y: point.y)
        }
        return .linear(
            LinearGradientValue(start: physical(start), end: physical(end), stops: stops))
    }
}
