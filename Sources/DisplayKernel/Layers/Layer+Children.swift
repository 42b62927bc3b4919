extension Layer {
    /// Shows exactly `layers`, back to front, with one `order` op for the complete list.
    ///
    /// A layer that another parent shows moves here. One that is left out stays alive, unseen, until it is removed or listed again.
    package func setChildren(_ layers: [Layer]) {
        assert(isAlive, "Layer.setChildren(_:) after remove()")
        if children.elementsEqual(layers, by: { $0 === $1 }) { return }
        for child in children { child.parent = nil }
        for child in layers {
            child.parent?.drop(child)
            child.parent = self
        }
        children = layers
        buffer.op(.order, id)
        buffer.i32(Int32(layers.count))
        for child in layers { buffer.u32(child.id) }
        buffer.end()
    }

    /// Removes the layer and all below it, the deepest first, each with its own op.
    package func remove() {
        assert(id != 1, "The root layer cannot be removed")
        guard isAlive else { return }
        parent?.drop(self)
        removeTree()
    }

    private func removeTree() {
        for child in children { child.removeTree() }
        children.removeAll()
        parent = nil
        isAlive = false
        tree.forget()
        buffer.op(.remove, id)
        buffer.end()
    }

    private func drop(_ child: Layer) {
        guard let index = children.firstIndex(where: { $0 === child }) else { return }
        children.remove(at: index)
    }
}
