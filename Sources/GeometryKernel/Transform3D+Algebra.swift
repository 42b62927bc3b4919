extension Transform3D {
    /// First this transform, then `other`.
    package func concatenating(_ other: Transform3D) -> Transform3D { self * other }

    /// First `a`, then `b`: the matrix product of row vectors.
    package static func * (a: Transform3D, b: Transform3D) -> Transform3D {
        var r = Transform3D()
        (r.m11, r.m12, r.m13, r.m14) = row(a.m11, a.m12, a.m13, a.m14, b)
        (r.m21, r.m22, r.m23, r.m24) = row(a.m21, a.m22, a.m23, a.m24, b)
        (r.m31, r.m32, r.m33, r.m34) = row(a.m31, a.m32, a.m33, a.m34, b)
        (r.m41, r.m42, r.m43, r.m44) = row(a.m41, a.m42, a.m43, a.m44, b)
        return r
    }

    private static func row(
        _ x: Double,
        _ y: Double,
        _ z: Double,
        _ w: Double,
        _ b: Transform3D
    ) -> (Double, Double, Double, Double) {
        (
            x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41,
            x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
            x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43,
            x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
        )
    }

    /// The transform that undoes this one; nil when there is none in finite numbers.
    package func inverse() -> Transform3D? {
        // Laplace expansion by the 2 × 2 minors of the upper (s) and the lower (c) two rows.
        let s0 = m11 * m22 - m21 * m12
        let s1 = m11 * m23 - m21 * m13
        let s2 = m11 * m24 - m21 * m14
        let s3 = m12 * m23 - m22 * m13
        let s4 = m12 * m24 - m22 * m14
        let s5 = m13 * m24 - m23 * m14
        let c5 = m33 * m44 - m43 * m34
        let c4 = m32 * m44 - m42 * m34
        let c3 = m32 * m43 - m42 * m33
        let c2 = m31 * m44 - m41 * m34
        let c1 = m31 * m43 - m41 * m33
        let c0 = m31 * m42 - m41 * m32
        let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
        let f = 1 / determinant
        guard determinant != 0, determinant.isFinite, f.isFinite else { return nil }
        var r = Transform3D()
        r.m11 = (m22 * c5 - m23 * c4 + m24 * c3) * f
        r.m12 = (m13 * c4 - m12 * c5 - m14 * c3) * f
        r.m13 = (m42 * s5 - m43 * s4 + m44 * s3) * f
        r.m14 = (m33 * s4 - m32 * s5 - m34 * s3) * f
        r.m21 = (m23 * c2 - m21 * c5 - m24 * c1) * f
        r.m22 = (m11 * c5 - m13 * c2 + m14 * c1) * f
        r.m23 = (m43 * s2 - m41 * s5 - m44 * s1) * f
        r.m24 = (m31 * s5 - m33 * s2 + m34 * s1) * f
        r.m31 = (m21 * c4 - m22 * c2 + m24 * c0) * f
        r.m32 = (m12 * c2 - m11 * c4 - m14 * c0) * f
        r.m33 = (m41 * s4 - m42 * s2 + m44 * s0) * f
        r.m34 = (m32 * s2 - m31 * s4 - m34 * s0) * f
        r.m41 = (m22 * c1 - m21 * c3 - m23 * c0) * f
        r.m42 = (m11 * c3 - m12 * c1 + m13 * c0) * f
        r.m43 = (m42 * s1 - m41 * s3 - m43 * s0) * f
        r.m44 = (m31 * s3 - m32 * s1 + m33 * s0) * f
        return r
    }
}
