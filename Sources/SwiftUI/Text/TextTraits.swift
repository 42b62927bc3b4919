import DisplayKernel
import LayoutKernel

/// What few texts have beside a font and a style: lines under them, room between lines, a minimum scale.
///
/// A base without code: a page whose texts have none of it links none of `TextFormat`.
class TextTraits: @unchecked Sendable {
    /// Points between two lines.
    final var lineSpacing = 0.0
    /// How far the letters stand above the baseline, in points.
    final var rise = 0.0
    /// The fewest lines to keep room for.
    final var minimumLines = 0

    /// Points that a line is higher than its font asks for.
    final var extraHeight: Double { lineSpacing + max(rise, -rise) }

    /// Whether both look the same.
    func isSame(as other: TextTraits) -> Bool { true }

    /// These traits, and where they say nothing those of `outer`.
    func over(_ outer: TextTraits) -> TextTraits { self }

    /// Changes the style of a text in this format.
    func apply(to style: inout TextStyleValue, in values: EnvironmentValues) {}

    /// Whether the text becomes smaller where it does not fit.
    var shrinks: Bool { false }

    /// Makes the style small enough for a proposal, as far as that may go.
    func shrink(_ style: inout TextStyleValue, to proposal: ProposedSize, in node: TextNode) {}

    static func areSame(_ a: TextTraits?, _ b: TextTraits?) -> Bool {
        guard let a, let b else { return a === b }
        return a === b || a.isSame(as: b)
    }
}
