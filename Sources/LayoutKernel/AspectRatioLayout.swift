package import GeometryKernel

/// The aspect ratio modifier: offers its child a size of a given shape.
///
/// The layout has the size its child then takes.
package struct AspectRatioLayout: Equatable, Sendable {
    /// Whether the shape lies inside the proposal or covers it.
    package enum Mode: Equatable, Sendable {
        /// The largest size inside the proposal.
        case fit
        /// The smallest size that covers the proposal.
        case fill
    }

    /// Width divided by height; `nil` keeps the shape of the child's ideal size.
    package var ratio: CGFloat?

    /// Inside or covering.
    package var mode: Mode

    /// Creates a layout.
    package init(ratio: CGFloat?, mode: Mode) {
        self.ratio = ratio
        self.mode = mode
    }

    /// What the child is offered when the layout is offered `proposal`.
    ///
    /// A proposal without any length passes through, and so does any for a shape without area.
    /// With one length the other follows from the shape.
    package func childProposal(
        for proposal: ProposedSize, child: any LayoutItem
    ) -> ProposedSize {
        let proposal = proposal.legal
        if proposal == .unspecified { return proposal }
        let shape = shape(of: child)
        guard shape.width > 0, shape.height > 0, shape.width.isFinite, shape.height.isFinite
        else { return proposal }
        let scale = scale(
            proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height })
        let offer = CGSize(width: shape.width * scale, height: shape.height * scale)
        // A side next to nothing takes the other one past all numbers.
        let isPast = !(offer.width.isFinite && offer.height.isFinite)
        let isBounded = (proposal.width ?? 0).isFinite && (proposal.height ?? 0).isFinite
        return isPast && isBounded ? proposal : ProposedSize(offer)
    }

    /// The size of the layout, which is that of the child.
    package func size(of child: any LayoutItem, proposal: ProposedSize) -> CGSize {
        child.layoutSize(childProposal(for: proposal, child: child)).legal
    }

    private func shape(of child: any LayoutItem) -> CGSize {
        if let ratio { return CGSize(width: ratio, height: 1) }
        return child.layoutSize(.unspecified)
    }

    private func scale(_ horizontal: CGFloat?, _ vertical: CGFloat?) -> CGFloat {
        guard let horizontal else { return vertical ?? 1 }
        guard let vertical else { return horizontal }
        return mode == .fit ? min(horizontal, vertical) : max(horizontal, vertical)
    }
}
