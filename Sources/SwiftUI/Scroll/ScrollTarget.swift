import GeometryKernel

/// A view that a scroll view is to show.
final class ScrollTarget {
    private let rows: RowsNode
    /// An element of one row with the identity.
    private let key: KeyedElement
    private let anchor: UnitPoint?

    init(_ rows: RowsNode, key: KeyedElement, anchor: UnitPoint?) {
        self.rows = rows
        self.key = key
        self.anchor = anchor
    }

    /// How far the content is scrolled where the target shows; nil when the target is gone.
    func position(in scroll: ScrollNode) -> CGPoint? {
        guard rows.isMounted, let index = rows.element.index(of: key),
            let rect = rows.row(at: index)?.itemsFrame ?? rows.estimatedFrame(index),
            let place = scroll.place(of: rows.framed)
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

    /// The first list, in order, that has a row with the identity of a key; a view with an `id` is one too.
    final func firstRows(with key: KeyedElement) -> RowsNode? {
        if isLeaving { return nil }
        if let rows = self as? RowsNode, rows.element.index(of: key) != nil { return rows }
        var found: RowsNode?
        forEachChild { if found == nil { found = $0.firstRows(with: key) } }
        return found
    }

    /// The box around the views that a container lays out for this node; nil without any.
    final var itemsFrame: CGRect? {
        var items: [Node] = []
        collectItems(&items)
        guard var frame = items.first?.frame else { return nil }
        for item in items { frame = frame.union(item.frame) }
        return frame
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
