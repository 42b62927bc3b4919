extension Node {
    /// The size or the place of something below may have changed.
    final func setNeedsLayout() {
        var node: Node? = self
        while let current = node {
            let isMarked = current.needsLayout && current.needsDisplay && current.sizes.isEmpty
            if isMarked && current !== self { break }
            current.needsLayout = true
            current.needsDisplay = true
            current.sizes.removeAll()
            node = current.parent
        }
        root.needsLayout = true
    }

    /// What the node or something below draws changed, not where it is.
    final func setNeedsDisplay() {
        needsDisplay = true
        var node = parent
        while let current = node, !current.needsDisplay {
            current.needsDisplay = true
            node = current.parent
        }
        root.needsDisplay = true
    }

    /// Only the transform or the opacity of the node's layer changed: no walk, one op.
    final func setNeedsEffect() {
        guard let head = chainHead, head.layer != nil else { return setNeedsDisplay() }
        root.markEffect(head)
    }

    /// The set of views below changed: the container above asks again which views it lays out.
    final func structureDidChange() {
        var node: Node? = self
        while let current = node {
            current.itemsDidChange()
            if !current.isTransparent { break }
            node = current.parent
        }
        setNeedsLayout()
        root.needsSemantics = true
    }
}
