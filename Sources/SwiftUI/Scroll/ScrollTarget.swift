import GeometryKernel

/// A view that a scroll view is to show.
final class ScrollTarget {
    private let node: Node
    /// An element of one row with the identity.
    private let key: KeyedElement
    private let anchor: UnitPoint?

    init(_ node: Node, key: KeyedElement, anchor: UnitPoint?) {
        self.node = node
        self.key = key
        self.anchor = anchor
    }

    /// How far the content is scrolled where the target shows; nil when the target is gone.
    func position(in scroll: ScrollNode) -> CGPoint? {
        guard node.isMounted, let rect = node.scrollTargetRect(key),
            let place = scroll.place(of: node.framed)
        else { return nil }
        let target = scroll.leading(rect.offsetBy(dx: place.x, dy: place.y))
        let visible = scroll.visibleRect
        let margins = scroll.settings.margins
        let room = CGSize(
            width: visible.width - margins.leading - margins.trailing,
            height: visible.height - margins.top - margins.bottom)
        var result = scroll.position
        if scroll.axes.contains(.horizontal) {
            result.x = position(
                from: result.x, start: target.minX, length: target.width, room: room.width,
                anchor: anchor?.x)
        }
        if scroll.axes.contains(.vertical) {
            result.y = position(
                from: result.y, start: target.minY, length: target.height, room: room.height,
                anchor: anchor?.y)
        }
        return result
    }

    /// Without an anchor the shortest way that shows all of the target (measured).
    private func position(
        from now: Double, start: Double, length: Double, room: Double, anchor: Double?
    ) -> Double {
        if let anchor { return start + (length - room) * anchor }
        if start < now || length > room { return start }
        return max(now, start + length - room)
    }
}

/// A movement of the content to a target.
final class ScrollTravel {
    let target: ScrollTarget
    let start: CGPoint
    /// From 0 to 1.
    let attribute: AnimatedAttribute

    init(to target: ScrollTarget, from start: CGPoint, owner: ScrollNode) {
        self.target = target
        self.start = start
        attribute = AnimatedAttribute([0], owner: owner, effect: .scroll)
    }
}

extension Node {
    /// The nearest node with a frame: this one or one around it.
    final var framed: Node {
        var node = self
        while node.isTransparent, let next = node.parent { node = next }
        return node
    }

    /// The space of the views below is that of `framed`; this is where the views with a key lie in it.
    final func scrollTargetRect(_ key: KeyedElement) -> CGRect? {
        var items: [Node] = []
        if let keyed = self as? KeyedNode {
            guard let index = keyed.element.index(of: key) else { return nil }
            keyed.row(at: index).collectItems(&items)
        } else {
            collectItems(&items)
        }
        guard var rect = items.first?.frame else { return nil }
        for item in items { rect = rect.union(item.frame) }
        return rect
    }

    /// The first node, in order, that has a view with a key.
    final func firstNode(with key: KeyedElement) -> Node? {
        if isLeaving { return nil }
        if let keyed = self as? KeyedNode, keyed.element.index(of: key) != nil { return self }
        var found: Node?
        forEachChild { if found == nil { found = $0.firstNode(with: key) } }
        return found
    }

    /// Lays out again from the root down to this node; sizes that are known stay.
    final func setNeedsPlacement() {
        var node: Node? = self
        while let current = node {
            if !current.isTransparent { current.needsLayout = true }
            node = current.parent
        }
        root.needsLayout = true
        root.requestFrame()
    }
}

extension ScrollNode {
    /// Where a node's own space begins in that of the content; nil when it is not inside.
    func place(of node: Node) -> CGPoint? {
        var place = CGPoint.zero
        var ancestor: Node? = node
        while let current = ancestor, current !== container {
            if !current.isTransparent {
                place.x += current.frame.minX
                place.y += current.frame.minY
            }
            ancestor = current.parent
        }
        return ancestor == nil ? nil : place
    }

    /// A rectangle of the content, counted from its leading edge.
    func leading(_ rect: CGRect) -> CGRect {
        guard environment.values.layoutDirection == .rightToLeft else { return rect }
        return CGRect(
            x: container.frame.width - rect.maxX, y: rect.minY, width: rect.width,
            height: rect.height)
    }
}
