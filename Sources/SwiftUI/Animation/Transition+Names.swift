import GeometryKernel

extension AnyTransition {
    /// Fades the view in and out; what an animated change does without a transition.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// No transition: the view goes at once.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// In from the leading edge, out over the trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    /// Grows from nothing.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }

    /// Grows from a size, about a point.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(scale, anchor: anchor))
    }

    /// In from an edge and out over it.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(MoveTransition(edge: edge))
    }

    /// In from an edge and out over the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(PushTransition(edge: edge))
    }

    /// In from a distance in points, and back there.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(OffsetTransition(offset))
    }

    /// In from a distance in points, and back there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
}

extension Transition where Self == OpacityTransition {
    /// Fades the view in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    /// No transition: the view goes at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
    /// In from the leading edge, out over the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
    /// In from an edge and out over it.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// In from an edge and out over the opposite one, fading.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == ScaleTransition {
    /// Grows from nothing.
    public static var scale: ScaleTransition { ScaleTransition(0) }

    /// Grows from a size, about a point.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// In from a distance in points, and back there.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// In from a distance in points, and back there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
