extension Node {
    /// The size or the place of something below may have changed.
    ///
    /// Transparent nodes are neither placed nor drawn, so nothing would ever clear their marks: the walk
    /// passes them and stops only at a node with a frame that is marked already.
    final func setNeedsLayout() {
        var node: Node? = self
        while let current = node {
            node = current.parent
            if current.isTransparent { continue }
            let isMarked = current.needsLayout && current.needsDisplay && current.sizes.isEmpty
            if isMarked && current !== self { break }
            current.needsLayout = true
            current.needsDisplay = true
            current.sizes.removeAll()
        }
        root.needsLayout = true
        root.needsDisplay = true
    }

    /// What the node or something below draws changed, not where it is.
    final func setNeedsDisplay() {
        var node: Node? = self
        while let current = node {
            node = current.parent
            if current.isTransparent { continue }
            if current.needsDisplay && current !== self { break }
            current.needsDisplay = true
        }
        root.needsDisplay = true
    }

    /// What a leaf draws changed and nothing else: no walk.
    final func setNeedsPaint() {
        guard layer != nil, !needsDisplay else { return setNeedsDisplay() }
        root.dirtyPaints.append(self)
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
