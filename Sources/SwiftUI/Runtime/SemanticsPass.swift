import DisplayKernel

/// Writes the accessibility of each layer that has some.
extension RenderRoot {
    func noteSemantics(_ head: Node, isNew: Bool) {
        guard isNew else { return }
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
        for node in chain(from: head).effect.semantics { properties.fill(from: node.properties) }
        return properties
    }

    /// The label of an element, made of its parts where it has none of its own.
    package func label(of head: Node) -> String {
        let properties = properties(of: head)
        if let label = properties.label { return label }
        let speaks = properties.children == .combine || properties.isFocusable
        return speaks ? spokenText(in: head) : ""
    }

    private func semanticsValue(of head: Node) -> SemanticsValue {
        let properties = properties(of: head)
        var flags: SemanticsValue.Flags = []
        if (properties.isHidden ?? false) || head.isLeaving { flags.insert(.hidden) }
        if properties.isElement { flags.insert(.element) }
        if properties.isFocusable { flags.insert(.focusable) }
        if properties.addedTraits.contains(.isSelected) { flags.insert(.selected) }
        let actions = properties.actions.enumerated().map {
            SemanticsAction(index: Int32($0), name: DisplayText($1.name))
        }
        return SemanticsValue(
            role: role(of: properties), flags: flags, label: DisplayText(label(of: head)),
            value: DisplayText(properties.value ?? ""), hint: DisplayText(properties.hint ?? ""),
            actions: actions)
    }

    private func role(of properties: SemanticsProperties) -> SemanticsValue.Role {
        let traits = properties.addedTraits
        if traits.contains(.isButton) { return .button }
        if traits.contains(.isHeader) { return .header }
        if traits.contains(.isImage) { return .image }
        if !properties.actions.isEmpty { return .actionGroup }
        return properties.isElement || properties.isFocusable ? .group : .none
    }

    /// The texts below a node, in reading order, as a screen reader would say them.
    package func spokenText(in node: Node) -> String {
        var parts: [String] = []
        collectSpoken(node, isOuter: true, into: &parts)
        return parts.joined(separator: ", ")
    }

    private func collectSpoken(_ node: Node, isOuter: Bool, into parts: inout [String]) {
        if node.isLeaving || node.isInvisible { return }
        if let semantics = node as? SemanticsNode {
            if semantics.properties.isHidden ?? false { return }
            if !isOuter, let label = semantics.properties.label {
                parts.append(label)
                return
            }
        }
        if let text = node as? TextNode, !text.content.isEmpty { parts.append(text.content) }
        node.forEachChild {
            collectSpoken($0, isOuter: isOuter && node is ModifierNode, into: &parts)
        }
    }
}
