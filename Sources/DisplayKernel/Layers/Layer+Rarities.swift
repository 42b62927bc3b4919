import CShims

/// What few layers have, as the code that every page carries sees it.
package class LayerExtras {
    /// Takes back what the layer's node said of its look.
    package func clear(_ layer: Layer) {}
}

/// What few layers have.
package final class LayerRarities: LayerExtras {
    package internal(set) var path: PathValue?
    package internal(set) var clipPath: PathValue?
    package internal(set) var filters: [FilterValue] = []

    package override func clear(_ layer: Layer) {
        layer.setLook(clipPath: nil, filters: [])
    }
}

extension Layer {
    /// What was said beyond the usual.
    package var rarities: LayerRarities? {
        extras.map { unsafeDowncast($0, to: LayerRarities.self) }
    }

    private var ownRarities: LayerRarities {
        if let known = rarities { return known }
        let new = LayerRarities()
        baraja_host_use_shape()
        extras = new
        return new
    }

    /// Paints inside or along a path instead of the whole frame.
    package func setPath(_ new: PathValue?) {
        if new == rarities?.path { return }
        ownRarities.path = new
        write(.path, new)
    }

    /// Clips and filters the layer and all below it.
    package func setLook(clipPath: PathValue?, filters: [FilterValue]) {
        setClipPath(clipPath)
        setFilters(filters)
    }

    /// Clips what is below to the inside of a path; nil clips nothing.
    package func setClipPath(_ new: PathValue?) {
        if new == rarities?.clipPath { return }
        ownRarities.clipPath = new
        write(.clipPath, new)
    }

    private func write(_ code: OpCode, _ path: PathValue?) {
        buffer.op(code, id)
        if let path { path.write(to: buffer) } else { buffer.i32(0) }
        buffer.end()
    }

    /// Filters the layer and all below it, the first filter first.
    package func setFilters(_ new: [FilterValue]) {
        if new == rarities?.filters ?? [] { return }
        ownRarities.filters = new
        buffer.op(.filter, id)
        buffer.i32(Int32(new.count))
        for filter in new {
            buffer.i32(filter.kind.rawValue)
            buffer.f32(filter.amount)
        }
        buffer.end()
    }
}
