import GeometryKernel

/// Which way assistive technology changes a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

extension View {
    /// Lets assistive technology change the view's value a step at a time.
    ///
    ///     stars.accessibilityLabel("Rating").accessibilityValue("\(rating) of 5")
    ///         .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
    ///
    /// On a page the view is a slider that takes the keyboard's focus: screen readers step a slider by the
    /// arrow keys, so these are what the handler gets. The arrow to the trailing side and up increment.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        _ElementView(erased.distribute { AdjustableElement(child: $0, handler: handler) })
    }
}

private final class AdjustableElement: _Element {
    let child: _Element
    let handler: (AccessibilityAdjustmentDirection) -> Void

    init(child: _Element, handler: @escaping (AccessibilityAdjustmentDirection) -> Void) {
        self.child = child
        self.handler = handler
    }

    override func makeNode(_ site: NodeSite) -> Node { AdjustableNode(site, self) }
    override func matches(_ other: _Element) -> Bool { other is AdjustableElement }
}

private final class AdjustableNode: SemanticsNode {
    private var handler: (AccessibilityAdjustmentDirection) -> Void

    init(_ site: NodeSite, _ element: AdjustableElement) {
        handler = element.handler
        super.init(site, child: element.child, properties: SemanticsProperties())
        describe()
    }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: AdjustableElement.self)
        handler = element.handler
        updateChild(element.child)
    }

    override func environmentDidChange(_ box: EnvironmentBox) {
        super.environmentDidChange(box)
        describe()
    }

    private func describe() {
        let values = environment.values
        var new = SemanticsProperties()
        new.addedTraits = .isAdjustable
        if values.isEnabled {
            let isMirrored = values.layoutDirection == .rightToLeft
            new.isFocusable = true
            new.onKeyPress = [
                key(.upArrow, .increment), key(.downArrow, .decrement),
                key(isMirrored ? .leftArrow : .rightArrow, .increment),
                key(isMirrored ? .rightArrow : .leftArrow, .decrement),
            ]
        } else {
            new.flags.insert(.disabled)
        }
        say(new)
    }

    private func key(
        _ key: KeyEquivalent, _ direction: AccessibilityAdjustmentDirection
    ) -> KeyPressHandler {
        KeyPressHandler(key: key) { [unowned(unsafe) self] in
            handler(direction)
            return .handled
        }
    }
}
