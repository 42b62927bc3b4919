extension CGRect {
    /// The rectangle with each vertical side moved inwards by `dx` and each horizontal one by `dy`;
    /// null when nothing is left.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        let result = (width: width - 2 * dx, height: height - 2 * dy)
        guard !isNull, result.width >= 0, result.height >= 0 else { return .null }
        return CGRect(x: minX + dx, y: minY + dy, width: result.width, height: result.height)
    }

    /// The rectangle moved by `dx` and `dy`.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        isNull ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// Whether the point is inside; the minimal edges belong to the rectangle, the maximal ones do
    /// not.
    public func contains(_ point: CGPoint) -> Bool {
        !isEmpty && minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }

    /// Whether `other` lies inside completely, edges included.
    public func contains(_ other: CGRect) -> Bool {
        union(other) == standardized
    }

    /// Whether the two have a common part.
    public func intersects(_ other: CGRect) -> Bool {
        !intersection(other).isNull
    }

    /// The common part of both, or the null rectangle.
    public func intersection(_ other: CGRect) -> CGRect {
        guard !isNull, !other.isNull else { return .null }
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle that holds both.
    public func union(_ other: CGRect) -> CGRect {
        if isNull { return other.standardized }
        if other.isNull { return standardized }
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        let right = max(maxX, other.maxX)
        let bottom = max(maxY, other.maxY)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest upright rectangle that holds the transformed corners.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        guard !isNull else { return .null }
        let corners = (
            CGPoint(x: minX, y: minY).applying(transform),
            CGPoint(x: maxX, y: minY).applying(transform),
            CGPoint(x: minX, y: maxY).applying(transform),
            CGPoint(x: maxX, y: maxY).applying(transform)
        )
        let left = min(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
        let right = max(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
        let top = min(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
        let bottom = max(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
