import MotionKernel

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let waitsForRemoval: Bool

    /// The perceptual duration is over; the rest of a spring's settling goes on.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
    /// Nothing moves any more.
    public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

/// Changes state so that what follows from it moves.
///
///     withAnimation(.snappy) { isOpen = true }
public func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Changes state so that what follows from it moves, and calls back once when that is over.
///
/// The completion is called exactly once, also when the animation is interrupted, its view is removed,
/// or nothing changed at all.
public func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws(Failure) -> Result, completion: @escaping () -> Void
) throws(Failure) -> Result {
    var transaction = Transaction(animation: animation)
    let tracker = CompletionTracker(criteria: completionCriteria, action: completion)
    transaction.listener = tracker
    // Held while the closure runs and for each change that waits to enter the tree.
    tracker.hold()
    defer { tracker.release() }
    return try withTransaction(transaction, body)
}

/// Counts the animations of one `withAnimation` and calls back when the last is over.
class CompletionTracker: AnimationListener {
    private let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    /// What keeps the end away.
    private(set) final var holds = 0

    init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    final func hold() {
        holds += 1
    }

    final func release() {
        holds -= 1
        guard holds == 0, let action else { return }
        self.action = nil
        Self.due.append(action)
    }

    func animationAdded() {
        hold()
    }

    func animationLogicallyCompleted() {
        if !criteria.waitsForRemoval { release() }
    }

    func animationRemoved() {
        if criteria.waitsForRemoval { release() }
    }

    /// Completions to call when the tree is not being changed.
    static var due: [() -> Void] = []
}
