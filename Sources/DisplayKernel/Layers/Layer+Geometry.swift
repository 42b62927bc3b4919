package import GeometryKernel

extension Layer {
    /// Places the layer in its parent's space, in points, before its transform.
    package func setFrame(_ new: CGRect) {
        if same(new.origin.x, frame.origin.x), same(new.origin.y, frame.origin.y),
            same(new.size.width, frame.size.width), same(new.size.height, frame.size.height)
        {
            return
        }
        frame = new
        buffer.op(.frame, id)
        buffer.f32(new.origin.x)
        buffer.f32(new.origin.y)
        buffer.f32(new.size.width)
        buffer.f32(new.size.height)
        buffer.end()
    }

    /// Transforms the layer about its own top left corner: an `affine` op when six numbers say it all, else a `matrix` op.
    package func setTransform(_ new: Transform3D) {
        if new.sameWhenSent(as: transform) { return }
        transform = new
        if new.isAffine2D {
            buffer.op(.affine, id)
            buffer.f32(new.m11)
            buffer.f32(new.m12)
            buffer.f32(new.m21)
            buffer.f32(new.m22)
            buffer.f32(new.m41)
            buffer.f32(new.m42)
        } else {
            buffer.op(.matrix, id)
            new.write(to: buffer)
        }
        buffer.end()
    }

    /// Fades the layer and all below it as a group, 0 to 1; a spring overshoots both, and is cut there.
    package func setOpacity(_ value: Double) {
        let new = value > 0 ? min(value, 1) : 0
        if same(new, opacity) { return }
        opacity = new
        buffer.op(.opacity, id)
        buffer.f32(new)
        buffer.end()
    }
}

/// Equal once both are sent.
private func same(_ a: Double, _ b: Double) -> Bool { Float(a) == Float(b) }

extension Transform3D {
    fileprivate func sameWhenSent(as other: Transform3D) -> Bool {
        same(m41, other.m41) && same(m42, other.m42) && same(m43, other.m43)
            && same(m44, other.m44) && same(m11, other.m11) && same(m12, other.m12)
            && same(m13, other.m13) && same(m14, other.m14) && same(m21, other.m21)
            && same(m22, other.m22) && same(m23, other.m23) && same(m24, other.m24)
            && same(m31, other.m31) && same(m32, other.m32) && same(m33, other.m33)
            && same(m34, other.m34)
    }

    fileprivate func write(to buffer: OpBuffer) {
        buffer.f32(m11)
        buffer.f32(m12)
        buffer.f32(m13)
        buffer.f32(m14)
        buffer.f32(m21)
        buffer.f32(m22)
        buffer.f32(m23)
        buffer.f32(m24)
        buffer.f32(m31)
        buffer.f32(m32)
        buffer.f32(m33)
        buffer.f32(m34)
        buffer.f32(m41)
        buffer.f32(m42)
        buffer.f32(m43)
        buffer.f32(m44)
    }
}
