#if !hasFeature(Embedded)
    /// How a view looks on its way in and out.
    ///
    ///     struct Twirl: Transition {
    ///         func body(content: Content, phase: TransitionPhase) -> some View {
    ///             content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
    ///         }
    ///     }
    @MainActor @preconcurrency
    public protocol Transition {
        associatedtype Body: View
        typealias Content = PlaceholderContentView<Self>
        @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
        static var properties: TransitionProperties { get }
    }
#else
    /// How a view looks on its way in and out.
    public protocol Transition {
        associatedtype Body: View
        typealias Content = PlaceholderContentView<Self>
        @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
        static var properties: TransitionProperties { get }
    }
#endif

extension Transition {
    /// A transition with motion, unless it says otherwise.
    public static var properties: TransitionProperties { TransitionProperties() }
}

/// The view that a transition is applied to.
public nonisolated struct PlaceholderContentView<Value>: _PrimitiveView {
    let element: _Element

    /// The element of the view that comes and goes.
    public nonisolated static func _makeElement(_ view: PlaceholderContentView) -> _Element {
        view.element
    }
}

/// A transition without its type.
public struct AnyTransition {
    let apply: (_Element, TransitionPhase) -> _Element
    let hasMotion: Bool

    init(hasMotion: Bool, apply: @escaping (_Element, TransitionPhase) -> _Element) {
        self.hasMotion = hasMotion
        self.apply = apply
    }

    /// The same transition, without its type.
    public init<T: Transition>(_ transition: T) {
        #if hasFeature(Embedded)
            hasMotion = T.properties.hasMotion
            apply = { content, phase in
                let content = PlaceholderContentView<T>(element: content)
                return T.Body._makeElement(transition.body(content: content, phase: phase))
            }
        #else
            hasMotion = MainActor.assumeIsolated { T.properties.hasMotion }
            apply = { content, phase in
                let content = PlaceholderContentView<T>(element: content)
                return MainActor.assumeIsolated {
                    T.Body._makeElement(transition.body(content: content, phase: phase))
                }
            }
        #endif
    }

    /// Both transitions at once; this one is inside.
    public func combined(with other: AnyTransition) -> AnyTransition {
        let (inner, outer) = (apply, other.apply)
        return AnyTransition(hasMotion: hasMotion || other.hasMotion) { content, phase in
            outer(inner(content, phase), phase)
        }
    }

    /// Moves as the animation says, whatever the transaction that inserts or removes the view.
    public func animation(_ animation: Animation?) -> AnyTransition {
        let apply = apply
        return AnyTransition(hasMotion: hasMotion) { content, phase in
            TransactionElement(child: apply(content, phase)) { $0.animation = animation }
        }
    }

    /// One transition on the way in and another on the way out.
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        let (enter, leave) = (insertion.apply, removal.apply)
        return AnyTransition(hasMotion: insertion.hasMotion || removal.hasMotion) {
            content, phase in
            leave(
                enter(content, phase == .didDisappear ? .identity : phase),
                phase == .willAppear ? .identity : phase)
        }
    }

    /// A modifier in two states.
    ///
    /// - Parameters:
    ///   - active: how the view looks while it is away.
    ///   - identity: how it looks while it is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(hasMotion: true) { content, phase in
            _ModifiedView(modifier: phase.isIdentity ? identity : active, content: content).erased
        }
    }
}
