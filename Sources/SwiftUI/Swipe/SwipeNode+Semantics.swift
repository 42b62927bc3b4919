import DisplayKernel
import GeometryKernel

/// What a row is to assistive technology and the keyboard.
extension SwipeNode {
    /// Says what can be done with the row as it stands.
    func describe() {
        var new = SemanticsProperties()
        let buttons = sides.flatMap { $0.buttons }
        complete(&new)
        guard isActive, !buttons.isEmpty else { return say(new) }
        new.isFocusable = true
        new.onKeyPress = [
            KeyPressHandler(key: .leftArrow) { [unowned(unsafe) self] in press(towards: -1) },
            KeyPressHandler(key: .rightArrow) { [unowned(unsafe) self] in press(towards: 1) },
            KeyPressHandler(key: .escape) { [unowned(unsafe) self] in closeByKey() },
        ]
        if open == nil {
            // Closed: one element that offers the actions by name, unless there is more to use in it.
            new.children = hasControls(in: content.node) ? nil : .combine
            new.actions = buttons.filter { $0.properties.activate != nil }.map { button in
                SemanticsProperties.Action(name: root.spokenText(in: button)) {
                    button.properties.activate?()
                }
            }
        }
        say(new)
    }

    private func hasControls(in node: Node) -> Bool {
        if let semantics = node as? SemanticsNode,
            semantics.properties.isFocusable || !semantics.properties.actions.isEmpty
        {
            return true
        }
        var found = false
        node.forEachChild { if !found { found = hasControls(in: $0) } }
        return found
    }

    /// The arrow that points where the content would go opens a side, the other one closes it.
    private func press(towards direction: CGFloat) -> KeyPress.Result {
        if let open {
            return self.direction(of: open) == direction ? .ignored : closeByKey()
        }
        guard !isSlidingOut, let side = side(revealedBy: direction) else { return .ignored }
        closeOther()
        rest(at: side)
        root.focusRequest = side.buttons.first
        return .handled
    }

    private func closeByKey() -> KeyPress.Result {
        guard open != nil else { return .ignored }
        rest(at: nil)
        root.focusRequest = self
        return .handled
    }
}
