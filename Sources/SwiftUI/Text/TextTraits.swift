import DisplayKernel
import GeometryKernel
import LayoutKernel

/// What few texts have beside a font and a style: lines under them, room between lines, a minimum scale.
///
/// A base without code: a page whose texts have none of it links none of `TextFormat`.
class TextTraits: @unchecked Sendable {
    /// Whether both look the same.
    func isSame(as other: TextTraits) -> Bool { true }

    /// These traits, and where they say nothing those of `outer`.
    func over(_ outer: TextTraits) -> TextTraits { self }

    /// Changes the style of a text in this format, in the room of a proposal.
    func apply(to style: inout TextStyleValue, in proposal: ProposedSize, of node: TextNode) {}

    /// The size of a text in this format.
    func size(of node: TextNode, in proposal: ProposedSize) -> CGSize { .zero }

    /// Where a baseline of a text of a size is.
    func baseline(_ guide: VerticalGuide, of node: TextNode, size: CGSize) -> CGFloat { 0 }

    /// What a text of a size is drawn in.
    func drawnBox(_ size: CGSize) -> CGRect { .zero }

    static func areSame(_ a: TextTraits?, _ b: TextTraits?) -> Bool {
        guard let a, let b else { return a === b }
        return a === b || a.isSame(as: b)
    }
}
