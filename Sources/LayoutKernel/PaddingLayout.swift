package import GeometryKernel

/// Space around one child.
package struct PaddingLayout: Equatable, Sendable {
    /// The padding of an edge whose length is not given, in points. Measured on Apple's systems.
    package static let defaultLength: CGFloat = 16

    /// The space on each edge in points; may be negative.
    package var insets: EdgeInsets

    /// Creates padding; lengths that are not finite count as zero.
    package init(_ insets: EdgeInsets) {
        self.insets = EdgeInsets(
            top: finiteOffset(insets.top), leading: finiteOffset(insets.leading),
            bottom: finiteOffset(insets.bottom), trailing: finiteOffset(insets.trailing))
    }

    /// What the child is offered when the padding is offered `proposal`; never negative.
    package func childProposal(for proposal: ProposedSize) -> ProposedSize {
        let proposal = proposal.legal
        return ProposedSize(
            width: proposal.width.map { legalLength($0 - insets.leading - insets.trailing) },
            height: proposal.height.map { legalLength($0 - insets.top - insets.bottom) })
    }

    /// The size around a child that took the size `child`; never negative.
    package func size(child: CGSize) -> CGSize {
        let child = child.legal
        return CGSize(
            width: child.width + insets.leading + insets.trailing,
            height: child.height + insets.top + insets.bottom
        ).legal
    }

    /// The size around `child`.
    package func size(of child: any LayoutItem, proposal: ProposedSize) -> CGSize {
        size(child: child.layoutSize(childProposal(for: proposal)))
    }

    /// Where `child` goes when the padding was offered `proposal`.
    package func placement(
        of child: any LayoutItem, proposal: ProposedSize, direction: LayoutDirection
    ) -> Placement {
        let proposal = childProposal(for: proposal)
        let x = direction == .rightToLeft ? insets.trailing : insets.leading
        return Placement(
            origin: CGPoint(x: x, y: insets.top), size: child.layoutSize(proposal).legal,
            proposal: proposal)
    }

    /// The spacing of the padding: the default on edges with space.
    package func spacing(_ child: LayoutSpacing) -> LayoutSpacing {
        LayoutSpacing(
            top: insets.top != 0 ? .standard : child.top,
            leading: insets.leading != 0 ? .standard : child.leading,
            bottom: insets.bottom != 0 ? .standard : child.bottom,
            trailing: insets.trailing != 0 ? .standard : child.trailing)
    }
}
