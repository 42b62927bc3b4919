/// A 4 × 4 transform of space in the row-vector convention of Core Animation: `(x, y, z, 1)` times
/// the matrix, then divided by the fourth component. Its row-major entries are the arguments of CSS
/// `matrix3d` in order.
package struct Transform3D: Hashable, Sendable {
    /// How much of x goes to x.
    package var m11 = 1.0
    /// How much of x goes to y.
    package var m12 = 0.0
    /// How much of x goes to z.
    package var m13 = 0.0
    /// How much of x goes to the divisor.
    package var m14 = 0.0
    /// How much of y goes to x.
    package var m21 = 0.0
    /// How much of y goes to y.
    package var m22 = 1.0
    /// How much of y goes to z.
    package var m23 = 0.0
    /// How much of y goes to the divisor.
    package var m24 = 0.0
    /// How much of z goes to x.
    package var m31 = 0.0
    /// How much of z goes to y.
    package var m32 = 0.0
    /// How much of z goes to z.
    package var m33 = 1.0
    /// How much of z goes to the divisor.
    package var m34 = 0.0
    /// How much of the constant goes to x.
    package var m41 = 0.0
    /// How much of the constant goes to y.
    package var m42 = 0.0
    /// How much of the constant goes to z.
    package var m43 = 0.0
    /// How much of the constant goes to the divisor.
    package var m44 = 1.0

    /// The transform that moves nothing.
    package static let identity = Transform3D()

    /// The transform that moves nothing.
    package init() {}

    /// A transform of the plane.
    package init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m41 = m.tx
        m42 = m.ty
    }

    /// A projective transform of the plane.
    package init(_ m: ProjectionTransform) {
        m11 = m.m11
        m12 = m.m12
        m14 = m.m13
        m21 = m.m21
        m22 = m.m22
        m24 = m.m23
        m41 = m.m31
        m42 = m.m32
        m44 = m.m33
    }

    /// Whether the transform moves nothing.
    package var isIdentity: Bool { self == .identity }

    /// Whether only the six entries of an affine transform of the plane differ from the identity.
    package var isAffine2D: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0
            && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0 && m44 == 1
    }

    /// The six entries of an affine transform of the plane; meaningful when `isAffine2D`.
    package var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    /// The transform with everything about z dropped, as SwiftUI flattens the content of each
    /// effect.
    package var flattened: Transform3D { Transform3D(ProjectionTransform(self)) }

    /// The image of a point of the plane z = 0; nil when it lies behind the eye.
    package func apply(_ point: CGPoint) -> CGPoint? {
        ProjectionTransform(self).apply(point)
    }

    /// The point of the plane z = 0 that is seen at `point`; nil when the plane is edge on or that
    /// point lies behind the eye.
    package func unproject(_ point: CGPoint) -> CGPoint? {
        ProjectionTransform(self).inverse?.apply(point)
    }
}
