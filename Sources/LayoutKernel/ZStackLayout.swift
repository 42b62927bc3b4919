package import GeometryKernel

/// Views on top of each other.
///
/// Only the children of the highest layout priority decide the size; all are then offered the
/// size of the stack. Reference: SwiftUI, reverse-engineered [RE].
package struct ZStackLayout: Equatable, Sendable {
    /// The guides on which the children lie.
    package var alignment: LayoutAlignment

    /// The direction of x.
    package var direction: LayoutDirection

    /// Creates a stack.
    package init(
        alignment: LayoutAlignment = .center, direction: LayoutDirection = .leftToRight
    ) {
        self.alignment = alignment
        self.direction = direction
    }

    /// The size of the stack for `proposal`.
    package func size(of items: [any LayoutItem], proposal: ProposedSize) -> CGSize {
        let proposal = proposal.legal
        var highest = -Double.infinity
        for item in items { highest = max(highest, Self.priority(of: item)) }
        var size = CGSize.zero
        for item in items where Self.priority(of: item) == highest {
            let child = item.layoutSize(proposal).legal
            size.width = max(size.width, child.width)
            size.height = max(size.height, child.height)
        }
        return size
    }

    /// Where the children go in a stack of `size`.
    ///
    /// `proposal` is not used: the children are offered `size`.
    package func place(
        _ items: [any LayoutItem], in size: CGSize, proposal: ProposedSize
    ) -> [Placement] {
        let size = size.legal
        let childProposal = ProposedSize(size)
        return items.map { item in
            let childSize = item.layoutSize(childProposal).legal
            let origin = alignment.origin(
                of: item, childSize: childSize, in: size, direction: direction)
            return Placement(origin: origin, size: childSize, proposal: childProposal)
        }
    }

    private static func priority(of item: any LayoutItem) -> Double {
        let priority = item.layoutPriority
        return priority.isNaN ? 0 : priority
    }
}
