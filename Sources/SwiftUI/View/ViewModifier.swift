#if !hasFeature(Embedded)
    /// A change that can be applied to any view.
    @MainActor @preconcurrency
    public protocol ViewModifier {
        associatedtype Body: View
        typealias Content = _ViewModifier_Content
        @ViewBuilder func body(content: Content) -> Body

        nonisolated static func _makeElement(_ view: _ModifiedView<Self>) -> _Element
        nonisolated static func _visitDynamicProperties(
            _ modifier: inout Self, _ visitor: _DynamicPropertyVisitor)
    }
#else
    /// A change that can be applied to any view.
    public protocol ViewModifier {
        associatedtype Body: View
        typealias Content = _ViewModifier_Content
        @ViewBuilder func body(content: Content) -> Body

        static func _makeElement(_ view: _ModifiedView<Self>) -> _Element
        static func _visitDynamicProperties(
            _ modifier: inout Self, _ visitor: _DynamicPropertyVisitor)
    }
#endif

extension ViewModifier {
    /// An element that evaluates the modifier's body.
    public nonisolated static func _makeElement(_ view: _ModifiedView<Self>) -> _Element {
        CompositeElement<_ModifiedView<Self>>(view)
    }
}

extension ViewModifier where Self: Animatable {
    /// An element that evaluates the modifier's body on every frame of an animation.
    public nonisolated static func _makeElement(_ view: _ModifiedView<Self>) -> _Element {
        AnimatableElement<_ModifiedView<Self>>(view)
    }
}

/// The view that a modifier is applied to.
public nonisolated struct _ViewModifier_Content: _PrimitiveView {
    let element: _Element

    /// The element of the view that the modifier is applied to.
    public nonisolated static func _makeElement(_ view: _ViewModifier_Content) -> _Element {
        view.element
    }
}

/// The view that applying a modifier makes; its body is the modifier's.
public nonisolated struct _ModifiedView<Modifier: ViewModifier>: View {
    var modifier: Modifier
    let content: _Element

    nonisolated init(modifier: Modifier, content: _Element) {
        self.modifier = modifier
        self.content = content
    }

    /// What the modifier makes of the view inside.
    #if !hasFeature(Embedded)
        @MainActor
    #endif
    public var body: Modifier.Body {
        modifier.body(content: _ViewModifier_Content(element: content))
    }

    /// The element that the modifier makes of itself.
    public nonisolated static func _makeElement(_ view: _ModifiedView) -> _Element {
        Modifier._makeElement(view)
    }

    /// Visits the dynamic properties of the modifier.
    public nonisolated static func _visitDynamicProperties(
        _ view: inout _ModifiedView, _ visitor: _DynamicPropertyVisitor
    ) {
        Modifier._visitDynamicProperties(&view.modifier, visitor)
    }
}

extension _ModifiedView: Animatable where Modifier: Animatable {
    /// The data of the modifier.
    public var animatableData: Modifier.AnimatableData {
        get { modifier.animatableData }
        set { modifier.animatableData = newValue }
    }
}

extension View {
    /// Applies a modifier to this view.
    public nonisolated func modifier<M: ViewModifier>(_ modifier: M) -> some View {
        _ModifiedView(modifier: modifier, content: erased)
    }
}
