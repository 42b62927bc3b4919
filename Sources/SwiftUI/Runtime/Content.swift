/// Patches, replaces or makes the node for an element.
///
/// - Returns: the node that stands for the element now; the old one was unmounted if it is another.
func reconcile(_ node: Node?, from old: _Element?, to new: _Element, site: NodeSite) -> Node {
    if let node, let old, new.matches(old) {
        node.environmentDidChange(site.environment)
        node.patch(new)
        return node
    }
    node?.unmount()
    return new.makeNode(site)
}

/// The single structural child of a node, with the element it was made from.
struct Content {
    private(set) var node: Node
    private var element: _Element

    init(_ element: _Element, in parent: Node) {
        self.element = element
        node = element.makeNode(parent.childSite)
    }

    /// Patches the child; returns true when the node was replaced by another.
    mutating func update(_ element: _Element, in parent: Node) -> Bool {
        let old = node
        node = reconcile(node, from: self.element, to: element, site: parent.childSite)
        self.element = element
        return node !== old
    }
}

extension Node {
    /// Where children of this node are made.
    final var childSite: NodeSite {
        NodeSite(root: root, parent: self, environment: childEnvironment)
    }
}
