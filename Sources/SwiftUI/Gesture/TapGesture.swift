import GestureKernel

/// One or more taps.
public nonisolated struct TapGesture: Gesture {
    /// A tap says no more than that it happened.
    public typealias Value = Void

    /// The number of taps in a row; below 1 counts as 1.
    public var count: Int

    /// One or more taps in a row.
    ///
    /// A tap lasts less than 0.75 s and moves no more than 45 points; the next one begins within
    /// 0.35 s (reverse-engineered).
    public nonisolated init(count: Int = 1) {
        self.count = count
    }

    /// Makes the slot's recogniser one of taps that reports to the sink.
    public static func _attach(
        _ gesture: TapGesture, _ sink: _GestureSink<Void>, _ slot: _GestureSlot
    ) {
        recogniser(count: gesture.count, slot).onEnded = { _ in
            sink.ended(())
            sink.finished()
        }
    }

    /// The slot's recogniser of so many taps.
    static func recogniser(count: Int, _ slot: _GestureSlot) -> TapRecogniser {
        let count = max(count, 1)
        if let old = slot.recogniser as? TapRecogniser, old.count != count { slot.drop() }
        return slot.recogniser { TapRecogniser(count: count) }
    }
}

extension View {
    /// Calls back for a tap.
    public nonisolated func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }
}
