import DisplayKernel

/// Writes the accessibility of each layer that has some.
extension RenderRoot {
    /// Notes that a layer carries semantics; the pass comes back to it whenever something said changes.
    func noteSemantics(_ head: Node) {
        guard !semanticsHeads.contains(where: { $0 === head }) else { return }
        semanticsHeads.append(head)
        needsSemantics = true
    }

    func semantics() {
        guard needsSemantics else { return }
        needsSemantics = false
        semanticsHeads.removeAll { !$0.isMounted || $0.layer == nil }
        for head in semanticsHeads {
            head.layer?.setSemantics(semanticsValue(of: head))
        }
    }

    /// What all modifiers of a chain say together.
    func properties(of head: Node) -> SemanticsProperties {
        var properties = SemanticsProperties()
        let end = chain(from: head).end
        var node: Node? = head
        while let current = node {
            if let speaker = current as? SemanticsNode {
                speaker.refresh()
                properties.fill(from: speaker.properties)
            }
            node = current === end ? nil : current.onlyDrawn
        }
        return properties
    }

    /// The label of an element, made of its parts where it has none of its own.
    func label(of head: Node) -> DisplayText {
        let properties = properties(of: head)
        if let label = properties.label { return label }
        let speaks = properties.children == .combine || properties.isFocusable
        guard speaks else { return .empty }
        let text = spokenText(in: head)
        return text.isEmpty ? reach?.name(of: head) ?? text : text
    }

    private func semanticsValue(of head: Node) -> SemanticsValue {
        let properties = properties(of: head)
        var flags = properties.flags
        if (properties.isHidden ?? false) || chain(from: head).effect.isLeaving {
            flags.insert(.hidden)
        }
        if properties.isElement { flags.insert(.element) }
        if properties.isFocusable { flags.insert(.focusable) }
        if properties.addedTraits.contains(.isSelected) { flags.insert(.selected) }
        let actions = properties.actions.enumerated().map {
            SemanticsAction(index: Int32($0), name: $1.name)
        }
        return SemanticsValue(
            role: role(of: properties), flags: flags, headingLevel: properties.level,
            label: label(of: head),
            value: properties.value ?? .empty, hint: properties.hint ?? .empty,
            actions: actions)
    }

    private func role(of properties: SemanticsProperties) -> SemanticsValue.Role {
        let traits = properties.addedTraits
        if traits.contains(.isToggle) { return .toggle }
        if traits.contains(.isButton) { return .button }
        if traits.contains(.isHeader) { return .header }
        if traits.contains(.isImage) { return .image }
        if traits.contains(.isListItem) { return .listItem }
        if traits.contains(.isList) { return .list }
        if !properties.actions.isEmpty { return .actionGroup }
        if traits.contains(.isAdjustable) { return .slider }
        return properties.isElement || properties.isFocusable ? .group : .none
    }

    /// The texts below a node, in reading order, as a screen reader would say them.
    func spokenText(in node: Node) -> DisplayText {
        var text = DisplayText.empty
        collectSpoken(node, isOuter: true, into: &text)
        return text
    }

    private func add(_ part: DisplayText, to text: inout DisplayText) {
        guard !part.isEmpty else { return }
        if !text.isEmpty { text.append(", ") }
        text.append(part)
    }

    private func collectSpoken(_ node: Node, isOuter: Bool, into text: inout DisplayText) {
        if node.isLeaving || node.isInvisible || !(isOuter || node.isSpoken) { return }
        if let semantics = node as? SemanticsNode {
            if semantics.properties.isHidden ?? false { return }
            if !isOuter, let label = semantics.properties.label {
                add(label, to: &text)
                return
            }
        }
        if let node = node as? TextNode { add(node.bytes, to: &text) }
        node.forEachChild {
            collectSpoken(
                $0, isOuter: isOuter && node is ModifierNode && node.displayRole != .boundary,
                into: &text)
        }
    }
}
