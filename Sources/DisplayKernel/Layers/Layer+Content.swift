extension Layer {
    /// Clips what is below to the frame with rounded corners; nil clips nothing.
    package func setClip(_ new: CornerRadii?) {
        buffer.op(.clip, id)
        buffer.i32(new == nil ? 0 : 1)
        (new ?? .zero).write(to: buffer)
        buffer.end(unlessSent: &sent.clip)
    }

    /// Fills the frame, its corners rounded.
    package func setPaint(_ new: PaintValue, _ radii: CornerRadii = .zero) {
        buffer.op(.paint, id)
        new.write(to: buffer)
        radii.write(to: buffer)
        buffer.end(unlessSent: &sent.paint)
    }

    /// Casts shadows, the first nearest to the layer.
    package func setShadows(_ new: [ShadowValue]) {
        buffer.op(.shadow, id)
        buffer.i32(Int32(new.count))
        for shadow in new { shadow.write(to: buffer) }
        buffer.end(unlessSent: &sent.shadows)
    }

    /// Shows text. Bytes are compared, so an unchanged string costs no allocation.
    package func setText(_ new: DisplayText) {
        if textBytes == new.utf8 { return }
        textBytes = new.utf8
        buffer.op(.text, id)
        buffer.string(textBytes)
        buffer.end()
    }

    /// Sets how the text is drawn.
    package func setTextStyle(_ new: TextStyleValue) {
        buffer.op(.textStyle, id)
        new.write(to: buffer)
        buffer.end(unlessSent: &sent.textStyle)
    }

    /// Shows the symbol `name` beside text of `size` points and a CSS `weight`.
    package func setSymbol(
        name: DisplayText, size: Double, weight: Double = 400, color: ColorValue
    ) {
        let new = SymbolValue(name: name, size: size, weight: weight, color: color)
        buffer.op(.symbol, id)
        new.write(to: buffer)
        buffer.end(unlessSent: &sent.symbol)
    }
}
