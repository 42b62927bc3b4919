import GestureKernel

/// The slots of a gesture that is composed of two.
extension _GestureSlot {
    /// The slots of the two gestures, made on the first use.
    func pair() -> (_GestureSlot, _GestureSlot) {
        if parts.isEmpty {
            drop()
            parts = [_GestureSlot(root), _GestureSlot(root)]
            for part in parts { part.family = family ?? self }
        }
        for part in parts { part.visitor = visitor }
        return (parts[0], parts[1])
    }

    /// What a composed gesture keeps from one pointer event to the next.
    func progress<P: GestureProgress>(_ make: () -> P) -> P {
        if let same = memory as? P { return same }
        let new = make()
        memory = new
        return new
    }

    /// Whether the gesture's recognisers do not look at pointers for now.
    var isGated: Bool {
        get { recognisers.first?.isGated ?? false }
        set { for recogniser in recognisers { recogniser.isGated = newValue } }
    }

    /// Has the gesture look at pointers, also at one that is down already.
    func open() {
        for recogniser in recognisers { root.arena.open(recogniser) }
    }

    /// Cancels the gesture or has it fail.
    func stop() {
        for recogniser in recognisers { recogniser.stop() }
    }
}

/// What a composed gesture remembers while the views that describe it are made anew.
class GestureProgress {}
