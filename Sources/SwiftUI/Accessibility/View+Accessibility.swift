import DisplayKernel

extension View {
    nonisolated func semanticsElement(
        _ change: (inout SemanticsProperties) -> Void
    ) -> _ElementView {
        var properties = SemanticsProperties()
        change(&properties)
        return _ElementView(
            erased.distribute { SemanticsElement(child: $0, properties: properties) })
    }

    /// Makes the view one element, or a container of elements, to assistive technology.
    public nonisolated func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        semanticsElement { $0.children = children.children }
    }

    /// Hides the view and everything in it from assistive technology.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        semanticsElement { $0.isHidden = hidden }
    }

    /// Sets what a screen reader calls the view, in place of the texts in it.
    ///
    ///     star.accessibilityLabel(Text("Favourite"))
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        semanticsElement { $0.label = label.content }
    }

    /// Sets what a screen reader calls the view, in place of the texts in it.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        semanticsElement { $0.label = labelKey.text }
    }

    /// Sets what a screen reader calls the view, by a text made elsewhere.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel(_ label: String) -> some View {
        semanticsElement { $0.label = DisplayText(label) }
    }

    /// Sets what a screen reader says after the label: what the view stands at.
    ///
    ///     dial.accessibilityLabel("Volume").accessibilityValue("40 percent")
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        semanticsElement { $0.value = valueKey.text }
    }

    /// Sets what a screen reader says after the label, by a text made elsewhere.
    @_disfavoredOverload
    public nonisolated func accessibilityValue(_ value: String) -> some View {
        semanticsElement { $0.value = DisplayText(value) }
    }

    /// Sets what a screen reader adds about the result of an action.
    ///
    ///     card.accessibilityHint("Turns the card over")
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        semanticsElement { $0.hint = hintKey.text }
    }

    /// Sets what a screen reader adds about the result of an action, by a text made elsewhere.
    @_disfavoredOverload
    public nonisolated func accessibilityHint(_ hint: String) -> some View {
        semanticsElement { $0.hint = DisplayText(hint) }
    }

    /// Says what the view is to assistive technology, beside what it is already.
    ///
    ///     Text("Today").accessibilityAddTraits(.isHeader)
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        semanticsElement { $0.addedTraits = traits }
    }

    /// Adds an action that assistive technology and the keyboard offer by its name.
    public nonisolated func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> some View {
        semanticsElement { $0.actions = [.init(name: name.content, handler: handler)] }
    }

    /// Adds an action that assistive technology and the keyboard offer by its name.
    ///
    ///     card.accessibilityAction(named: "Flip") { isFlipped.toggle() }
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds an action by a name made elsewhere.
    @_disfavoredOverload
    public nonisolated func accessibilityAction(
        named name: String, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }
}
