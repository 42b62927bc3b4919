/// Gestures of one's own: a body, made of other gestures, and properties that are linked as a view's are.
extension Gesture where Value == Body.Value {
    /// Attaches the gesture that the body describes.
    public nonisolated static func _attach(
        _ gesture: Self, _ sink: _GestureSink<Value>, _ slot: _GestureSlot
    ) {
        guard let visitor = slot.visitor else { fatalError("a gesture that no view links") }
        var copy = gesture
        let outer = slot.root.evaluating
        slot.root.evaluating = visitor.node
        _visitDynamicProperties(&copy, visitor)
        #if hasFeature(Embedded)
            let body = copy.body
        #else
            let linked = copy
            let body = MainActor.assumeIsolated { linked.body }
        #endif
        slot.root.evaluating = outer
        Body._attach(body, sink, slot)
    }

    /// True: this one has a body.
    public nonisolated static var _hasBody: Bool { true }
}

extension Gesture where Body == Never {
    /// Never read: the runtime recognises the gesture.
    public var body: Never { fatalError("this gesture has no body") }

    /// False unless a gesture inside has one.
    public nonisolated static var _hasBody: Bool { false }
}

extension Never: Gesture {
    /// There is none.
    public typealias Value = Never
    /// There is none.
    public typealias Body = Never
    /// False: it has no body.
    public static var _hasBody: Bool { false }

    /// Never called: there is no value of this type.
    public nonisolated static func _attach(
        _ gesture: Never, _ sink: _GestureSink<Never>, _ slot: _GestureSlot
    ) {}
}

/// Makes the gesture of a view anew when something changes that a gesture's body reads.
final class BodyGestureElement<T: Gesture>: CompositeElement_Base {
    private let element: GestureElement

    init(_ element: GestureElement) {
        self.element = element
    }

    override func matches(_ other: _Element) -> Bool { other is BodyGestureElement<T> }

    override func evaluate(_ visitor: _DynamicPropertyVisitor) -> _Element {
        element.visitor = visitor
        return element
    }
}
