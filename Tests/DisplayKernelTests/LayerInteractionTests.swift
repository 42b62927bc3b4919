import DisplayKernel
import GeometryKernel
import Testing

struct LayerInteractionTests {
    let tree = LayerTree()

    @Test("Semantics are written whole: role, flags, texts and named actions")
    func semantics() {
        let layer = Layer(kind: .group, tree: tree)
        let value = SemanticsValue(
            role: .actionGroup, flags: [.element, .focusable], label: "Kyoto", value: "1 of 5",
            hint: "Swipe",
            actions: [
                SemanticsAction(index: 0, name: "Swipe left"),
                SemanticsAction(index: 1, name: "Swipe right"),
            ])
        let ops = tree.lines {
            layer.setSemantics(value)
            layer.setSemantics(value)
            layer.setSemantics(SemanticsValue(flags: .hidden))
        }
        #expect(
            ops == [
                "semantics 2 role 9 flags 6 label \"Kyoto\" value \"1 of 5\" hint \"Swipe\""
                    + " action 0 \"Swipe left\" action 1 \"Swipe right\"",
                "semantics 2 role 0 flags 1",
            ])
    }

    @Test("Focus is written at every call, input hints only on a change")
    func focusAndInput() {
        let layer = Layer(kind: .button, tree: tree)
        let ops = tree.lines {
            layer.focus()
            layer.focus(reason: 1)
            layer.setInput(touchAction: .panY, flags: .pointerCursor)
            layer.setInput(touchAction: .panY, flags: .pointerCursor)
        }
        #expect(ops == ["focus 2 0", "focus 2 1", "input 2 touch 2 flags 1"])
    }

    @Test("An offset that came from the user is not sent back")
    func scrollIsNotEchoed() {
        let layer = Layer(kind: .scroll, tree: tree)
        func state(_ y: Double) -> ScrollValue {
            ScrollValue(axes: 2, contentWidth: 300, contentHeight: 900, offsetX: 0, offsetY: y)
        }
        let ops = tree.lines {
            layer.setScroll(state(0))
            layer.didScroll(toX: 0, y: 120.5)
            layer.setScroll(state(120.5))
            layer.setScroll(state(0))
        }
        let top = "scroll 2 axes 2 300 900 0 0"
        #expect(ops == [top, top])
    }
}
