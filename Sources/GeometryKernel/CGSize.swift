/// A width and a height, in points.
public struct CGSize: Hashable, Sendable {
    /// The horizontal extent, in points.
    public var width: CGFloat
    /// The vertical extent, in points.
    public var height: CGFloat

    /// No width and no height.
    public static let zero = CGSize()

    /// No width and no height.
    public init() {
        self.init(width: 0, height: 0)
    }

    /// A size with the given extents.
    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    /// The size that the linear part of `transform` maps this one to.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: width * transform.a + height * transform.c,
            height: width * transform.b + height * transform.d
        )
    }
}
