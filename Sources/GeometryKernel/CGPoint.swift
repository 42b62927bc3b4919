/// A point of a plane, in points; y grows downwards.
public struct CGPoint: Hashable, Sendable {
    /// The horizontal coordinate, in points.
    public var x: CGFloat
    /// The vertical coordinate, in points.
    public var y: CGFloat

    /// The origin.
    public static let zero = CGPoint()

    /// The origin.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// A point with the given coordinates.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The point that `transform` maps this one to.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: x * transform.a + y * transform.c + transform.tx,
            y: x * transform.b + y * transform.d + transform.ty
        )
    }
}
