package import GeometryKernel

/// The frame modifiers: a box of fixed or bounded lengths around one child.
package enum FrameLayout: Equatable, Sendable {
    /// Given lengths; `nil` keeps that of the child, and so does a NaN, negative or infinite one.
    case fixed(width: CGFloat?, height: CGFloat?, alignment: LayoutAlignment)

    /// Bounds on each axis.
    case flexible(width: FrameBounds, height: FrameBounds, alignment: LayoutAlignment)

    /// Where the child lies in the frame.
    package var alignment: LayoutAlignment {
        switch self {
        case .fixed(_, _, let alignment): return alignment
        case .flexible(_, _, let alignment): return alignment
        }
    }

    /// What the child is offered when the frame is offered `proposal`.
    package func childProposal(for proposal: ProposedSize) -> ProposedSize {
        let proposal = proposal.legal
        switch self {
        case .fixed(let width, let height, _):
            return ProposedSize(
                width: Self.legal(width) ?? proposal.width,
                height: Self.legal(height) ?? proposal.height)
        case .flexible(let width, let height, _):
            return ProposedSize(
                width: width.childProposal(proposal.width),
                height: height.childProposal(proposal.height))
        }
    }

    /// The size of the frame around a child that took the size `child`.
    package func size(child: CGSize, proposal: ProposedSize) -> CGSize {
        let proposal = proposal.legal
        let child = child.legal
        switch self {
        case .fixed(let width, let height, _):
            return CGSize(
                width: Self.legal(width) ?? child.width,
                height: Self.legal(height) ?? child.height)
        case .flexible(let width, let height, _):
            return CGSize(
                width: width.length(child: child.width, proposed: proposal.width),
                height: height.length(child: child.height, proposed: proposal.height))
        }
    }

    /// The size of the frame around `child`.
    package func size(of child: any LayoutItem, proposal: ProposedSize) -> CGSize {
        size(child: child.layoutSize(childProposal(for: proposal)), proposal: proposal)
    }

    /// Where `child` goes in a frame of `size` that was offered `proposal`.
    package func placement(
        of child: any LayoutItem, in size: CGSize, proposal: ProposedSize,
        direction: LayoutDirection
    ) -> Placement {
        let proposal = childProposal(for: proposal)
        let childSize = child.layoutSize(proposal).legal
        let origin = alignment.origin(
            of: child, childSize: childSize, in: size, direction: direction)
        return Placement(origin: origin, size: childSize, proposal: proposal)
    }

    /// The spacing of the frame: the default on axes whose length is given.
    package func spacing(_ child: LayoutSpacing) -> LayoutSpacing {
        switch self {
        case .fixed(let width, let height, _):
            return child.resetting(
                horizontal: Self.legal(width) != nil, vertical: Self.legal(height) != nil)
        case .flexible(let width, let height, _):
            return child.resetting(
                horizontal: width != .none, vertical: height != .none)
        }
    }

    private static func legal(_ length: CGFloat?) -> CGFloat? {
        guard let length, length >= 0, length.isFinite else { return nil }
        return length
    }
}
