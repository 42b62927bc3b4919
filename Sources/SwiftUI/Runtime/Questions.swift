import DisplayKernel

/// Questions that tests ask of a tree; no page links them.
extension RenderRoot {
    /// Calls the closure for each node that is drawn below a node, back to front, itself included.
    package func forEachDrawn(in node: Node, _ body: (Node) -> Void) {
        body(node)
        node.forEachDrawn { forEachDrawn(in: $0, body) }
    }

    /// The product of all opacities from a node upwards, as drawn now.
    package func opacity(of node: Node) -> Double {
        var result = 1.0
        var current: Node? = node
        while let node = current {
            if !node.isTransparent {
                var effect = Effect()
                node.addEffect(to: &effect)
                result *= effect.opacity * (node.presence?[0] ?? 1)
            }
            current = node.parent
        }
        return result
    }

    /// Evaluates, lays out and draws everything anew in the next frame: an update that was right leaves
    /// nothing to send.
    package func invalidateEverything() {
        invalidateBodies(content)
        content.invalidateAll()
        needsSemantics = true
        requestFrame()
    }

    private func invalidateBodies(_ node: Node) {
        (node as? CompositeNode)?.setNeedsUpdate()
        node.forEachChild { invalidateBodies($0) }
    }

    /// The layers that take the keyboard focus, in order of their making.
    package var focusableLayers: [UInt32] {
        semanticsHeads.compactMap { head in
            guard head.isMounted, let layer = head.layer, properties(of: head).isFocusable else {
                return nil
            }
            return layer.id
        }
    }
}
