internal import GeometryKernel

/// A timing curve from (0, 0) to (1, 1) with two control points, as in CSS `cubic-bezier`.
///
/// The parameter is solved until x is within 2^-20 and the result is rounded to multiples of 2^-20
/// (reference: SwiftUI, reverse-engineered).
package struct CubicBezier: Hashable, Sendable {
    /// The first control point's fraction of the time, 0…1.
    package let x1: Double
    /// The first control point's fraction of the way.
    package let y1: Double
    /// The second control point's fraction of the time, 0…1.
    package let x2: Double
    /// The second control point's fraction of the way.
    package let y2: Double

    /// The curve that goes at one speed.
    package static let linear = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    /// The curve that starts slowly.
    package static let easeIn = CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    /// The curve that ends slowly.
    package static let easeOut = CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    /// The curve that starts and ends slowly.
    package static let easeInOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    /// A curve with the given control points; fractions of the time are brought into 0…1.
    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = min(max(x1, 0), 1)
        self.y1 = y1
        self.x2 = min(max(x2, 0), 1)
        self.y2 = y2
    }

    /// Whether all four numbers are finite.
    var isFinite: Bool { (x1 + x2).isFinite && (y1 + y2).isFinite }

    /// The fraction of the way at a fraction of the time; 0 before the start, 1 after the end.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        return Scalar.round(Self.point(y1, y2, parameter(at: time)) * Self.grid) / Self.grid
    }

    /// The change of `value` per unit of time; 0 outside the curve, at most 10,000 where it is
    /// upright.
    package func slope(at time: Double) -> Double {
        guard time >= 0, time <= 1 else { return 0 }
        let u = parameter(at: time)
        return Self.derivative(y1, y2, u) / max(Self.derivative(x1, x2, u), 1e-4)
    }

    private static let grid = 1_048_576.0

    /// The parameter whose x is `time`: Newton's steps inside an interval that halves when they
    /// leave it.
    private func parameter(at time: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var u = time
        for _ in 0..<48 {
            let error = Self.point(x1, x2, u) - time
            if error.magnitude < 1 / Self.grid { break }
            if error < 0 { low = u } else { high = u }
            let next = u - error / Self.derivative(x1, x2, u)
            u = next > low && next < high ? next : (low + high) / 2
        }
        return u
    }

    private static func point(_ p1: Double, _ p2: Double, _ u: Double) -> Double {
        let v = 1 - u
        return 3 * v * v * u * p1 + 3 * v * u * u * p2 + u * u * u
    }

    private static func derivative(_ p1: Double, _ p2: Double, _ u: Double) -> Double {
        let v = 1 - u
        return 3 * v * v * p1 + 6 * v * u * (p2 - p1) + 3 * u * u * (1 - p2)
    }
}
