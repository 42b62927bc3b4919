import MotionKernel

/// How a value moves from what it was to what it is.
public struct Animation: Equatable, Sendable {
    package let curve: MotionCurve

    init(_ curve: MotionCurve) {
        self.curve = curve
    }

    private static func bezier(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ duration: Double
    ) -> Animation {
        Animation(.bezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2), duration: duration))
    }

    // MARK: Timing curves; 0.35 s unless given (SwiftUI's interface)

    /// What `withAnimation` uses when no animation is named: a spring of 0.5 s without bounce, as
    /// since iOS 17.
    public static let `default` = Animation.spring()
    /// One speed all the way, for 0.35 s.
    public static var linear: Animation { linear(duration: 0.35) }
    /// Starts slowly; 0.35 s.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Ends slowly; 0.35 s.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Starts and ends slowly; 0.35 s.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    /// - Parameter duration: seconds.
    public static func linear(duration: Double) -> Animation { bezier(0, 0, 1, 1, duration) }
    /// - Parameter duration: seconds.
    public static func easeIn(duration: Double) -> Animation { bezier(0.42, 0, 1, 1, duration) }
    /// - Parameter duration: seconds.
    public static func easeOut(duration: Double) -> Animation { bezier(0, 0, 0.58, 1, duration) }
    /// - Parameter duration: seconds.
    public static func easeInOut(duration: Double) -> Animation {
        bezier(0.42, 0, 0.58, 1, duration)
    }

    /// - Parameter duration: seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        bezier(p1x, p1y, p2x, p2y, duration)
    }

    // MARK: Changes of an animation

    /// Starts later. - Parameter delay: seconds.
    public func delay(_ delay: Double) -> Animation { Animation(.delayed(curve, by: delay)) }

    /// Runs faster or slower; 2 takes half the time.
    public func speed(_ speed: Double) -> Animation { Animation(.scaled(curve, speed: speed)) }

    /// Runs several times; a count below 1 is 1.
    ///
    /// With `autoreverses` every other round goes back and counts as well. After an even number of
    /// rounds the value jumps to its target (reverse-engineered).
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repeated(curve, count: repeatCount, autoreverses: autoreverses))
    }

    /// Runs again and again, without an end of its own.
    ///
    /// - Parameter autoreverses: whether every other round goes back instead of starting again.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeated(curve, count: nil, autoreverses: autoreverses))
    }
}
