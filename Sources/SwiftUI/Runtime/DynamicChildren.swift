/// Children that come and go: the branches of a condition, the rows of a `ForEach`.
///
/// A child that goes while an animation runs stays to fade out. It takes no part in layout and keeps its
/// place in the drawing order.
class DynamicChildrenNode: TransparentNode {
    /// In drawing order; leaving ones stand behind the sibling they stood behind.
    final var slots: [Node] = []

    final override func forEachChild(_ body: (Node) -> Void) {
        for node in slots { body(node) }
    }

    /// Starts the removal of a child; returns true when it stays for a while.
    final func beginRemoval(_ node: Node) -> Bool {
        guard root.transaction.effectiveAnimation != nil, isOnScreen else {
            node.unmount()
            return false
        }
        node.isLeaving = true
        var isFading = false
        var items: [Node] = []
        node.collectDrawn(&items)
        for item in items where item.fadeOut() { isFading = true }
        guard isFading else {
            node.unmount()
            return false
        }
        root.leaving.append((self, node))
        return true
    }

    /// Fades a new child in when the change is animated.
    final func beginInsertion(_ node: Node) {
        guard root.transaction.effectiveAnimation != nil, isOnScreen else { return }
        var items: [Node] = []
        node.collectDrawn(&items)
        for item in items { item.fadeIn() }
    }

    /// Takes a child that has faded out from the tree.
    final func finishRemoval(_ node: Node) {
        guard let index = slots.firstIndex(where: { $0 === node }) else { return }
        slots.remove(at: index)
        node.unmount()
        setNeedsDisplay()
        root.needsSemantics = true
    }

    /// False while the tree is made for the first time: nothing is inserted into a view that is new.
    private var isOnScreen: Bool { wasUpdated }
    final var wasUpdated = false
}
