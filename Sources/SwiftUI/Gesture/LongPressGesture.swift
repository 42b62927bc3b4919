import GeometryKernel
import GestureKernel

/// A pointer that stays down, near the place where it went down, for a time.
///
///     LongPressGesture().onEnded { _ in isPicked = true }
public nonisolated struct LongPressGesture: Gesture {
    /// True from the moment the pointer goes down.
    public typealias Value = Bool

    /// Seconds that the pointer stays down; SwiftUI's default is 0.5.
    public var minimumDuration: Double
    /// Points that it may move; SwiftUI's default is 10.
    public var maximumDistance: CGFloat

    /// A press of a duration, in seconds, in which the pointer moves no farther than a distance, in points.
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// Makes the slot's recogniser a press that reports to the sink.
    public static func _attach(
        _ gesture: LongPressGesture, _ sink: _GestureSink<Bool>, _ slot: _GestureSlot
    ) {
        let recogniser = slot.recogniser { PressRecogniser() }
        recogniser.minimumDuration = max(gesture.minimumDuration, 0)
        recogniser.maximumDistance = max(gesture.maximumDistance, 0)
        recogniser.onBegan = { _ in sink.changed(true) }
        recogniser.onEnded = { _ in
            sink.ended(true)
            sink.finished()
        }
        recogniser.onCancelled = { _ in sink.finished() }
    }
}

extension View {
    /// Calls back when the view was pressed for a time.
    ///
    /// - Parameters:
    ///   - minimumDuration: seconds.
    ///   - maximumDistance: points that the pointer may move.
    ///   - onPressingChanged: told true when a press begins and false when it is over, recognised or not;
    ///     before the action (the order is inferred).
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(_PressingGesture(base: press, action: action, pressing: onPressingChanged))
    }
}

/// A long press that tells when the view is held down.
public nonisolated struct _PressingGesture: Gesture {
    /// As of a long press.
    public typealias Value = Bool
    let base: LongPressGesture
    let action: () -> Void
    let pressing: ((Bool) -> Void)?

    /// Attaches the press, with its callbacks before the sink's own.
    public static func _attach(
        _ gesture: _PressingGesture, _ sink: _GestureSink<Bool>, _ slot: _GestureSlot
    ) {
        let action = gesture.action
        let inner = _GestureSink<Bool>(
            changed: sink.changed,
            ended: {
                action()
                sink.ended($0)
            }, finished: sink.finished)
        LongPressGesture._attach(gesture.base, inner, slot)
        (slot.recogniser as? PressRecogniser)?.onPressingChanged = gesture.pressing
    }
}
