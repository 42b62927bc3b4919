internal import GeometryKernel

extension Recogniser {
    /// Whether the gesture began and has not come to an end.
    package final var isActive: Bool { state == .began || state == .changed }

    /// Whether samples still matter.
    final var isLive: Bool { state == .possible || isActive }

    /// Whether the gesture waits, without a pointer, for another one.
    final var isWaiting: Bool { pointers.isEmpty && isLive && deadline != nil }

    /// A pointer goes down on the view. True asks for recognition.
    final func down(_ sample: PointerSample) -> Bool {
        let isFirst = pointers.isEmpty
        pointers.append(sample.pointer)
        guard isFirst, isEnabled else {
            stop()
            return false
        }
        return !isGated && state == .possible && didPress(sample)
    }

    /// A pointer that is already taken goes down on the view.
    final func block(_ pointer: Int32) {
        pointers.append(pointer)
        stop()
    }

    /// A pointer moves. True asks for recognition.
    final func move(_ sample: PointerSample) -> Bool {
        accepts(sample.pointer) && didMove(sample)
    }

    /// A pointer goes up; `release` follows. True asks for recognition.
    final func up(_ sample: PointerSample) -> Bool {
        accepts(sample.pointer) && didLift(sample)
    }

    /// The pointer is gone. Without any left, all that does not wait starts afresh.
    final func release(_ pointer: Int32) {
        pointers.removeAll { $0 == pointer }
        guard pointers.isEmpty else { return }
        if isActive { stop() }
        if !isWaiting { reset() }
    }

    /// Recognises, unless a callback stopped the gesture meanwhile.
    final func accept() {
        if isEnabled, isLive, !pointers.isEmpty { recognise() }
    }

    /// Cancels a gesture that began, fails one that did not.
    package final func stop() {
        guard isLive else { return }
        let wasActive = isActive
        state = wasActive ? .cancelled : .failed
        if wasActive { didCancel() } else { onFailed?() }
        if pointers.isEmpty { reset() }
    }

    /// Ready for the next gesture.
    final func reset() {
        state = .possible
        didReset()
    }

    private final func accepts(_ pointer: Int32) -> Bool {
        isLive && !isGated && pointers.contains(pointer)
    }

    /// Whether both are parts of one gesture.
    final func isKin(of other: Recogniser?) -> Bool {
        guard let family, let other else { return false }
        return other.family === family
    }
}
