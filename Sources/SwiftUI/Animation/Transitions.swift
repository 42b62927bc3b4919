import GeometryKernel

/// Fades the view in and out.
public struct OpacityTransition: Transition {
    /// A fade.
    public nonisolated init() {}

    /// The view, out of sight while it is away.
    public func body(content: PlaceholderContentView<Self>, phase: TransitionPhase)
        -> some View
    {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    /// A fade moves nothing.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Changes nothing: the view is there, or it is not.
public struct IdentityTransition: Transition {
    /// No transition.
    public nonisolated init() {}

    /// The view as it is.
    public func body(content: PlaceholderContentView<Self>, phase: TransitionPhase)
        -> some View
    {
        content
    }

    /// Nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Moves the view in from its leading edge and out over its trailing edge.
public struct SlideTransition: Transition {
    /// A slide.
    public nonisolated init() {}

    /// The view, its own width beside its place while it is away.
    public func body(content: PlaceholderContentView<Self>, phase: TransitionPhase)
        -> some View
    {
        content.effectElement(.relativeOffset, [phase.value, 0])
    }
}

/// Moves the view in from an edge and out over the same edge, by its own size.
public struct MoveTransition: Transition {
    /// Where the view comes from and goes to.
    public var edge: Edge

    /// A move over an edge.
    public nonisolated init(edge: Edge) {
        self.edge = edge
    }

    /// The view, its own size beyond the edge while it is away.
    public func body(content: PlaceholderContentView<Self>, phase: TransitionPhase)
        -> some View
    {
        content.beyond(edge, phase.isIdentity ? 0 : 1)
    }
}

/// Moves the view in from an edge and out over the opposite one, while it fades.
public struct PushTransition: Transition {
    /// Where the view comes from.
    public var edge: Edge

    /// A push from an edge.
    public nonisolated init(edge: Edge) {
        self.edge = edge
    }

    /// The view, out of sight and its own size beyond one edge or the other while it is away.
    public func body(content: PlaceholderContentView<Self>, phase: TransitionPhase)
        -> some View
    {
        content.beyond(edge, -phase.value).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Grows the view from a point and shrinks it to that.
public struct ScaleTransition: Transition {
    /// The size while the view is away, as a share of its own.
    public var scale: Double
    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// A growth from a size.
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// The view, scaled while it is away.
    public func body(content: PlaceholderContentView<Self>, phase: TransitionPhase)
        -> some View
    {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Moves the view in from a distance and back there.
public struct OffsetTransition: Transition {
    /// Points, towards the trailing edge and down.
    public var offset: CGSize

    /// A move over a distance.
    public nonisolated init(_ offset: CGSize) {
        self.offset = offset
    }

    /// The view, away from its place while it is away.
    public func body(content: PlaceholderContentView<Self>, phase: TransitionPhase)
        -> some View
    {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// One transition on the way in, another on the way out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// How the view comes.
    public var insertion: Insertion
    /// How the view goes.
    public var removal: Removal

    /// A transition of two.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// The view in the one transition inside the other.
    public func body(content: PlaceholderContentView<Self>, phase: TransitionPhase)
        -> some View
    {
        let both = AnyTransition.asymmetric(
            insertion: AnyTransition(insertion), removal: AnyTransition(removal))
        return _ElementView(both.apply(content.element, phase))
    }

    /// A transition with motion when one of the two has motion.
    public static var properties: TransitionProperties {
        TransitionProperties(
            hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}

extension View {
    /// The view moved over an edge by a share of its own size.
    nonisolated fileprivate func beyond(_ edge: Edge, _ share: Double) -> _ElementView {
        switch edge {
        case .top: return effectElement(.relativeOffset, [0, -share])
        case .bottom: return effectElement(.relativeOffset, [0, share])
        case .leading: return effectElement(.relativeOffset, [-share, 0])
        case .trailing: return effectElement(.relativeOffset, [share, 0])
        }
    }
}
