package import GeometryKernel

/// What a layout knows of a child.
///
/// Stacks ask for several sizes per child and pass, nested stacks multiply that: an item caches
/// its answers per proposal.
package protocol LayoutItem: AnyObject {
    /// The size the child takes for `proposal`, in points.
    func layoutSize(_ proposal: ProposedSize) -> CGSize

    /// The position of `guide` in a child of `size`: points from its leading edge.
    func layoutGuide(_ guide: HorizontalGuide, size: CGSize) -> CGFloat

    /// The position of `guide` in a child of `size`: points from its top edge.
    func layoutGuide(_ guide: VerticalGuide, size: CGSize) -> CGFloat

    /// `guide` when the child defines it itself (text, an alignment guide), else `nil`.
    func layoutExplicitGuide(_ guide: HorizontalGuide, size: CGSize) -> CGFloat?

    /// `guide` when the child defines it itself (text, an alignment guide), else `nil`.
    func layoutExplicitGuide(_ guide: VerticalGuide, size: CGSize) -> CGFloat?

    /// Higher priorities get their space first; a spacer has minus infinity.
    var layoutPriority: Double { get }

    /// The distance the child prefers on each side.
    var layoutSpacing: LayoutSpacing { get }

    /// Whether the child is a spacer: no default distance to its neighbours.
    var isSpacer: Bool { get }
}

extension LayoutItem {
    /// No guide of its own.
    package func layoutExplicitGuide(_ guide: HorizontalGuide, size: CGSize) -> CGFloat? { nil }

    /// No guide of its own.
    package func layoutExplicitGuide(_ guide: VerticalGuide, size: CGSize) -> CGFloat? { nil }
}

/// Where a layout puts a child.
package struct Placement: Equatable, Sendable {
    /// The top left corner of the child in the container, in points.
    package var origin: CGPoint

    /// The size the child takes.
    package var size: CGSize

    /// The proposal that gave `size`.
    package var proposal: ProposedSize

    /// Creates a placement.
    package init(origin: CGPoint, size: CGSize, proposal: ProposedSize) {
        self.origin = origin
        self.size = size
        self.proposal = proposal
    }
}
