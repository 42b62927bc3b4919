extension Transform3D {
    /// A translation, in points.
    package static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> Transform3D {
        var r = Transform3D()
        r.m41 = x
        r.m42 = y
        r.m43 = z
        return r
    }

    /// A scale about the origin.
    package static func scale(_ x: Double, _ y: Double, _ z: Double = 1) -> Transform3D {
        var r = Transform3D()
        r.m11 = x
        r.m22 = y
        r.m33 = z
        return r
    }

    /// A perspective with the eye `distance` points in front of the plane; 0 or an infinite
    /// distance is none.
    package static func perspective(_ distance: Double) -> Transform3D {
        var r = Transform3D()
        let factor = -1 / distance
        if factor.isFinite { r.m34 = factor }
        return r
    }

    /// A rotation about an axis through the origin, of any length; an axis without length or an
    /// angle that is not finite does not rotate. About z, positive angles turn x towards y.
    package static func rotation(
        _ angle: Angle,
        axis: (x: Double, y: Double, z: Double)
    ) -> Transform3D {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite, angle.radians.isFinite else { return .identity }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let s = Scalar.sin(angle.radians)
        let c = Scalar.cos(angle.radians)
        let t = 1 - c
        var r = Transform3D()
        r.m11 = t * x * x + c
        r.m12 = t * x * y + s * z
        r.m13 = t * x * z - s * y
        r.m21 = t * x * y - s * z
        r.m22 = t * y * y + c
        r.m23 = t * y * z + s * x
        r.m31 = t * x * z + s * y
        r.m32 = t * y * z - s * x
        r.m33 = t * z * z + c
        return r
    }

    /// The transform of SwiftUI's `rotation3DEffect` for content of `size` points.
    ///
    /// With a = (anchor × size, anchorZ): T(-a) · R · P · T(a), where P has the eye at `max(width,
    /// height) / perspective` (reference: SwiftUI, reverse-engineered; both published matrices are
    /// tests). Not flattened.
    package static func rotation3DEffect(
        angle: Angle,
        axis: (x: Double, y: Double, z: Double),
        anchor: UnitPoint = .center,
        anchorZ: Double = 0,
        perspective: Double = 1,
        size: CGSize
    ) -> Transform3D {
        let x = anchor.x * size.width
        let y = anchor.y * size.height
        return translation(-x, -y, -anchorZ)
            * rotation(angle, axis: axis)
            * .perspective(max(size.width, size.height) / perspective)
            * translation(x, y, anchorZ)
    }
}
