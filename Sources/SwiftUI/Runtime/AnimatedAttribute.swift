import MotionKernel

/// The numbers that a node draws or lays out with, and their motion.
///
/// The model is what the view says; the presentation is what is on screen. They differ while an
/// animation runs.
final class AnimatedAttribute {
    /// What a change of the presentation makes necessary.
    enum Effect {
        case draw, layout, paint
        /// As `draw`, and nothing but the transform and the opacity of the layer.
        case move
        /// The owner is a view that reads the values in its body.
        case body
        /// The owner is a `ScrollableNode`.
        case scroll
        /// The owner does what there is to do.
        case own
    }

    unowned(unsafe) let owner: Node
    let effect: Effect
    /// What the view says.
    private(set) var model: [Double]
    private var animator: Animator?
    private(set) var isDiscarded = false

    init(_ values: [Double], owner: Node, effect: Effect) {
        model = values
        self.owner = owner
        self.effect = effect
    }

    /// The presentation value of one component.
    subscript(index: Int) -> Double {
        if let animator, animator.isRunning { return animator.presentation[index] }
        return model[index]
    }

    /// How far the presentation of one component is from the model.
    func lag(_ index: Int) -> Double { self[index] - model[index] }

    var isRunning: Bool { animator?.isRunning ?? false }

    /// Takes a new model value and starts its animation, if the transaction has one.
    ///
    /// An equal value changes nothing: it does not stop a running animation (case B65).
    func set(_ values: [Double]) {
        guard values != model else { return }
        let root = owner.root
        if let animation = root.transaction.effectiveAnimation {
            start(animation, to: values, root)
        } else {
            animator?.snap(to: values)
        }
        model = values
        // A body sets its values itself, while it is evaluated.
        if effect != .body { changed() }
    }

    /// Takes a new model value for what moved by itself: what runs goes on, as far from its end as before.
    func shift(to values: [Double]) {
        model = values
        animator?.shift(to: values)
    }

    private func start(_ animation: Animation, to values: [Double], _ root: RenderRoot) {
        let animator = animator ?? Animator(model)
        if !animator.isRunning { animator.snap(to: model) }
        self.animator = animator
        animator.animate(
            to: values, with: animation.curve, at: root.time, listener: root.transaction.listener)
        if !root.attributes.contains(where: { $0 === self }) { root.attributes.append(self) }
        root.hasNewAnimations = true
        root.requestFrame()
    }

    /// Moves the presentation to the time of the frame; false when it has come to rest.
    func advance(to time: Double) -> Bool {
        guard let animator, !isDiscarded else { return false }
        if animator.advance(to: time) { changed() }
        return animator.isRunning
    }

    // For `Flights`
    var course: Course? { animator?.course }
    var way: Double { animator?.way ?? 0 }
    var dueTime: Double { animator?.dueTime ?? .infinity }
    func preview(_ share: Double) { animator?.preview(share) }
    func endPreview() { animator?.endPreview() }

    /// Ends what runs, at its goal.
    func finish() { animator?.snap(to: model) }

    /// The owner is gone; the list of running attributes may outlive it by a frame.
    func discard() {
        isDiscarded = true
        animator?.discard()
        animator = nil
    }

    private func changed() {
        switch effect {
        case .draw, .move: owner.setNeedsEffect()
        case .layout: owner.setNeedsLayout()
        case .paint: owner.setNeedsDisplay()
        case .body: unsafeDowncast(owner, to: CompositeNode.self).setNeedsUpdate()
        case .scroll: unsafeDowncast(owner, to: ScrollableNode.self).travelDidAdvance()
        case .own: owner.attributeDidChange()
        }
    }
}
