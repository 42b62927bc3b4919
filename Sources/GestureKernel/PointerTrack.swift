internal import GeometryKernel

/// A pointer that is down, and the recognisers that compete for it.
final class PointerTrack {
    /// The newest sample.
    private(set) var last: PointerSample

    /// The recognisers, in the order in which they get samples.
    var recognisers: [Recogniser]

    /// Whether a recogniser has the pointer for itself.
    var isClaimed: Bool { claimant != nil }

    /// Whether the pointer is going up.
    var isLifted = false

    /// The recogniser that took the pointer first.
    var claimant: Recogniser?

    init(_ sample: PointerSample, recognisers: [Recogniser]) {
        self.last = sample
        self.recognisers = Self.ordered(recognisers)
    }

    /// Takes a sample and returns it with a time that never runs back; `nil` when it is not finite.
    func advance(to sample: PointerSample) -> PointerSample? {
        var next = sample
        let time = sample.time > last.time && sample.time.isFinite ? sample.time : last.time
        next.time = time
        guard next.location.isFinitePoint else {
            last.time = time
            return nil
        }
        last = next
        return next
    }

    /// High priority first, outermost view first; then the others, deepest view first.
    private static func ordered(_ recognisers: [Recogniser]) -> [Recogniser] {
        var result: [Recogniser] = []
        for recogniser in recognisers where !result.contains(where: { $0 === recogniser }) {
            let position = result.firstIndex { precedes(recogniser, $0) } ?? result.count
            result.insert(recogniser, at: position)
        }
        return result
    }

    private static func precedes(_ first: Recogniser, _ second: Recogniser) -> Bool {
        switch (first.priority == .high, second.priority == .high) {
        case (true, false): return true
        case (false, true): return false
        case (true, true): return first.depth < second.depth
        case (false, false): return first.depth > second.depth
        }
    }
}
