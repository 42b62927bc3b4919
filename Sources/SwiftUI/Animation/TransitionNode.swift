/// A view with a transition of its own.
final class TransitionElement: _Element {
    let child: _Element
    let transition: AnyTransition

    init(child: _Element, transition: AnyTransition) {
        self.child = child
        self.transition = transition
    }

    override func makeNode(_ site: NodeSite) -> Node { TransitionNode(site, self) }
    override func matches(_ other: _Element) -> Bool { other is TransitionElement }

    /// A transition is of the view as a whole: what is put around it later moves along.
    override func distribute(_ wrap: @escaping (_Element) -> _Element) -> _Element {
        TransitionElement(child: child.distribute(wrap), transition: transition)
    }
}

/// Shows what the transition makes of the view in its present phase.
///
/// The view itself belongs to this node and not to the views that the transition puts around it, so that
/// another transition does not make another view.
final class TransitionNode: ModifierNode {
    private var element: TransitionElement
    private var phase = TransitionPhase.identity
    private var subject: Content?
    unowned(unsafe) private var placeholder: PlaceholderNode?

    init(_ site: NodeSite, _ element: TransitionElement) {
        self.element = element
        let values = site.environment.values
        super.init(site, child: element.shown(.identity, values))
    }

    /// The view that comes and goes.
    var subjectNode: Node? { subject?.node }

    override func patch(_ element: _Element) {
        let new = unsafeDowncast(element, to: TransitionElement.self)
        self.element = new
        if var subject, let placeholder {
            self.subject = nil
            let isReplaced = subject.update(new.child, in: placeholder)
            self.subject = subject
            if isReplaced { placeholder.structureDidChange() }
        }
        updateChild(new.shown(phase, environment.values))
    }

    override var transition: Node? { self }

    /// Goes to another phase with the current transaction; to the first one at once.
    override func show(_ phase: TransitionPhase) {
        self.phase = phase
        let outer = root.transaction
        if phase == .willAppear {
            root.transaction = Transaction()
            root.transaction.disablesAnimations = true
        }
        updateChild(element.shown(phase, environment.values))
        root.transaction = outer
    }

    /// Puts the view where the transition has it now.
    func enter(_ placeholder: PlaceholderNode) {
        self.placeholder = placeholder
        if let node = subject?.node {
            node.parent = placeholder
            node.environmentDidChange(placeholder.environment)
        } else {
            subject = Content(element.child, in: placeholder)
        }
    }

    /// Keeps the view while the transition puts other views around it.
    func leave(_ placeholder: PlaceholderNode) {
        guard self.placeholder === placeholder, let node = subject?.node else { return }
        self.placeholder = nil
        node.parent = self
        node.forgetChain()
    }

    override func willUnmount() {
        subject?.node.unmount()
    }

    override var displayRole: DisplayRole { .effect }
}

/// Where a transition shows the view that comes and goes.
private final class PlaceholderElement: _Element {
    override func makeNode(_ site: NodeSite) -> Node { PlaceholderNode(site) }
    override func matches(_ other: _Element) -> Bool { other is PlaceholderElement }
}

final class PlaceholderNode: TransparentNode {
    unowned(unsafe) private var owner: TransitionNode?

    override init(_ site: NodeSite) {
        super.init(site)
        var node = site.parent
        while let current = node, owner == nil {
            owner = current as? TransitionNode
            node = current.parent
        }
        owner?.enter(self)
    }

    /// Nothing once this place is given up: the view goes on elsewhere.
    override func forEachChild(_ body: (Node) -> Void) {
        if isMounted, let node = owner?.subjectNode { body(node) }
    }

    override func willUnmount() {
        owner?.leave(self)
    }
}

extension Node {
    /// The layers below are drawn by others from now on.
    fileprivate final func forgetChain() {
        chainHead = nil
        forEachChild { $0.forgetChain() }
    }
}

extension TransitionElement {
    /// What the transition makes of its view; a fade instead of motion for readers who want less of that.
    fileprivate func shown(_ phase: TransitionPhase, _ values: EnvironmentValues) -> _Element {
        let isReduced = values.accessibilityReduceMotion && transition.hasMotion
        let transition = isReduced ? AnyTransition.opacity : transition
        return transition.apply(PlaceholderElement(), phase)
    }
}

extension View {
    /// How the view comes and goes when a change that animates inserts or removes it.
    ///
    ///     if isOpen { Details().transition(.move(edge: .bottom)) }
    ///
    /// A view that leaves has no place in the layout any more and, without a `zIndex`, is drawn behind
    /// its siblings. A view that is inserted again meanwhile is a new one.
    public nonisolated func transition(_ t: AnyTransition) -> some View {
        var element = erased
        if let other = element as? TransitionElement { element = other.child }
        return _ElementView(
            element.distribute { TransitionElement(child: $0, transition: t) })
    }

    /// How the view comes and goes when a change that animates inserts or removes it.
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }
}
