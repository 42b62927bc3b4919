import GeometryKernel
import GestureKernel

#if !hasFeature(Embedded)
    /// Something that a view can recognise in the movements of a pointer.
    ///
    /// A gesture of one's own is made of others:
    ///
    ///     struct Throw: Gesture {
    ///         let action: () -> Void
    ///         var body: some Gesture<DragGesture.Value> {
    ///             DragGesture().onEnded { if $0.velocity.height < -500 { action() } }
    ///         }
    ///     }
    @MainActor @preconcurrency
    public protocol Gesture<Value> {
        associatedtype Value
        associatedtype Body: Gesture
        /// What the gesture is made of.
        var body: Body { get }

        nonisolated static func _attach(
            _ gesture: Self, _ sink: _GestureSink<Value>, _ slot: _GestureSlot)
        nonisolated static func _visitDynamicProperties(
            _ gesture: inout Self, _ visitor: _DynamicPropertyVisitor)
        /// Whether a gesture with a body is among those that this one is made of.
        nonisolated static var _hasBody: Bool { get }
    }
#else
    /// Something that a view can recognise in the movements of a pointer.
    public protocol Gesture<Value> {
        associatedtype Value
        associatedtype Body: Gesture
        /// What the gesture is made of.
        var body: Body { get }

        static func _attach(_ gesture: Self, _ sink: _GestureSink<Value>, _ slot: _GestureSlot)
        static func _visitDynamicProperties(
            _ gesture: inout Self, _ visitor: _DynamicPropertyVisitor)
        /// Whether a gesture with a body is among those that this one is made of.
        static var _hasBody: Bool { get }
    }
#endif

/// Where a gesture's values go: the chain of `onChanged`, `onEnded` and `updating`.
public final class _GestureSink<Value> {
    let changed: (Value) -> Void
    let ended: (Value) -> Void
    /// Called after the end and after a cancellation: nothing of the gesture is left.
    let finished: () -> Void

    init(
        changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void,
        finished: @escaping () -> Void
    ) {
        self.changed = changed
        self.ended = ended
        self.finished = finished
    }
}

/// Keeps a gesture's recogniser while the views that describe it are made anew.
public final class _GestureSlot {
    private(set) var recogniser: Recogniser?
    /// Whether values are in the space of the page instead of the view's own.
    var isGlobal = false
    unowned(unsafe) let root: RenderRoot
    /// The slots of the gestures that this one is composed of.
    var parts: [_GestureSlot] = []
    /// The outermost gesture that this one is a part of.
    unowned(unsafe) var family: _GestureSlot?
    /// What a composed gesture remembers.
    var memory: GestureProgress?
    /// Told when the gesture fails before it began.
    var onFailed: (() -> Void)?
    /// Links the properties of gestures with a body.
    unowned(unsafe) var visitor: _DynamicPropertyVisitor?

    init(_ root: RenderRoot) {
        self.root = root
    }

    /// The recognisers of this slot and its parts.
    var recognisers: [Recogniser] {
        var result: [Recogniser] = []
        collect(into: &result)
        return result
    }

    private func collect(into result: inout [Recogniser]) {
        if let recogniser { result.append(recogniser) }
        for part in parts { part.collect(into: &result) }
    }

    /// The drag among the recognisers.
    var drag: DragRecogniser? {
        for recogniser in recognisers {
            if let drag = recogniser as? DragRecogniser { return drag }
        }
        return nil
    }

    /// The recogniser of this slot, made on the first use or when its kind changed.
    func recogniser<R: Recogniser>(_ make: () -> R) -> R {
        if let same = recogniser as? R { return same }
        drop()
        let new = make()
        recogniser = new
        if let family {
            new.family = family
            new.onFailed = { [unowned(unsafe) self] in onFailed?() }
        }
        return new
    }

    /// Takes the recogniser out of what is going on; an active gesture is cancelled.
    func drop() {
        for recogniser in recognisers { root.arena.remove(recogniser) }
        recogniser = nil
        parts = []
        memory = nil
    }
}

/// A gesture that calls back for each new value.
public nonisolated struct _ChangedGesture<Base: Gesture>: Gesture {
    /// The values of the gesture inside.
    public typealias Value = Base.Value
    /// As of the gesture inside.
    public static var _hasBody: Bool { Base._hasBody }
    let base: Base
    let action: (Base.Value) -> Void

    /// Attaches the gesture inside, with the action before the sink's own.
    public static func _attach(
        _ gesture: _ChangedGesture, _ sink: _GestureSink<Value>, _ slot: _GestureSlot
    ) {
        let action = gesture.action
        let inner = _GestureSink<Value>(
            changed: {
                action($0)
                sink.changed($0)
            }, ended: sink.ended, finished: sink.finished)
        Base._attach(gesture.base, inner, slot)
    }
}

/// A gesture that calls back when it has ended; not when it was taken away.
public nonisolated struct _EndedGesture<Base: Gesture>: Gesture {
    /// The values of the gesture inside.
    public typealias Value = Base.Value
    /// As of the gesture inside.
    public static var _hasBody: Bool { Base._hasBody }
    let base: Base
    let action: (Base.Value) -> Void

    /// Attaches the gesture inside, with the action before the sink's own.
    public static func _attach(
        _ gesture: _EndedGesture, _ sink: _GestureSink<Value>, _ slot: _GestureSlot
    ) {
        let action = gesture.action
        let inner = _GestureSink<Value>(
            changed: sink.changed,
            ended: {
                action($0)
                sink.ended($0)
            }, finished: sink.finished)
        Base._attach(gesture.base, inner, slot)
    }
}

/// A gesture that keeps a `GestureState` while it lasts.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
    /// The values of the gesture inside.
    public typealias Value = Base.Value
    /// As of the gesture inside.
    public static var _hasBody: Bool { Base._hasBody }
    let base: Base
    let state: GestureState<State>
    let update: (Base.Value, inout State, inout Transaction) -> Void

    /// Attaches the gesture inside, and writes the state before the sink is told.
    public static func _attach(
        _ gesture: GestureStateGesture, _ sink: _GestureSink<Value>, _ slot: _GestureSlot
    ) {
        let (state, update) = (gesture.state, gesture.update)
        let inner = _GestureSink<Value>(
            changed: { value in
                state.update { update(value, &$0, &$1) }
                sink.changed(value)
            }, ended: sink.ended,
            finished: {
                state.restore()
                sink.finished()
            })
        Base._attach(gesture.base, inner, slot)
    }
}

extension Gesture {
    /// Calls back with the last value when the gesture ends; not when it is taken away.
    ///
    ///     DragGesture().onEnded { drag in isOpen = drag.predictedEndTranslation.width > 100 }
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }

    /// Keeps `state` up to date while the gesture lasts; when it is over, however, the state is reset.
    public nonisolated func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
}

extension Gesture where Value: Equatable {
    /// Calls back with each new value of the gesture, the first one included.
    ///
    ///     DragGesture().onChanged { drag in offset = drag.translation }
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
    {
        _ChangedGesture(base: self, action: action)
    }
}
