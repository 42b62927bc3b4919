import GestureKernel

/// Two gestures that are recognised beside each other.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// Whether one of the two has.
    public static var _hasBody: Bool { First._hasBody || Second._hasBody }
    /// What each of the two has said so far.
    public struct Value {
        /// Of the first gesture; nil before it began.
        public var first: First.Value?
        /// Of the second gesture; nil before it began.
        public var second: Second.Value?
    }

    /// The one gesture.
    public var first: First
    /// The other gesture.
    public var second: Second

    /// Two gestures beside each other.
    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    private final class Progress: GestureProgress {
        var value = Value()
        var isFirstOver = false
        var isSecondOver = false
        var hasBegun = false
        var hasEnded = false
    }

    /// Attaches both. The whole ends when both are over and at least one of them ended (inferred).
    public static func _attach(
        _ gesture: SimultaneousGesture, _ sink: _GestureSink<Value>, _ slot: _GestureSlot
    ) {
        let (first, second) = slot.pair()
        let progress = slot.progress { Progress() }
        let check = {
            guard progress.isFirstOver, progress.isSecondOver else { return }
            let (value, hasBegun, hasEnded) = (progress.value, progress.hasBegun, progress.hasEnded)
            progress.value = Value()
            progress.isFirstOver = false
            progress.isSecondOver = false
            progress.hasBegun = false
            progress.hasEnded = false
            if hasEnded { sink.ended(value) }
            if hasEnded || hasBegun { sink.finished() } else { slot.onFailed?() }
        }
        let firstIsOver = {
            progress.isFirstOver = true
            check()
        }
        let secondIsOver = {
            progress.isSecondOver = true
            check()
        }
        first.onFailed = firstIsOver
        second.onFailed = secondIsOver
        let firstSink = _GestureSink<First.Value>(
            changed: {
                progress.value.first = $0
                progress.hasBegun = true
                sink.changed(progress.value)
            },
            ended: {
                progress.value.first = $0
                progress.hasEnded = true
            }, finished: firstIsOver)
        let secondSink = _GestureSink<Second.Value>(
            changed: {
                progress.value.second = $0
                progress.hasBegun = true
                sink.changed(progress.value)
            },
            ended: {
                progress.value.second = $0
                progress.hasEnded = true
            }, finished: secondIsOver)
        First._attach(gesture.first, firstSink, first)
        Second._attach(gesture.second, secondSink, second)
    }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture and then another.
