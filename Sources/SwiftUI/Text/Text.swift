import DisplayKernel

/// One or more lines of text.
public nonisolated struct Text: _PrimitiveView, Equatable {
    let content: DisplayText
    var font: Font?
    var weight: Font.Weight?
    var isMonospacedDigit = false
    var style: AnyShapeStyle?
    var traits: TextTraits?

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

    /// Compares words and looks.
    public nonisolated static func == (a: Text, b: Text) -> Bool {
        a.hasShape(of: b) && a.style == b.style
    }

    /// True when both take the same room.
    nonisolated func hasShape(of other: Text) -> Bool {
        content == other.content && font == other.font && weight == other.weight
            && isMonospacedDigit == other.isMonospacedDigit
            && TextTraits.areSame(traits, other.traits)
    }
}

/// How lines of different length lie in one text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading, center, trailing
}
