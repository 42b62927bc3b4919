import GeometryKernel

extension View {
    nonisolated func effectElement(_ kind: EffectKind, _ values: [Double]) -> _ElementView {
        _ElementView(
            erased.distribute { EffectElement(child: $0, kind: kind, values: values) })
    }

    /// Draws the view elsewhere without moving it in layout.
    ///
    /// - Parameters:
    ///   - x: points towards the trailing edge.
    ///   - y: points down.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        effectElement(.offset, [x, y])
    }

    public nonisolated func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    public nonisolated func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        effectElement(.scale(anchor), [x, y])
    }

    public nonisolated func scaleEffect(
        _ scale: CGSize, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Turns the view; positive angles turn clockwise.
    public nonisolated func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> some View {
        effectElement(.rotation(anchor), [angle.radians])
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
