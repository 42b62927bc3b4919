/// Where a view is in its transition.
public enum TransitionPhase: Hashable, Sendable {
    /// About to be inserted: the look that the view comes from.
    case willAppear
    /// There.
    case identity
    /// Removed: the look that the view goes to.
    case didDisappear

    /// Whether the view is there; both other phases are away.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the view appears, 0 while it is there, 1 when it disappears.
    public var value: Double {
        switch self {
        case .willAppear: return -1
        case .identity: return 0
        case .didDisappear: return 1
        }
    }
}

/// What a transition says of itself.
public struct TransitionProperties: Sendable {
    /// Whether the view moves. Such a transition is replaced by a fade while Reduce Motion is on, as
    /// SwiftUI's documentation says.
    public var hasMotion: Bool

    /// - Parameter hasMotion: true unless said otherwise.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}
