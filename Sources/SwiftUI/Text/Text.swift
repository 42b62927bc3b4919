import DisplayKernel

/// One or more lines of text.
public nonisolated struct Text: _PrimitiveView, Equatable {
    let content: DisplayText
    var font: Font?
    var weight: Font.Weight?
    var isMonospacedDigit = false
    var style: AnyShapeStyle?

    /// A text that is shown as it is.
    public nonisolated init(verbatim content: String) {
        self.content = DisplayText(content)
    }

    /// A text made elsewhere, shown as it is; a literal takes `init(_:)` of `LocalizedStringKey`.
    @_disfavoredOverload
    public nonisolated init(_ content: String) {
        self.content = DisplayText(content)
    }

    /// A part of a text made elsewhere, shown as it is.
    @_disfavoredOverload
    public nonisolated init(_ content: Substring) {
        self.content = DisplayText(String(content))
    }

    /// The key is shown as it is: there is no table of translations to look it up in.
    public nonisolated init(_ key: LocalizedStringKey) {
        content = key.text
    }

    /// The element of a text.
    public nonisolated static func _makeElement(_ view: Text) -> _Element { TextElement(view) }

    // MARK: Modifiers that keep the type

    /// The text in a font; nil takes the font around it.
    public nonisolated func font(_ font: Font?) -> Text {
        var copy = self
        copy.font = font
        return copy
    }

    /// The text in a weight, over that of its font; nil takes the weight around it.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
        var copy = self
        copy.weight = weight
        return copy
    }

    /// The text in bold.
    public nonisolated func bold() -> Text { fontWeight(.bold) }

    /// The text with digits of equal width.
    public nonisolated func monospacedDigit() -> Text {
        var copy = self
        copy.isMonospacedDigit = true
        return copy
    }

    /// The text drawn with a style; of a gradient it takes the first colour.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        var copy = self
        copy.style = AnyShapeStyle(style)
        return copy
    }

    /// The text in a colour; nil takes the style around it.
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
