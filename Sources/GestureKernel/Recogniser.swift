package import GeometryKernel

/// A gesture of one view: a state machine fed by an `Arena`.
///
///     possible ──▶ began ──▶ changed ──▶ ended
///        │           └─────────┴───────▶ cancelled
///        ├──▶ ended      (a tap has no beginning)
///        └──▶ failed
///
/// Each `onBegan` is followed by exactly one `onEnded` or `onCancelled`, whatever happens to the
/// pointer, the view or the recogniser. `ended`, `cancelled` and `failed` last until all pointers
/// on the view are up; then the state is `possible` again. A second pointer on the view ends the
/// gesture in the same way as a cancellation. Handlers may disable or remove recognisers and
/// cancel pointers; they must not feed samples.
package class Recogniser {
    /// Where the gesture stands.
    package enum State: Equatable, Sendable {
        /// Nothing recognised yet.
        case possible
        /// Recognised; `onBegan` is running or has run.
        case began
        /// Recognised, and `onChanged` was called.
        case changed
        /// Came to its end.
        case ended
        /// Stopped after it began.
        case cancelled
        /// Stopped before it began.
        case failed
    }

    /// How the gesture competes for a pointer.
    package enum Priority: Equatable, Sendable {
        /// Deepest view first.
        case normal
        /// Before all normal ones, outermost view first.
        case high
        /// Next to whatever else happens.
        case simultaneous
    }

    /// Where the gesture stands.
    package internal(set) final var state = State.possible

    /// How the gesture competes.
    package final var priority: Priority

    /// The depth of the view; deeper views have larger numbers.
    package final var depth: Int

    /// Converts from root space to the space of the values; `nil` keeps root space.
    package final var toLocal: ((CGPoint) -> CGPoint)?

    /// Whether the gesture takes part. Clearing it stops a gesture in flight at once.
    package final var isEnabled = true {
        didSet {
            if !isEnabled { stop() }
        }
    }

    /// The gesture that this one is a part of: parts do not take pointers from each other.
    unowned(unsafe) package final var family: AnyObject?

    /// Does not look at pointers until it is opened; it knows which ones are down.
    package final var isGated = false

    /// Runs when the gesture fails before it began.
    package final var onFailed: (() -> Void)?

    /// The pointers that are down on the view.
    final var pointers: [Int32] = []

    init(priority: Priority, depth: Int) {
        self.priority = priority
        self.depth = depth
    }

    /// When time alone changes the state, in seconds; `nil` when it does not.
    var deadline: Double? { nil }

    /// The first pointer went down. True asks for recognition.
    func didPress(_ sample: PointerSample) -> Bool { false }

    /// The pointer moved. True asks for recognition.
    func didMove(_ sample: PointerSample) -> Bool { false }

    /// The pointer went up. True asks for recognition.
    func didLift(_ sample: PointerSample) -> Bool { false }

    /// The deadline passed: fails or, with true, asks for recognition.
    func didExpire() -> Bool { false }

    /// The pointer is won: begins or ends, with the callbacks.
    func recognise() {}

    /// Stopped after it began: calls back.
    func didCancel() {}

    /// Forgets everything of the last gesture.
    func didReset() {}

    /// The location of `sample` in the space of the values.
    ///
    /// Falls back to root space when the conversion has no finite result.
    final func local(_ sample: PointerSample) -> CGPoint {
        guard let point = toLocal?(sample.location), point.isFinitePoint else {
            return sample.location
        }
        return point
    }
}
