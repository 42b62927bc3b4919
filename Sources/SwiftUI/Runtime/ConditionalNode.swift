/// One branch of an `if`; branch 0 is the absent one.
final class ConditionalElement: _Element {
    let branch: Int
    let child: _Element?

    init(branch: Int, child: _Element?) {
        self.branch = branch
        self.child = child
    }

    override func makeNode(_ site: NodeSite) -> Node { ConditionalNode(site, self) }

    override func matches(_ other: _Element) -> Bool { other is ConditionalElement }

    override func distribute(_ wrap: @escaping (_Element) -> _Element) -> _Element {
        ConditionalElement(branch: branch, child: child?.distribute(wrap))
    }
}

final class ConditionalNode: DynamicChildrenNode {
    private var element: ConditionalElement
    private var current: Node?

    init(_ site: NodeSite, _ element: ConditionalElement) {
        self.element = element
        super.init(site)
        current = element.child?.makeNode(childSite)
        if let current { slots.append(current) }
        wasUpdated = true
    }

    override func patch(_ element: _Element) {
        let new = unsafeDowncast(element, to: ConditionalElement.self)
        let old = self.element
        self.element = new
        if let current, let oldChild = old.child, let child = new.child,
            old.branch == new.branch, child.matches(oldChild)
        {
            current.patch(child)
            return
        }
        replace(with: new.child)
    }

    private func replace(with child: _Element?) {
        if current == nil && child == nil { return }
        if let current, !beginRemoval(current) {
            slots.removeAll { $0 === current }
        }
        current = child?.makeNode(childSite)
        if let current {
            slots.append(current)
            beginInsertion(current)
        }
        structureDidChange()
    }
}
