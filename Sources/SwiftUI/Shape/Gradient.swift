import DisplayKernel
import GeometryKernel

/// Colours at places from 0 to 1.
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

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

    public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        style = GradientStyle(gradient: gradient, start: startPoint, end: endPoint)
    }

    public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(
            gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public static func _erase(_ style: LinearGradient) -> AnyShapeStyle {
        AnyShapeStyle(.gradient(style.style))
    }

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
