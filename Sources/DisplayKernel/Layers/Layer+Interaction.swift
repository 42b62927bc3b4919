import CShims

extension Layer {
    /// Tells assistive technology what the layer is.
    package func setSemantics(_ new: SemanticsValue) {
        semantics = new
        buffer.op(.semantics, id)
        new.write(to: buffer)
        buffer.end(unlessSent: &sent.semantics)
    }

    /// Sets how touches and the pointer are treated over the layer.
    package func setInput(touchAction: InputValue.TouchAction, flags: InputValue.Flags = []) {
        let new = InputValue(touchAction: touchAction, flags: flags)
        if new == input { return }
        input = new
        buffer.op(.input, id)
        buffer.i32(touchAction.rawValue)
        buffer.i32(flags.rawValue)
        buffer.end()
    }

    /// Says that there are rows that swipe: the page needs what hands them the wheel.
    package static func useSwipes() {
        baraja_host_use_swipe()
    }

    /// Sets how a scroll layer scrolls and what it holds. The offset is the host's own, see `scrollTo`.
    package func setScroll(_ new: ScrollValue) {
        if new == scroll { return }
        baraja_host_use_scroll()
        scroll = new
        buffer.op(.scroll, id)
        buffer.i32(new.flags.rawValue)
        buffer.f32(new.contentWidth)
        buffer.f32(new.contentHeight)
        buffer.end()
    }

    /// Moves the content of a scroll layer. Written at every call: the host may stand elsewhere.
    ///
    /// - Parameter isRelative: whether the numbers are a distance from where the host stands.
    package func scrollTo(x: Double, y: Double, isRelative: Bool) {
        buffer.op(.scrollTo, id)
        buffer.i32(isRelative ? 1 : 0)
        buffer.f32(x)
        buffer.f32(y)
        buffer.end()
    }

    /// Moves the keyboard's focus here. Written at every call: focus is an event, not a state.
    package func focus(reason: Int32 = 0) {
        buffer.op(.focus, id)
        buffer.i32(reason)
        buffer.end()
    }
}
