import DisplayKernel
import GeometryKernel

/// Turns nodes into layers. Evaluates no body and lays out nothing.
extension RenderRoot {
    func markEffect(_ head: Node) {
        if !dirtyEffects.contains(where: { $0 === head }) { dirtyEffects.append(head) }
    }

    /// Writes the ops for everything that changed what it draws.
    func display() {
        for head in dirtyEffects where head.isMounted && head.layer != nil && !head.needsDisplay {
            let (effect, end) = chain(from: head)
            apply(effect, endingAt: end, to: head)
        }
        dirtyEffects.removeAll(keepingCapacity: true)
        for leaf in dirtyPaints where !leaf.needsDisplay {
            if let layer = leaf.layer { leaf.paint(layer) }
        }
        dirtyPaints.removeAll(keepingCapacity: true)
        guard needsDisplay else { return }
        needsDisplay = false
        tree.root.setFrame(CGRect(origin: .zero, size: contentSize))
        var layers: [Layer] = []
        display(content, at: .zero, into: &layers)
        tree.root.setChildren(layers)
    }

    /// Adds the layers of a node, whose parent lies at `origin` in the layer being filled.
    func display(_ node: Node, at origin: CGPoint, into layers: inout [Layer]) {
        let place = CGPoint(x: origin.x + node.shownFrame.minX, y: origin.y + node.shownFrame.minY)
        switch node.displayRole {
        case .leaf: displayLeaf(node, at: place, into: &layers)
        case .passThrough where node.presence == nil && !node.isLeaving:
            node.needsDisplay = false
            node.forEachDrawn { display($0, at: place, into: &layers) }
        default: displayChain(node, at: place, into: &layers)
        }
    }

    private func displayLeaf(_ node: Node, at place: CGPoint, into layers: inout [Layer]) {
        let layer = node.layer ?? Layer(kind: node.layerKind, tree: tree)
        node.layer = layer
        node.chainHead = node
        node.layerPlace = place
        layer.setFrame(node.drawnBox.offsetBy(dx: place.x, dy: place.y))
        layer.setOpacity(node.presence?[0] ?? 1)
        if node.isLeaving { noteSemantics(node) }
        if node.needsDisplay { node.paint(layer) }
        node.needsDisplay = false
        layers.append(layer)
    }

    private func displayChain(_ head: Node, at place: CGPoint, into layers: inout [Layer]) {
        head.layerPlace = place
        let (effect, end) = chain(from: head)
        if let old = head.layer, old.kind != effect.kind {
            // A button came into the chain or left it: the host makes another element.
            old.remove()
            head.layer = nil
        }
        let isNew = head.layer == nil
        let layer = head.layer ?? Layer(kind: effect.kind, tree: tree)
        head.layer = layer
        apply(effect, endingAt: end, to: head)
        if effect.hasSemantics || effect.isLeaving { noteSemantics(head) }
        layers.append(layer)
        guard head.needsDisplay || isNew else { return }
        clearNeedsDisplay(from: head, to: end)
        var children: [Layer] = []
        end.forEachDrawn { display($0, at: .zero, into: &children) }
        layer.setChildren(children)
    }

    private func clearNeedsDisplay(from head: Node, to end: Node) {
        var node = head
        node.needsDisplay = false
        while node !== end, let next = node.onlyDrawn {
            next.needsDisplay = false
            node = next
        }
    }

    /// Follows the effects that share the layer of `head`.
    func chain(from head: Node) -> (effect: Effect, end: Node) {
        var effect = Effect()
        effect.enter(head.layerPlace)
        var node = head
        while true {
            node.chainHead = head
            if node !== head, let layer = node.layer {
                // It headed a chain of its own before it came under this one.
                layer.remove()
                node.layer = nil
            }
            effect.opacity *= node.presence?[0] ?? 1
            if node.isLeaving { effect.isLeaving = true }
            node.addEffect(to: &effect)
            if effect.isClosed { return (effect, node) }
            guard let next = node.onlyDrawn, joins(next) else { return (effect, node) }
            effect.enter(next.shownFrame.origin)
            node = next
        }
    }

    private func joins(_ node: Node) -> Bool {
        switch node.displayRole {
        case .effect, .boundary: return true
        case .passThrough: return node is ModifierNode
        case .leaf: return false
        }
    }

    private func apply(_ effect: Effect, endingAt end: Node, to head: Node) {
        guard let layer = head.layer else { return }
        layer.setFrame(end.drawnBox.offsetBy(dx: effect.origin.x, dy: effect.origin.y))
        layer.setTransform(effect.layerTransform)
        layer.setOpacity(effect.opacity)
        layer.setShadows(effect.shadows)
        layer.setClip(effect.clip)
        if effect.kind == .button { layer.setPaint(.none, effect.radii) }
        layer.setInput(touchAction: effect.touchAction)
        if let look = effect.look {
            look.decorate(layer)
        } else {
            layer.extras?.clear(layer)
        }
    }
}
