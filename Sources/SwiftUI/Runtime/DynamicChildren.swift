/// Children that come and go: the branches of a condition, the rows of a `ForEach`.
///
/// A child that goes while something animates stays until its transition is over. It takes no part in
/// layout, is not hit and is hidden from assistive technology.
class DynamicChildrenNode: TransparentNode {
    /// In drawing order; leaving ones stand behind the sibling they stood behind.
    final var slots: [Node] = []

    final override func forEachChild(_ body: (Node) -> Void) {
        for node in slots { body(node) }
    }

    /// Starts the removal of a child; returns true when it stays for a while.
    final func beginRemoval(_ node: Node) -> Bool {
        var items: [Node] = []
        if isOnScreen { node.collectDrawn(&items) }
        let departure = Departure(outer: root.transaction.listener) { self.finishRemoval(node) }
        root.transaction.listener = departure
        for item in items { item.disappear() }
        root.transaction.listener = departure.outer
        guard departure.holds > 1 else {
            node.unmount()
            return false
        }
        node.isLeaving = true
        for item in items {
            item.isLeaving = true
            root.departing.append((item, item.placeInRoot(isShown: true)))
            item.setNeedsDisplay()
        }
        root.leaving.append(node)
        departure.release()
        return true
    }

    /// Brings a new child in when the change is animated.
    final func beginInsertion(_ node: Node) {
        guard isOnScreen else { return }
        var items: [Node] = []
        node.collectDrawn(&items)
        for item in items { item.appear() }
    }

    /// Takes a child whose transition is over from the tree.
    private func finishRemoval(_ node: Node) {
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
