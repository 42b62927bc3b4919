import GeometryKernel

extension View {
    nonisolated func effectElement(_ kind: EffectKind, _ values: [Double]) -> _ElementView {
        _ElementView(
            erased.distribute { EffectElement(child: $0, kind: kind, values: values) })
    }

    /// An effect whose motion the host may play by itself. Pages without one have nothing of that.
    private nonisolated func movingElement(_ kind: EffectKind, _ values: [Double]) -> _ElementView {
        _ElementView(
            erased.distribute { MovingElement(child: $0, kind: kind, values: values) })
    }

    /// Draws the view elsewhere without moving it in layout.
    ///
    /// - Parameters:
    ///   - x: points towards the trailing edge.
    ///   - y: points down.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        movingElement(.offset, [x, y])
    }

    /// Draws the view elsewhere without moving it in layout.
    ///
    /// - Parameter offset: points, towards the trailing edge and down.
    public nonisolated func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Draws the view larger or smaller without a change of its layout.
    ///
    /// - Parameters:
    ///   - x: the factor of the width; negative mirrors.
    ///   - y: the factor of the height; negative mirrors.
    ///   - anchor: the point of the view that stays where it is.
    public nonisolated func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        movingElement(.scale(anchor), [x, y])
    }

    /// Draws the view larger or smaller, by a factor for each side.
    public nonisolated func scaleEffect(
        _ scale: CGSize, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Draws the view larger or smaller, by one factor for both sides.
    ///
    ///     heart.scaleEffect(isPressed ? 0.9 : 1)
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Turns the view; positive angles turn clockwise.
    public nonisolated func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> some View {
        movingElement(.rotation(anchor), [angle.radians])
    }

    /// Turns the view in space, flattened into its plane again.
    ///
    /// - Parameters:
    ///   - axis: the axis of rotation, of any length.
    ///   - anchorZ: points towards the reader.
    ///   - perspective: the larger, the nearer the eye: its distance is the larger side over this.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        effectElement(
            .rotation3D(anchor), [angle.radians, axis.x, axis.y, axis.z, anchorZ, perspective])
    }

    /// - Parameter opacity: from 0, invisible and out of reach, to 1.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        effectElement(.opacity, [opacity])
    }
}
