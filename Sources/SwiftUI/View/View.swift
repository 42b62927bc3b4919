#if !hasFeature(Embedded)
    /// A piece of user interface, described as a value.
    ///
    ///     struct Greeting: View {
    ///         var body: some View { Text("Hello") }
    ///     }
    ///
    /// `body` is read on the main actor, once for each change of what it reads.
    @MainActor @preconcurrency
    public protocol View {
        associatedtype Body: View
        @ViewBuilder var body: Body { get }

        /// The description of this value that the runtime patches its nodes with.
        nonisolated static func _makeElement(_ view: Self) -> _Element
        /// Shows each dynamic property of the value to the visitor, in order of declaration.
        nonisolated static func _visitDynamicProperties(
            _ view: inout Self, _ visitor: _DynamicPropertyVisitor)
    }
#else
    /// A piece of user interface, described as a value.
    public protocol View {
        associatedtype Body: View
        @ViewBuilder var body: Body { get }

        static func _makeElement(_ view: Self) -> _Element
        static func _visitDynamicProperties(_ view: inout Self, _ visitor: _DynamicPropertyVisitor)
    }
#endif

extension View {
    /// An element that evaluates the view's body.
    public nonisolated static func _makeElement(_ view: Self) -> _Element {
        CompositeElement<Self>(view)
    }
}

extension View where Self: Animatable {
    /// An element that evaluates the view's body on every frame of an animation.
    public nonisolated static func _makeElement(_ view: Self) -> _Element {
        AnimatableElement<Self>(view)
    }
}

/// A view whose content is made by the runtime, not by a body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    /// Never read: the runtime makes the content.
    public var body: Never { fatalError("a primitive view has no body") }

    /// Visits nothing: a primitive view has no dynamic properties.
    public nonisolated static func _visitDynamicProperties(
        _ view: inout Self, _ visitor: _DynamicPropertyVisitor
    ) {}
}

extension Never: View {
    /// Never read: there is no value of this type.
    public var body: Never { fatalError("Never has no body") }

    /// Never called: there is no value of this type.
    public nonisolated static func _makeElement(_ view: Never) -> _Element {}

    /// Never called: there is no value of this type.
    public nonisolated static func _visitDynamicProperties(
        _ view: inout Never, _ visitor: _DynamicPropertyVisitor
    ) {}
}

/// What every modifier returns: a view reduced to its element.
///
/// One non-generic type for all of them keeps the code small: `a.padding().opacity(1)` has the same type
/// as `b.offset(x: 1)`.
public nonisolated struct _ElementView: _PrimitiveView {
    let element: _Element

    nonisolated init(_ element: _Element) {
        self.element = element
    }

    /// The element that the view was reduced to.
    public nonisolated static func _makeElement(_ view: _ElementView) -> _Element {
        view.element
    }
}

extension View {
    /// The element of this view; the first step of every modifier.
    nonisolated var erased: _Element { Self._makeElement(self) }
}
