extension ProjectionTransform {
    /// Replaces the transform by the one that undoes it; without one, leaves it alone and answers
    /// false.
    public mutating func invert() -> Bool {
        guard let inverse else { return false }
        self = inverse
        return true
    }

    /// The transform that undoes this one, or this one itself when there is none.
    public func inverted() -> ProjectionTransform {
        inverse ?? self
    }

    /// The transform that undoes this one; nil when the plane is seen edge on, or nearly.
    package var inverse: ProjectionTransform? {
        var r = ProjectionTransform()
        r.m11 = m22 * m33 - m23 * m32
        r.m12 = m13 * m32 - m12 * m33
        r.m13 = m12 * m23 - m13 * m22
        r.m21 = m23 * m31 - m21 * m33
        r.m22 = m11 * m33 - m13 * m31
        r.m23 = m13 * m21 - m11 * m23
        r.m31 = m21 * m32 - m22 * m31
        r.m32 = m12 * m31 - m11 * m32
        r.m33 = m11 * m22 - m12 * m21
        let determinant = m11 * r.m11 + m12 * r.m21 + m13 * r.m31
        guard isRegular(determinant) else { return nil }
        return r.scaled(by: 1 / determinant)
    }

    /// The image of a point; nil when it lies behind the eye.
    package func apply(_ point: CGPoint) -> CGPoint? {
        let w = point.x * m13 + point.y * m23 + m33
        guard w > 0, w.isFinite else { return nil }
        return CGPoint(
            x: (point.x * m11 + point.y * m21 + m31) / w,
            y: (point.x * m12 + point.y * m22 + m32) / w
        )
    }

    /// Whether a determinant stands out from the rounding of the rows that made it (Hadamard's
    /// bound times 1e-14).
    private func isRegular(_ determinant: Double) -> Bool {
        let rows =
            (m11 * m11 + m12 * m12 + m13 * m13).squareRoot()
            * (m21 * m21 + m22 * m22 + m23 * m23).squareRoot()
            * (m31 * m31 + m32 * m32 + m33 * m33).squareRoot()
        return determinant.isFinite && determinant.magnitude > rows * 1e-14
            && (1 / determinant).isFinite
    }

    private func scaled(by factor: Double) -> ProjectionTransform {
        var r = self
        r.m11 *= factor
        r.m12 *= factor
        r.m13 *= factor
        r.m21 *= factor
        r.m22 *= factor
        r.m23 *= factor
        r.m31 *= factor
        r.m32 *= factor
        r.m33 *= factor
        return r
    }
}
