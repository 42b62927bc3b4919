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

    /// A spring of 0.5 s without bounce.
    public static var spring: Animation { spring(duration: 0.5) }

    /// A spring by its response and its damping.
    ///
    /// - Parameters:
    ///   - response: seconds; the stiffness is `(2π / response)²` at mass 1.
    ///   - dampingFraction: 1 is critical; below it the spring overshoots, at 0 it never rests.
    ///   - blendDuration: seconds over which a change of the response is blended in.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(
            .fluid(
                response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    /// A spring of 0.5 s without bounce.
    public static var smooth: Animation { smooth() }
    /// A spring of 0.5 s with a small bounce, 0.15.
    public static var snappy: Animation { snappy() }
    /// A spring of 0.5 s with a clear bounce, 0.3.
    public static var bouncy: Animation { bouncy() }

    /// A spring without bounce of its own.
    ///
    /// - Parameters:
    ///   - duration: the perceptual duration, in seconds.
    ///   - extraBounce: added to a bounce of 0.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        fluid(duration, extraBounce, blend: 0)
    }

    /// A spring with a small bounce.
    ///
    /// - Parameters:
    ///   - duration: the perceptual duration, in seconds.
    ///   - extraBounce: added to a bounce of 0.15.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        fluid(duration, 0.15 + extraBounce, blend: 0)
    }

    /// A spring with a clear bounce.
    ///
    /// - Parameters:
    ///   - duration: the perceptual duration, in seconds.
    ///   - extraBounce: added to a bounce of 0.3.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        fluid(duration, 0.3 + extraBounce, blend: 0)
    }

    /// A quick spring for values that follow a finger: response 0.15 s, damping 0.86.
    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

    /// A quick spring for values that follow a finger, by its response and its damping.
    ///
    /// - Parameters:
    ///   - response: seconds.
    ///   - dampingFraction: 1 is critical; below it the spring overshoots.
    ///   - blendDuration: seconds over which a change of the response is blended in.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(
            response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A quick spring for values that follow a finger, by its duration and its bounce.
    ///
    /// - Parameters:
    ///   - duration: the perceptual duration, in seconds.
    ///   - extraBounce: added to a bounce of 0.15.
    ///   - blendDuration: seconds over which a change of the duration is blended in.
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
