import DisplayKernel
import GeometryKernel

extension RenderRoot {
    /// The views at a point of the root's space: the frontmost one first, then those around it.
    package func hitTest(_ point: CGPoint) -> [Node] {
        path(to: point, in: content)
    }

    private func path(to point: CGPoint, in node: Node) -> [Node] {
        guard !node.isLeaving, node.allowsHitTesting, !node.isInvisible,
            (node.presence?[0] ?? 1) > 0, let local = node.toOwnSpace(point)
        else { return [] }
        if node.clipsOut(local) { return [] }
        reach?.consider(node, at: local)
        var drawn: [Node] = []
        node.forEachDrawn { drawn.append($0) }
        for child in drawn.reversed() {
            let path = path(to: local, in: child)
            if !path.isEmpty { return path + [node] }
        }
        return node.containsPoint(local) ? [node] : []
    }

    /// A point of the root's space in the space of a node; nil where the node cannot be seen.
    package func convert(_ point: CGPoint, to node: Node) -> CGPoint? {
        var result: CGPoint? = point
        for ancestor in node.framedAncestors.reversed() {
            result = result.flatMap { ancestor.toOwnSpace($0) }
        }
        return result.flatMap { node.toOwnSpace($0) }
    }

    /// A point of a node's space in the root's space, as it is seen now or as layout has it.
    package func convertToRoot(
        _ point: CGPoint, from node: Node, isShown: Bool = true
    ) -> CGPoint? {
        var result: CGPoint? = node.toParentSpace(point, isShown: isShown)
        for ancestor in node.framedAncestors {
            result = result.flatMap { ancestor.toParentSpace($0, isShown: isShown) }
        }
        return result
    }
}

extension Node {
    /// The nodes with a frame above this one, from the inside out.
    final var framedAncestors: [Node] {
        var result: [Node] = []
        var node = parent
        while let current = node {
            if !current.isTransparent { result.append(current) }
            node = current.parent
        }
        return result
    }

    final func toOwnSpace(_ point: CGPoint) -> CGPoint? {
        let origin = shownFrame.origin
        let placed = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        let transform = self.transform
        return transform.isIdentity ? placed : transform.unproject(placed)
    }

    /// - Parameter isShown: false for where layout has put the node, not where it is on its way there.
    final func toParentSpace(_ point: CGPoint, isShown: Bool = true) -> CGPoint? {
        let origin = isShown ? shownFrame.origin : frame.origin
        let transform = self.transform
        let drawn = transform.isIdentity ? point : transform.apply(point)
        return drawn.map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
    }
}

/// What is hit beyond its own frame: set by the first button of a tree, nil in a tree without.
class HitReach {
    /// A search begins.
    func begin() {}
    /// The search comes to a node; the point is in the node's space.
    func consider(_ node: Node, at point: CGPoint) {}
    /// The path to use in place of the one that was found.
    func extended(_ path: [Node]) -> [Node] { path }
    /// What a screen reader calls something that has no words.
    func name(of head: Node) -> DisplayText { .empty }
}
