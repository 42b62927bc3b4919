import DisplayKernel
import GeometryKernel

/// A linear gradient from a unit point to another, and the base of the others.
class GradientBox: StyleBox, @unchecked Sendable {
    final let gradient: Gradient
    final let first: CGPoint
    final let second: CGPoint

    init(_ gradient: Gradient, _ first: CGPoint, _ second: CGPoint) {
        self.gradient = gradient
        self.first = first
        self.second = second
    }

    override final func isSame(as other: StyleBox) -> Bool {
        guard let other = other as? GradientBox else { return false }
        return kind == other.kind && first == other.first && second == other.second
            && gradient == other.gradient
    }

    /// Tells gradients of the same numbers apart; nil is linear.
    var kind: RoundGradientBox.Kind? { nil }

    override final func color(in values: EnvironmentValues) -> ColorValue {
        gradient.stops.first?.color.resolved(in: values) ?? .clear
    }

    final func stops(in values: EnvironmentValues, opacity: Double) -> [GradientStopValue] {
        gradient.stops.map {
            GradientStopValue(
                color: $0.color.resolved(in: values).opacity(opacity), location: $0.location)
        }
    }

    /// Unit points of a style are logical: a gradient mirrors in right-to-left layouts.
    final func physical(_ point: CGPoint, in values: EnvironmentValues) -> CGPoint {
        CGPoint(x: values.layoutDirection == .rightToLeft ? 1 - point.x : point.x, y: point.y)
    }

    override func paint(
        in values: EnvironmentValues, size: CGSize, opacity: Double
    ) -> PaintValue {
        .linear(
            LinearGradientValue(
                start: physical(first, in: values), end: physical(second, in: values),
                stops: stops(in: values, opacity: opacity)))
    }

    override final func glyphPaint(
        in values: EnvironmentValues, size: CGSize, opacity: Double
    ) -> PaintValue {
        paint(in: values, size: size, opacity: opacity)
    }
}

/// A gradient outwards from a unit point, or around it.
final class RoundGradientBox: GradientBox, @unchecked Sendable {
    enum Kind: UInt8 {
        /// Between two radii in points.
        case radial
        /// Between two radii as shares of the sides.
        case elliptical
        /// Between two angles in radians.
        case angular
    }

    private let ownKind: Kind

    init(
        _ kind: Kind, _ gradient: Gradient, _ center: UnitPoint, _ numbers: (Double, Double)
    ) {
        ownKind = kind
        super.init(
            gradient, CGPoint(x: center.x, y: center.y), CGPoint(x: numbers.0, y: numbers.1))
    }

    override var kind: Kind? { ownKind }

    override func paint(
        in values: EnvironmentValues, size: CGSize, opacity: Double
    ) -> PaintValue {
        var stops = stops(in: values, opacity: opacity)
        let center = physical(first, in: values)
        var (from, to) = (second.x, second.y)
        guard ownKind == .angular else {
            let value = RadialGradientValue(
                center: center, startRadius: from, endRadius: to, stops: stops)
            return ownKind == .radial ? .radial(value) : .elliptical(value)
        }
        if values.layoutDirection == .rightToLeft { (from, to) = (.pi - from, .pi - to) }
        if to < from {
            // The page turns clockwise only.
            (from, to) = (to, from)
            stops = stops.reversed().map {
                GradientStopValue(color: $0.color, location: 1 - Double($0.location))
            }
        }
        return .angular(
            AngularGradientValue(center: center, startAngle: from, endAngle: to, stops: stops))
    }
}
