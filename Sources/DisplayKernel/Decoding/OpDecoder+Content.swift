extension OpDecoder {
    static func textStyle(_ reader: inout OpReader) -> TextStyleValue {
        let size = reader.f32()
        let weight = reader.f32()
        let design: TextStyleValue.Design = reader.value(or: .default)
        let flags = TextStyleValue.Flags(rawValue: reader.i32())
        let color = ColorValue(rgba: reader.u32())
        var style = TextStyleValue(
            size: size, weight: weight, design: design, flags: flags, color: color,
            lineHeight: reader.f32(), kerning: reader.f32(), lineLimit: reader.i32(),
            alignment: reader.value(or: .left), truncation: reader.value(or: .tail))
        style.lineColor = ColorValue(rgba: reader.u32())
        return style
    }

    static func symbol(_ reader: inout OpReader) -> SymbolValue {
        let name = reader.text()
        let size = reader.f32()
        let weight = reader.f32()
        let color = ColorValue(rgba: reader.u32())
        return SymbolValue(
            name: name, size: size, weight: weight, color: color, flags: reader.i32())
    }

    static func semantics(_ reader: inout OpReader) -> SemanticsValue {
        var value = SemanticsValue(
            role: reader.value(or: .none),
            flags: SemanticsValue.Flags(rawValue: reader.i32()), headingLevel: reader.i32(),
            label: reader.text(), value: reader.text(), hint: reader.text())
        for _ in 0..<reader.count(ofWords: 2) {
            value.actions.append(SemanticsAction(index: reader.i32(), name: reader.text()))
        }
        return value
    }

    static func scroll(_ reader: inout OpReader) -> ScrollValue {
        ScrollValue(
            flags: ScrollValue.Flags(rawValue: reader.i32()), contentWidth: reader.f32(),
            contentHeight: reader.f32())
    }

    static func input(_ reader: inout OpReader) -> InputValue {
        InputValue(
            touchAction: reader.value(or: .auto),
            flags: InputValue.Flags(rawValue: reader.i32()))
    }
}
