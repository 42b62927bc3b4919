package import GeometryKernel

/// A row or a column of views: `HStack` and `VStack`.
///
/// The proposed length along the axis is shared out, least flexible children first, within
/// groups of equal layout priority; see `StackAllocation`. Positions are computed from the leading
/// edge and mirrored last for right-to-left layouts. Each call measures every child up to three
/// times.
package struct StackLayout: Equatable, Sendable {
    /// The axis along which children follow each other.
    package var axis: Axis

    /// The distance between children in points; `nil` lets each pair decide.
    package var spacing: CGFloat?

    /// The guide that aligns the children of a column.
    package var horizontal: HorizontalGuide

    /// The guide that aligns the children of a row.
    package var vertical: VerticalGuide

    /// The direction of x.
    package var direction: LayoutDirection

    /// Creates a stack.
    package init(
        axis: Axis, spacing: CGFloat? = nil, horizontal: HorizontalGuide = .center,
        vertical: VerticalGuide = .center, direction: LayoutDirection = .leftToRight
    ) {
        self.axis = axis
        self.spacing = spacing
        self.horizontal = horizontal
        self.vertical = vertical
        self.direction = direction
    }

    /// The size of the stack for `proposal`.
    package func size(of items: [any LayoutItem], proposal: ProposedSize) -> CGSize {
        guard !items.isEmpty else { return .zero }
        let proposal = proposal.legal
        let allocation = allocate(items, proposal: proposal)
        let extent = minorExtent(of: items, sizes: allocation.sizes)
        return CGSize(
            along: axis, major: legalLength(allocation.length),
            minor: legalLength(extent.after - extent.before))
    }

    /// Where the children go in a stack of `size` that was offered `proposal`.
    ///
    /// An unspecified length across the axis becomes that of the stack.
    package func place(
        _ items: [any LayoutItem], in size: CGSize, proposal: ProposedSize
    ) -> [Placement] {
        let legal = proposal.legal
        let proposal = ProposedSize(
            along: axis, major: legal.major(axis),
            minor: legal.minor(axis) ?? legalLength(size.minor(axis)))
        let allocation = allocate(items, proposal: proposal)
        let extent = minorExtent(of: items, sizes: allocation.sizes)
        var placements: [Placement] = []
        placements.reserveCapacity(items.count)
        var major: CGFloat = 0
        for index in items.indices {
            let childSize = allocation.sizes[index]
            major += allocation.gaps[index]
            let minor = -guide(of: items[index], size: childSize) - extent.before
            let offset = CGSize(along: axis, major: major, minor: minor)
            let origin = direction.physical(
                CGPoint(x: offset.width, y: offset.height), width: childSize.width,
                containerWidth: size.width)
            placements.append(
                Placement(
                    origin: origin, size: childSize, proposal: allocation.proposals[index]))
            major += childSize.major(axis)
        }
        return placements
    }

    /// The distances before each child; the first is zero.
    ///
    /// Next to a spacer the default distance is zero; an explicit spacing holds everywhere.
    func gaps(_ items: [any LayoutItem]) -> [CGFloat] {
        var gaps: [CGFloat] = []
        gaps.reserveCapacity(items.count)
        for index in items.indices {
            if index == 0 {
                gaps.append(0)
            } else if let spacing {
                gaps.append(finiteOffset(spacing))
            } else if items[index - 1].isSpacer || items[index].isSpacer {
                gaps.append(0)
            } else {
                let next = items[index].layoutSpacing
                let gap = items[index - 1].layoutSpacing.distance(to: next, axis: axis)
                gaps.append(finiteOffset(gap))
            }
        }
        return gaps
    }

    private func allocate(
        _ items: [any LayoutItem], proposal: ProposedSize
    ) -> StackAllocation {
        var allocation = StackAllocation(
            axis: axis, minor: proposal.minor(axis), gaps: gaps(items))
        allocation.run(items, major: proposal.major(axis))
        return allocation
    }

    private func guide(of item: any LayoutItem, size: CGSize) -> CGFloat {
        axis == .horizontal
            ? item.layoutGuide(vertical, size: size) : item.layoutGuide(horizontal, size: size)
    }

    /// How far the children reach before and after the common guide, across the axis.
    private func minorExtent(
        of items: [any LayoutItem], sizes: [CGSize]
    ) -> (before: CGFloat, after: CGFloat) {
        var before: CGFloat = .infinity
        var after: CGFloat = -.infinity
        var isInfinite = false
        for index in items.indices {
            let length = sizes[index].minor(axis)
            guard length.isFinite else {
                isInfinite = true
                continue
            }
            let guide = finiteOffset(guide(of: items[index], size: sizes[index]))
            before = min(before, -guide)
            after = max(after, length - guide)
        }
        if before > after { (before, after) = (0, 0) }
        return (before, isInfinite ? .infinity : after)
    }
}
