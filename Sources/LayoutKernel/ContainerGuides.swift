package import GeometryKernel

/// The guides a container takes over from its children.
///
/// The first text baseline is the highest of the children's, the last the lowest; a custom guide
/// is the mean of those defined; edges and centres are never taken over.
/// Reference: SwiftUI, reverse-engineered [RE].
package enum ContainerGuides {
    /// `guide` of a container of `width`, in points from its leading edge.
    ///
    /// `nil` when no child has it.
    package static func explicit(
        _ guide: HorizontalGuide, items: [any LayoutItem], placements: [Placement],
        width: CGFloat, direction: LayoutDirection
    ) -> CGFloat? {
        guard !guide.isFrameGuide else { return nil }
        var sum: CGFloat = 0
        var count: CGFloat = 0
        for (item, placement) in zip(items, placements) {
            guard let value = item.layoutExplicitGuide(guide, size: placement.size) else {
                continue
            }
            let x =
                direction == .rightToLeft
                ? width - placement.origin.x - placement.size.width : placement.origin.x
            sum += x + value
            count += 1
        }
        return count > 0 ? sum / count : nil
    }

    /// `guide` of a container, in points from its top edge; `nil` when no child has it.
    package static func explicit(
        _ guide: VerticalGuide, items: [any LayoutItem], placements: [Placement]
    ) -> CGFloat? {
        guard !guide.isFrameGuide else { return nil }
        var first: CGFloat = .infinity
        var last: CGFloat = -.infinity
        var sum: CGFloat = 0
        var count: CGFloat = 0
        for (item, placement) in zip(items, placements) {
            guard let value = item.layoutExplicitGuide(guide, size: placement.size) else {
                continue
            }
            let y = placement.origin.y + value
            first = min(first, y)
            last = max(last, y)
            sum += y
            count += 1
        }
        guard count > 0 else { return nil }
        switch guide {
        case .firstTextBaseline: return first
        case .lastTextBaseline: return last
        default: return sum / count
        }
    }
}
