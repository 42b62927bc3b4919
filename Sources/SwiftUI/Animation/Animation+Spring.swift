import MotionKernel

/// The spring animations. Durations and bounces are SwiftUI's published defaults.
extension Animation {
    private static func fluid(_ duration: Double, _ bounce: Double, blend: Double) -> Animation {
        let damping = bounce < 0 ? 1 / (bounce + 1) : 1 - bounce
        return Animation(
            .fluid(response: duration, dampingFraction: damping, blendDuration: blend))
    }

    /// - Parameters:
    ///   - duration: the perceptual duration, in seconds.
    ///   - bounce: from -1 (overdamped) over 0 (no bounce) to 1 (never rests).
    ///   - blendDuration: seconds over which a change of the duration is blended in.
    public static func spring(
        duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        fluid(duration, bounce, blend: blendDuration)
    }

    public static var spring: Animation { spring(duration: 0.5) }

    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(
            .fluid(
                response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    public static var smooth: Animation { smooth() }
    public static var snappy: Animation { snappy() }
    public static var bouncy: Animation { bouncy() }

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        fluid(duration, extraBounce, blend: 0)
    }

    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        fluid(duration, 0.15 + extraBounce, blend: 0)
    }

    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        fluid(duration, 0.3 + extraBounce, blend: 0)
    }

    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(
            response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        fluid(duration, 0.15 + extraBounce, blend: blendDuration)
    }

    /// - Parameter initialVelocity: in shares of the distance per second.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            .interpolating(
                SpringModel(duration: duration, bounce: bounce), initialVelocity: initialVelocity))
    }

    /// - Parameter initialVelocity: in shares of the distance per second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            .interpolating(
                SpringModel(mass: mass, stiffness: stiffness, damping: damping),
                initialVelocity: initialVelocity))
    }
}
