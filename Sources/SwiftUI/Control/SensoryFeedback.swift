import DisplayKernel

/// A feedback that is felt.
///
/// On a page it is a vibration, on devices and in browsers that have one, once the reader has touched the
/// page; its patterns are chosen, for a browser cannot play Apple's. What an iPhone does not play
/// (`start`, `stop`, `levelChange`) a page does not play either.
public nonisolated struct SensoryFeedback: Equatable, Sendable {
    let value: HapticValue

    private init(_ kind: HapticValue.Kind, intensity: Double = 1) {
        value = HapticValue(kind, intensity: intensity)
    }

    /// A task is done.
    public static let success = SensoryFeedback(.success)
    /// Something needs attention.
    public static let warning = SensoryFeedback(.warning)
    /// Something failed.
    public static let error = SensoryFeedback(.error)
    /// Another value is chosen.
    public static let selection = SensoryFeedback(.selection)
    /// A value rose above a threshold.
    public static let increase = SensoryFeedback(.increase)
    /// A value fell below a threshold.
    public static let decrease = SensoryFeedback(.decrease)
    /// An activity began; not played on a phone.
    public static let start = SensoryFeedback(.start)
    /// An activity ended; not played on a phone.
    public static let stop = SensoryFeedback(.stop)
    /// What is dragged came into line with something.
    public static let alignment = SensoryFeedback(.alignment)
    /// The pressure came to another level; not played on a phone.
    public static let levelChange = SensoryFeedback(.levelChange)
    /// A path that is drawn is closed, or recognised.
    public static let pathComplete = SensoryFeedback(.pathComplete)
    /// Two things of middle weight collide.
    public static let impact = SensoryFeedback(.medium)

    /// Two things of a weight collide.
    ///
    /// - Parameter intensity: from 0 to 1; the duration of the vibration follows it.
    public static func impact(
        weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0
    ) -> SensoryFeedback {
        SensoryFeedback(weight.kind, intensity: intensity)
    }

    /// Two things of a flexibility collide.
    ///
    /// - Parameter intensity: from 0 to 1; the duration of the vibration follows it.
    public static func impact(
        flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0
    ) -> SensoryFeedback {
        SensoryFeedback(flexibility.kind, intensity: intensity)
    }

    /// How heavy the things are that collide.
    public struct Weight: Equatable, Sendable {
        let kind: HapticValue.Kind

        /// Small things.
        public static let light = Weight(kind: .light)
        /// Things of middle weight.
        public static let medium = Weight(kind: .medium)
        /// Large things.
        public static let heavy = Weight(kind: .heavy)
    }

    /// How much the things give way that collide.
    public struct Flexibility: Equatable, Sendable {
        let kind: HapticValue.Kind

        /// Hard things.
        public static let rigid = Flexibility(kind: .rigid)
        /// Things that give way a little.
        public static let solid = Flexibility(kind: .solid)
        /// Soft things.
        public static let soft = Flexibility(kind: .soft)
    }
}

extension RenderRoot {
    /// Plays a feedback with the next frame, where a phone would play one.
    package func haptic(_ feedback: SensoryFeedback) {
        switch feedback.value.kind {
        case .start, .stop, .levelChange: return
        default: break
        }
        tree.play(feedback.value)
        requestFrame()
    }
}

private final class FeedbackElement<Value: Equatable>: ObserverElement {
    private let trigger: Value
    private let feedback: (Value, Value) -> SensoryFeedback?

    init(
        child: _Element, trigger: Value, feedback: @escaping (Value, Value) -> SensoryFeedback?
    ) {
        self.trigger = trigger
        self.feedback = feedback
        super.init(child: child)
    }

    override func matches(_ other: _Element) -> Bool { other is FeedbackElement<Value> }

    override func didChange(from old: ObserverElement, _ node: ObserverNode) {
        let previous = unsafeDowncast(old, to: FeedbackElement<Value>.self).trigger
        guard previous != trigger else { return }
        let (root, trigger, feedback) = (node.root, trigger, feedback)
        root.actions.append {
            if let feedback = feedback(previous, trigger) { root.haptic(feedback) }
        }
    }
}

extension View {
    /// Plays a feedback whenever the value changed.
    ///
    ///     grid.sensoryFeedback(.selection, trigger: chosen)
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback }
    }

    /// Plays a feedback when the value changed and the condition holds of the old and the new one.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
    ) -> some View {
        sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Plays what the closure answers whenever the value changed, told the old and the new one.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
    ) -> some View {
        _ElementView(FeedbackElement(child: erased, trigger: trigger, feedback: feedback))
    }

    /// Plays what the closure answers whenever the value changed.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback() }
    }
}
