/// An upright rectangle, in points. Negative extents are allowed; `minX`, `width` and their kin
/// read the standardized rectangle.
public struct CGRect: Hashable, Sendable {
    /// The corner that the size counts from.
    public var origin: CGPoint
    /// The extents as given, possibly negative.
    public var size: CGSize

    /// The rectangle without extent at the origin.
    public static let zero = CGRect()

    /// The result of an intersection that does not exist; the neutral element of `union`.
    public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The rectangle without extent at the origin.
    public init() {
        self.init(origin: .zero, size: .zero)
    }

    /// A rectangle with the given corner and extents.
    public init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle with the given corner and extents.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// The extent along x, never negative.
    public var width: CGFloat { size.width.magnitude }
    /// The extent along y, never negative.
    public var height: CGFloat { size.height.magnitude }
    /// The smallest x.
    public var minX: CGFloat { origin.x + min(size.width, 0) }
    /// The x of the centre.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The largest x.
    public var maxX: CGFloat { origin.x + max(size.width, 0) }
    /// The smallest y.
    public var minY: CGFloat { origin.y + min(size.height, 0) }
    /// The y of the centre.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The largest y.
    public var maxY: CGFloat { origin.y + max(size.height, 0) }

    /// Whether this is the null rectangle.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether the rectangle covers no area.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// The same area with extents that are not negative.
    public var standardized: CGRect {
        isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
    }
}
