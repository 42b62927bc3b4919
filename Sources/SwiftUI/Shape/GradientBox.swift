import DisplayKernel
import GeometryKernel

/// The numbers of a gradient of any kind.
final class GradientBox: StyleBox, @unchecked Sendable {
    enum Kind: UInt8 {
        /// From a unit point to another.
        case linear
        /// About a unit point, between two radii in points.
        case radial
        /// About a unit point, between two radii as shares of the sides.
        case elliptical
        /// About a unit point, between two angles in radians.
        case angular
    }

    private let kind: Kind
    private let gradient: Gradient
    private let first: (Double, Double)
    private let second: (Double, Double)

    init(
        _ kind: Kind, _ gradient: Gradient, _ first: (Double, Double), _ second: (Double, Double)
    ) {
        self.kind = kind
        self.gradient = gradient
        self.first = first
        self.second = second
    }

    override func isSame(as other: StyleBox) -> Bool {
        guard let other = other as? GradientBox else { return false }
        return kind == other.kind && gradient == other.gradient && first == other.first
            && second == other.second
    }

    override func color(in values: EnvironmentValues) -> ColorValue {
        gradient.stops.first?.color.resolved(in: values) ?? .clear
    }

    /// Unit points of a style are logical: a gradient mirrors in right-to-left layouts.
    override func paint(
        in values: EnvironmentValues, size: CGSize, opacity: Double
    ) -> PaintValue {
        var stops = gradient.stops.map {
            GradientStopValue(
                color: $0.color.resolved(in: values).opacity(opacity), location: $0.location)
        }
        let isMirrored = values.layoutDirection == .rightToLeft
        let start = CGPoint(x: isMirrored ? 1 - first.0 : first.0, y: first.1)
        switch kind {
        case .linear:
            let end = CGPoint(x: isMirrored ? 1 - second.0 : second.0, y: second.1)
            return .linear(LinearGradientValue(start: start, end: end, stops: stops))
        case .radial, .elliptical:
            let value = RadialGradientValue(
                center: start, startRadius: second.0, endRadius: second.1, stops: stops)
            return kind == .radial ? .radial(value) : .elliptical(value)
        case .angular:
            var (from, to) = isMirrored ? (Double.pi - second.0, Double.pi - second.1) : second
            if to < from {
                // The page turns clockwise only.
                (from, to) = (to, from)
                stops = stops.reversed().map {
                    GradientStopValue(color: $0.color, location: 1 - Double($0.location))
                }
            }
            return .angular(
                AngularGradientValue(center: start, startAngle: from, endAngle: to, stops: stops))
        }
    }
}
