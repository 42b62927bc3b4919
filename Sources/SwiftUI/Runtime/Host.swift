import DisplayKernel

/// A text to measure, with the style that will draw it.
package struct TextRequest {
    package var text: DisplayText
    package var style: TextStyleValue
    /// Where lines wrap, in points; nil for one line however long.
    package var maxWidth: Double?

    package init(text: DisplayText, style: TextStyleValue, maxWidth: Double?) {
        self.text = text
        self.style = style
        self.maxWidth = maxWidth
    }
}

/// The size of a text, in points; baselines from its top edge.
package struct TextMeasure: Equatable {
    package var width: Double
    package var height: Double
    package var firstBaseline: Double
    package var lastBaseline: Double

    package init(width: Double, height: Double, firstBaseline: Double, lastBaseline: Double) {
        self.width = width
        self.height = height
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

/// What a tree of views needs from the machine it runs on.
package protocol Host: AnyObject {
    func measure(_ request: TextRequest) -> TextMeasure
    /// Takes the ops of one frame; the buffer is emptied after the call.
    func commit(_ ops: OpBuffer)
    /// Asks for one call of `RenderRoot.frame(at:)`.
    func requestFrame()
    /// A message for whoever wrote the views.
    func warn(_ message: StaticString)
}
