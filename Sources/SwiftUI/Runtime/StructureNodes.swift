/// A node that only structures others: it has no frame and hands layout and display through.
class TransparentNode: Node {
    final override var isTransparent: Bool { true }

    final override func makeRows(_ element: KeyedElement, _ site: NodeSite) -> Node? {
        parent?.makeRows(element, site)
    }

    final override func dressed(_ element: _Element) -> _Element {
        parent?.dressed(element) ?? element
    }

    override func collectItems(_ items: inout [Node]) {
        forEachChild { if !$0.isLeaving { $0.collectItems(&items) } }
    }

    override func collectDrawn(_ items: inout [Node]) {
        forEachChild { $0.collectDrawn(&items) }
    }
}

/// A transparent node with one child.
class WrapperNode: TransparentNode {
    private(set) final var content: Content!

    init(_ site: NodeSite, child: _Element, environment: EnvironmentBox? = nil) {
        super.init(site)
        prepare(environment)
        content = Content(dressed(child), in: self)
    }

    /// Sets what `childEnvironment` needs before the child is made.
    func prepare(_ environment: EnvironmentBox?) {}

    final func updateChild(_ element: _Element) {
        if content.update(dressed(element), in: self) { structureDidChange() }
    }

    final override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content.node) }
    }
}

/// Several views in a fixed order: the statements of a builder, or a `Group`.
class GroupElement: _Element {
    let children: [_Element]

    init(_ children: [_Element]) {
        self.children = children
    }

    final override func makeNode(_ site: NodeSite) -> Node { GroupNode(site, self) }

    override func matches(_ other: _Element) -> Bool {
        guard let other = other as? GroupElement else { return false }
        return other.children.count == children.count
    }

    override func distribute(_ wrap: @escaping (_Element) -> _Element) -> _Element {
        GroupElement(children.map { $0.distribute(wrap) })
    }
}

/// The statements of one builder block; a longer block continues it.
final class BlockElement: GroupElement {}

final class GroupNode: TransparentNode {
    private var contents: [Content] = []

    init(_ site: NodeSite, _ element: GroupElement) {
        super.init(site)
        contents.reserveCapacity(element.children.count)
        for child in element.children { contents.append(Content(child, in: self)) }
    }

    override func patch(_ element: _Element) {
        let children = unsafeDowncast(element, to: GroupElement.self).children
        var isChanged = false
        for index in contents.indices where contents[index].update(children[index], in: self) {
            isChanged = true
        }
        if isChanged { structureDidChange() }
    }

    override func forEachChild(_ body: (Node) -> Void) {
        for content in contents { body(content.node) }
    }
}
