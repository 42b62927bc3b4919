import GestureKernel

/// One or more taps.
public struct TapGesture: Gesture {
    public typealias Value = Void

    public var count: Int

    public nonisolated init(count: Int = 1) {
        self.count = count
    }

    public static func _attach(
        _ gesture: TapGesture, _ sink: _GestureSink<Void>, _ slot: _GestureSlot
    ) {
        let count = max(gesture.count, 1)
        if let old = slot.recogniser as? TapRecogniser, old.count != count { slot.drop() }
        let recogniser = slot.recogniser { TapRecogniser(count: count) }
        recogniser.onEnded = { _ in
            sink.ended(())
            sink.finished()
        }
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
