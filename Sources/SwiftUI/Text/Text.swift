/// One or more lines of text.
public nonisolated struct Text: _PrimitiveView, Equatable {
    let content: String
    var font: Font?
    var weight: Font.Weight?
    var isMonospacedDigit = false
    var style: AnyShapeStyle?

    public nonisolated init(verbatim content: String) {
        self.content = content
    }

    @_disfavoredOverload
    public nonisolated init(_ content: String) {
        self.content = content
    }

    @_disfavoredOverload
    public nonisolated init(_ content: Substring) {
        self.content = String(content)
    }

    /// The key is shown as it is: there is no table of translations to look it up in.
    public nonisolated init(_ key: LocalizedStringKey) {
        content = key.text
    }

    public nonisolated static func _makeElement(_ view: Text) -> _Element { TextElement(view) }

    // MARK: Modifiers that keep the type

    public nonisolated func font(_ font: Font?) -> Text {
        var copy = self
        copy.font = font
        return copy
    }

    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
        var copy = self
        copy.weight = weight
        return copy
    }

    public nonisolated func bold() -> Text { fontWeight(.bold) }

    public nonisolated func monospacedDigit() -> Text {
        var copy = self
        copy.isMonospacedDigit = true
        return copy
    }

    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        var copy = self
        copy.style = AnyShapeStyle(style)
        return copy
    }

    public nonisolated func foregroundColor(_ color: Color?) -> Text {
        var copy = self
        copy.style = color.map { AnyShapeStyle($0) }
        return copy
    }
}

/// How lines of different length lie in one text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading, center, trailing
}
