final class SemanticsElement: _Element {
    let child: _Element
    let properties: SemanticsProperties

    init(child: _Element, properties: SemanticsProperties) {
        self.child = child
        self.properties = properties
    }

    override func makeNode(_ site: NodeSite) -> Node {
        SemanticsNode(site, child: child, properties: properties)
    }
    override func matches(_ other: _Element) -> Bool { other is SemanticsElement }
}

/// Says something of the view inside to assistive technology and the keyboard.
class SemanticsNode: ModifierNode {
    private(set) final var properties: SemanticsProperties

    init(_ site: NodeSite, child: _Element, properties: SemanticsProperties) {
        self.properties = properties
        super.init(site, child: child)
    }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: SemanticsElement.self)
        say(element.properties)
        updateChild(element.child)
    }

    /// Brings up to date what there is to say, before it is read.
    func refresh() {}

    /// Takes over what there is to say now.
    final func say(_ new: SemanticsProperties) {
        let isSame = new.looksSame(as: properties)
        properties = new
        if !isSame { root.needsSemantics = true }
    }

    override var displayRole: DisplayRole { .effect }

    override func addEffect(to effect: inout Effect) {
        effect.hasSemantics = true
    }
}

extension SemanticsProperties {
    /// Whether both look the same to the host; handlers may differ.
    func looksSame(as other: SemanticsProperties) -> Bool {
        label == other.label && value == other.value && hint == other.hint
            && isHidden == other.isHidden && children == other.children
            && addedTraits == other.addedTraits && isFocusable == other.isFocusable
            && flags == other.flags && level == other.level && actions.count == other.actions.count
            && zip(actions, other.actions).allSatisfy { $0.name == $1.name }
    }
}
