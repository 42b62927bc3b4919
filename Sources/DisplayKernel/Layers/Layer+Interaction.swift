extension Layer {
    /// Tells assistive technology what the layer is.
    package func setSemantics(_ new: SemanticsValue) {
        if new == semantics { return }
        semantics = new
        buffer.op(.semantics, id)
        new.write(to: buffer)
        buffer.end()
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

    /// Sets what a scroll layer holds and where it stands.
    package func setScroll(_ new: ScrollValue) {
        if new == scroll { return }
        scroll = new
        buffer.op(.scroll, id)
        buffer.i32(new.axes)
        buffer.f32(new.contentWidth)
        buffer.f32(new.contentHeight)
        buffer.f32(new.offsetX)
        buffer.f32(new.offsetY)
        buffer.end()
    }

    /// Notes where the user scrolled to, so that the same offset is not sent back.
    package func didScroll(toX x: Double, y: Double) {
        scroll?.offsetX = Float(x)
        scroll?.offsetY = Float(y)
    }

    /// Moves the keyboard's focus here. Written at every call: focus is an event, not a state.
    package func focus(reason: Int32 = 0) {
        buffer.op(.focus, id)
        buffer.i32(reason)
        buffer.end()
    }
}
