package import GeometryKernel

/// The size of a spacer.
///
/// The default minimum of 8 points and the missing cross size are measured on Apple's systems.
package struct SpacerLayout: Equatable, Sendable {
    /// The priority of every spacer: it gets what the others leave.
    package static let priority = -Double.infinity

    /// The smallest length along the axis, in points.
    package var minLength: CGFloat

    /// The axis of the stack around the spacer; `nil` outside of stacks, where it grows along both.
    package var axis: Axis?

    /// Creates a spacer; the default minimum is 8 points, and so is an infinite one.
    package init(minLength: CGFloat? = nil, axis: Axis?) {
        let length = minLength ?? LayoutSpacing.defaultDistance
        self.minLength = legalLength(length < .infinity ? length : LayoutSpacing.defaultDistance)
        self.axis = axis
    }

    /// The size for `proposal`; an unspecified length gives the minimum.
    package func size(proposal: ProposedSize) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : length(proposal.width),
            height: axis == .horizontal ? 0 : length(proposal.height))
    }

    private func length(_ proposed: CGFloat?) -> CGFloat {
        max(legalLength(proposed ?? 0), minLength)
    }
}
