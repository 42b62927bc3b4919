/// A projective map of the plane, in the row-vector convention: `(x, y, 1)` times the matrix, then
/// divided by the third component.
public struct ProjectionTransform: Hashable, Sendable {
    /// How much of x goes to x.
    public var m11: CGFloat = 1
    /// How much of x goes to y.
    public var m12: CGFloat = 0
    /// How much of x goes to the divisor.
    public var m13: CGFloat = 0
    /// How much of y goes to x.
    public var m21: CGFloat = 0
    /// How much of y goes to y.
    public var m22: CGFloat = 1
    /// How much of y goes to the divisor.
    public var m23: CGFloat = 0
    /// The translation along x, in points.
    public var m31: CGFloat = 0
    /// The translation along y, in points.
    public var m32: CGFloat = 0
    /// The constant part of the divisor.
    public var m33: CGFloat = 1

    /// The transform that moves nothing.
    public init() {}

    /// An affine transform.
    public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    /// What a transform of space does to the plane z = 0, seen from the front: without its third
    /// row and column.
    package init(_ m: Transform3D) {
        m11 = m.m11
        m12 = m.m12
        m13 = m.m14
        m21 = m.m21
        m22 = m.m22
        m23 = m.m24
        m31 = m.m41
        m32 = m.m42
        m33 = m.m44
    }

    /// Whether the transform moves nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether there is no perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// First this transform, then `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var r = ProjectionTransform()
        r.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        r.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        r.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        r.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        r.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        r.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        r.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        r.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        r.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return r
    }
}
