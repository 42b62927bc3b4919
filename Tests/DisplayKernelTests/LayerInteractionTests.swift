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

    @Test("A scroll layer's content is compared, a move of it is sent every time")
    func scroll() {
        let layer = Layer(kind: .scroll, tree: tree)
        let state = ScrollValue(flags: .vertical, contentWidth: 300, contentHeight: 900)
        let ops = tree.lines {
            layer.setScroll(state)
            layer.setScroll(state)
            layer.scrollTo(x: 0, y: 120.5, isRelative: false)
            layer.scrollTo(x: 0, y: 2, isRelative: true)
        }
        #expect(ops == ["scroll 2 flags 2 300 900", "scrollTo 2 0 120.5", "scrollTo 2 by 0 2"])
    }
}
