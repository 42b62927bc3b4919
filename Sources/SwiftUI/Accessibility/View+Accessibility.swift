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

    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        semanticsElement { $0.label = label.content }
    }

    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        semanticsElement { $0.label = labelKey.text }
    }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel(_ label: String) -> some View {
        semanticsElement { $0.label = label }
    }

    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        semanticsElement { $0.value = valueKey.text }
    }

    @_disfavoredOverload
    public nonisolated func accessibilityValue(_ value: String) -> some View {
        semanticsElement { $0.value = value }
    }

    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        semanticsElement { $0.hint = hintKey.text }
    }

    @_disfavoredOverload
    public nonisolated func accessibilityHint(_ hint: String) -> some View {
        semanticsElement { $0.hint = hint }
    }

    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        semanticsElement { $0.addedTraits = traits }
    }

    /// Adds an action that assistive technology and the keyboard offer by its name.
    public nonisolated func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> some View {
        semanticsElement { $0.actions = [.init(name: name.content, handler: handler)] }
    }

    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityAction(
        named name: String, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }
}
