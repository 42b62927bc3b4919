package import GeometryKernel

/// The fixed size modifier: offers nothing on the chosen axes, so that the child takes its ideal
/// length there. The layout has the size its child takes.
package struct FixedSizeLayout: Equatable, Sendable {
    /// Whether the width is ideal.
    package var horizontal: Bool

    /// Whether the height is ideal.
    package var vertical: Bool

    /// Creates a layout.
    package init(horizontal: Bool = true, vertical: Bool = true) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// What the child is offered when the layout is offered `proposal`.
    package func childProposal(for proposal: ProposedSize) -> ProposedSize {
        let proposal = proposal.legal
        return ProposedSize(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    /// The size of the layout, which is that of the child.
    package func size(of child: any LayoutItem, proposal: ProposedSize) -> CGSize {
        child.layoutSize(childProposal(for: proposal)).legal
    }
}
