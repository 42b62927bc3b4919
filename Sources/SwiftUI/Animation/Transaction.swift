/// The context of a state change: how what follows from it is animated.
public struct Transaction {
    /// How what changes moves; nil changes it at once.
    public var animation: Animation?
    /// Whether nothing moves, not even what asks for it with `animation(_:value:)`.
    public var disablesAnimations = false
    /// Told of each animation that the change starts.
    var listener: CompletionTracker?

    /// A change without animation.
    public init() {}

    /// A change that moves as the animation says; nil changes at once.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// The animation to use, nil where animations are switched off.
    var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

    /// Whether a write with `other` may share an update with a write with this transaction.
    func isSame(as other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
            && listener === other.listener
    }

    /// The transaction that state written now belongs to.
    static var current = Transaction()
}

/// Runs the closure with the transaction: state written in it changes by it.
public func withTransaction<Result, Failure: Error>(
    _ transaction: Transaction, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    let outer = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = outer }
    return try body()
}
