package import GeometryKernel

/// Overlays and backgrounds: a secondary view that is offered the size of the primary one and
/// takes no part in the layout around it.
package struct SecondaryLayout: Equatable, Sendable {
    /// The guides on which both views lie.
    package var alignment: LayoutAlignment

    /// The direction of x.
    package var direction: LayoutDirection

    /// Creates a layout.
    package init(
        alignment: LayoutAlignment = .center, direction: LayoutDirection = .leftToRight
    ) {
        self.alignment = alignment
        self.direction = direction
    }

    /// Where `secondary` goes relative to the top left corner of `primary`, which has `size`.
    package func placement(
        of secondary: any LayoutItem, over primary: any LayoutItem, size: CGSize
    ) -> Placement {
        let size = size.legal
        let proposal = ProposedSize(size)
        let secondarySize = secondary.layoutSize(proposal).legal
        let x =
            primary.layoutGuide(alignment.horizontal, size: size)
            - secondary.layoutGuide(alignment.horizontal, size: secondarySize)
        let y =
            primary.layoutGuide(alignment.vertical, size: size)
            - secondary.layoutGuide(alignment.vertical, size: secondarySize)
        let origin = direction.physical(
            CGPoint(x: x, y: y), width: secondarySize.width, containerWidth: size.width)
        return Placement(origin: origin, size: secondarySize, proposal: proposal)
    }
}
