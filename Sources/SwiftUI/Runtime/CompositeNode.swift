/// A view with a body, without its type.
class CompositeElement_Base: WrapperElement {
    /// True when both values are the same to the bit, so that the body would give the same.
    func isIdentical(to other: CompositeElement_Base) -> Bool { false }

    /// Links the value's dynamic properties to the node and reads the body.
    func evaluate(_ visitor: _DynamicPropertyVisitor) -> _Element { fatalError("abstract") }

    final override func makeNode(_ site: NodeSite) -> Node { CompositeNode(site, self) }
}

/// A view with a body.
class CompositeElement<V: View>: CompositeElement_Base {
    // Final, or each view's class keeps its accessors.
    private final var view: V

    init(_ view: V) {
        self.view = view
    }

    final override func matches(_ other: _Element) -> Bool { other is CompositeElement<V> }

    /// Puts what is on screen in the place of the view's animatable data.
    func interpolate(_ view: inout V, in node: CompositeNode) {}

    final override func isIdentical(to other: CompositeElement_Base) -> Bool {
        let other = unsafeDowncast(other, to: CompositeElement<V>.self)
        return withUnsafeBytes(of: &view) { mine in
            withUnsafeBytes(of: &other.view) { theirs in haveEqualBytes(mine, theirs) }
        }
    }

    final override func evaluate(_ visitor: _DynamicPropertyVisitor) -> _Element {
        // The node's own copy: closures made by the body capture the linked storage.
        var copy = view
        interpolate(&copy, in: visitor.node!)
        V._visitDynamicProperties(&copy, visitor)
        #if hasFeature(Embedded)
            return V.Body._makeElement(copy.body)
        #else
            let linked = copy
            return MainActor.assumeIsolated { V.Body._makeElement(linked.body) }
        #endif
    }
}

/// A view with a body whose animatable data moves from one value to the next.
final class AnimatableElement<V: View & Animatable>: CompositeElement<V> {
    override func interpolate(_ view: inout V, in node: CompositeNode) {
        guard let known = node.motion else {
            node.motion = DataMotion<V.AnimatableData>.make(
                view.animatableData, owner: node, effect: .body)
            return
        }
        let motion = unsafeDowncast(known, to: DataMotion<V.AnimatableData>.self)
        motion.set(view.animatableData)
        view.animatableData = motion.presentation
    }
}

/// Compares memory; padding may make equal values look different, which costs an evaluation, no more.
func haveEqualBytes(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    for index in 0..<a.count where a[index] != b[index] { return false }
    return true
}

/// The live half of a view with a body: its storage and what its body made.
final class CompositeNode: TransparentNode {
    private var element: CompositeElement_Base
    private let visitor = _DynamicPropertyVisitor()
    private var content: Content?
    /// Moves the view's animatable data, if it has some.
    final var motion: _Motion?
    /// In the list of views to evaluate.
    var isDirty = false
    private(set) lazy var depth: Int = {
        var depth = 0
        var node = parent
        while let current = node {
            depth += 1
            node = current.parent
        }
        return depth
    }()

    init(_ site: NodeSite, _ element: CompositeElement_Base) {
        self.element = element
        super.init(site)
        visitor.node = self
        evaluate()
    }

    override func patch(_ element: _Element) {
        let new = unsafeDowncast(element, to: CompositeElement_Base.self)
        // A modifier that is evaluated again hands on the very element it was given.
        let isIdentical = new === self.element || new.isIdentical(to: self.element)
        self.element = new
        if !isIdentical || isDirty { evaluate() }
    }

    override func environmentDidChange(_ box: EnvironmentBox) {
        guard box !== environment else { return }
        environment = box
        if visitor.readsEnvironment {
            // Not at once: a patch with a new value may follow, and evaluates as well.
            setNeedsUpdate()
        } else {
            content?.node.environmentDidChange(box)
        }
    }

    /// Asks for an evaluation in the next update pass.
    func setNeedsUpdate() {
        guard !isDirty, isMounted else { return }
        isDirty = true
        root.dirty.append(self)
    }

    func evaluate() {
        isDirty = false
        root.counters.bodies += 1
        let outer = root.evaluating
        root.evaluating = self
        visitor.begin()
        let body = isTooDeep ? GroupElement([]) : dressed(element.evaluate(visitor))
        root.evaluating = outer
        guard var content else {
            self.content = Content(body, in: self)
            return
        }
        self.content = nil
        let isReplaced = content.update(body, in: self)
        self.content = content
        if isReplaced { structureDidChange() }
    }

    /// Nodes that may stand in each other: a body that contains its own view would go on for ever.
    private static let depthLimit = 512

    private var isTooDeep: Bool {
        guard depth > Self.depthLimit else { return false }
        root.warn(
            """
            Views stand in each other more than 512 deep, and what is deeper is not shown; look for a \
            body that contains its own view.
            """)
        return true
    }

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content.node) }
    }

    override func willUnmount() {
        motion?.discard()
        visitor.release()
    }
}