///
/// The second begins only when the first has ended: with the same pointer where that is still down, as
/// after a long press, otherwise with the next one. A drag is then measured from where the pointer was
/// when the first gesture ended (inferred).
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// Whether one of the two has.
    public static var _hasBody: Bool { First._hasBody || Second._hasBody }
    /// How far the sequence is.
    public enum Value {
        /// The first gesture has not ended.
        case first(First.Value)
        /// The first gesture has ended; the second one has a value once it began.
        case second(First.Value, Second.Value?)
    }

    /// What comes first.
    public var first: First
    /// What comes after it.
    public var second: Second

    /// One gesture and then another.
    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    private final class Progress: GestureProgress {
        var first: First.Value?
    }

    /// Attaches both, the second one closed until the first has ended.
    public static func _attach(
        _ gesture: SequenceGesture, _ sink: _GestureSink<Value>, _ slot: _GestureSlot
    ) {
        let (first, second) = slot.pair()
        let progress = slot.progress { Progress() }
        let startAgain = {
            progress.first = nil
            first.isGated = false
            second.isGated = true
            sink.finished()
        }
        first.onFailed = { if progress.first == nil { slot.onFailed?() } }
        second.onFailed = { if progress.first != nil { startAgain() } }
        let firstSink = _GestureSink<First.Value>(
            changed: { sink.changed(.first($0)) },
            ended: {
                progress.first = $0
                sink.changed(.second($0, nil))
                first.isGated = true
                second.open()
            }, finished: { if progress.first == nil { sink.finished() } })
        let secondSink = _GestureSink<Second.Value>(
            changed: { if let first = progress.first { sink.changed(.second(first, $0)) } },
            ended: { if let first = progress.first { sink.ended(.second(first, $0)) } },
            finished: { if progress.first != nil { startAgain() } })
        First._attach(gesture.first, firstSink, first)
        Second._attach(gesture.second, secondSink, second)
        if progress.first == nil { second.isGated = true }
    }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which one is recognised, the first where both could be.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// Whether one of the two has.
    public static var _hasBody: Bool { First._hasBody || Second._hasBody }
    /// What was recognised.
    public enum Value {
        /// The first gesture.
        case first(First.Value)
        /// The second gesture; the first one failed.
        case second(Second.Value)
    }

    /// What is preferred.
    public var first: First
    /// What is recognised when the first gesture fails.
    public var second: Second

    /// One gesture or, when it fails, another.
    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    private final class Progress: GestureProgress {
        var isFirst = false
        var hasFailed = false
        var waiting: Second.Value?
        var hasEnded = false
    }

    /// Attaches both. What the second says waits until the first has failed: a single tap beside a double
    /// one is told when no second tap has come.
    public static func _attach(
        _ gesture: ExclusiveGesture, _ sink: _GestureSink<Value>, _ slot: _GestureSlot
    ) {
        let (first, second) = slot.pair()
        let progress = slot.progress { Progress() }
        let startAgain = {
            progress.isFirst = false
            progress.hasFailed = false
            progress.waiting = nil
            progress.hasEnded = false
        }
        let win = {
            progress.isFirst = true
            second.stop()
            progress.waiting = nil
        }
        let firstFailed = {
            progress.hasFailed = true
            guard let value = progress.waiting else { return }
            if !progress.hasEnded { return sink.changed(.second(value)) }
            startAgain()
            sink.ended(.second(value))
            sink.finished()
        }
        first.onFailed = { if !progress.isFirst { firstFailed() } }
        second.onFailed = {
            guard progress.hasFailed else { return }
            startAgain()
            slot.onFailed?()
        }
        let firstSink = _GestureSink<First.Value>(
            changed: {
                // A press that has only begun may still fail.
                if !(first.recogniser is HoldRecogniser) { win() }
                sink.changed(.first($0))
            },
            ended: {
                win()
                sink.ended(.first($0))
            },
            finished: {
                sink.finished()
                if progress.isFirst { startAgain() } else { firstFailed() }
            })
        let secondSink = _GestureSink<Second.Value>(
            changed: {
                progress.waiting = $0
                if progress.hasFailed { sink.changed(.second($0)) }
            },
            ended: {
                progress.waiting = $0
                progress.hasEnded = true
            },
            finished: {
                guard progress.hasFailed else {
                    if !progress.hasEnded { progress.waiting = nil }
                    return
                }
                let (value, hasEnded) = (progress.waiting, progress.hasEnded)
                startAgain()
                if hasEnded, let value { sink.ended(.second(value)) }
                sink.finished()
            })
        First._attach(gesture.first, firstSink, first)
        Second._attach(gesture.second, secondSink, second)
    }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture whose values are made into others.
public nonisolated struct _MapGesture<Base: Gesture, Value>: Gesture {
    /// As of the gesture inside.
    public static var _hasBody: Bool { Base._hasBody }
    let base: Base
    let body: (Base.Value) -> Value

    /// Attaches the gesture inside; the sink gets the other values.
    public static func _attach(
        _ gesture: _MapGesture, _ sink: _GestureSink<Value>, _ slot: _GestureSlot
    ) {
        let body = gesture.body
        let inner = _GestureSink<Base.Value>(
            changed: { sink.changed(body($0)) }, ended: { sink.ended(body($0)) },
            finished: sink.finished)
        Base._attach(gesture.base, inner, slot)
    }
}

extension Gesture {
    /// Both gestures beside each other.
    public nonisolated func simultaneously<Other: Gesture>(
        with other: Other
    ) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture and then another.
    ///
    ///     LongPressGesture().sequenced(before: DragGesture())
    public nonisolated func sequenced<Other: Gesture>(
        before other: Other
    ) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// This gesture or, when it fails, another.
    ///
    ///     TapGesture(count: 2).exclusively(before: TapGesture())
    public nonisolated func exclusively<Other: Gesture>(
        before other: Other
    ) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// The gesture with its values made into others.
    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, body: body)
    }
}
