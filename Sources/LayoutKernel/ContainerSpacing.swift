internal import GeometryKernel

extension StackLayout {
    /// The spacing of the stack to its own neighbours.
    ///
    /// Along the axis the outer children decide; across it the largest preference of all.
    package func spacing(of items: [any LayoutItem]) -> LayoutSpacing {
        // Each item is asked once: a second time would double with every level of stacks in each other.
        guard let start = items.first?.layoutSpacing else { return .zero }
        var (all, end) = (start, start)
        for item in items.dropFirst() {
            end = item.layoutSpacing
            all = all.union(end)
        }
        switch axis {
        case .horizontal:
            return LayoutSpacing(
                top: all.top, leading: start.leading, bottom: all.bottom, trailing: end.trailing)
        case .vertical:
            return LayoutSpacing(
                top: start.top, leading: all.leading, bottom: end.bottom, trailing: all.trailing)
        }
    }
}

extension LayoutSpacing {
    /// The largest preference of `items` on each edge; zero without items.
    package static func union(of items: [any LayoutItem]) -> LayoutSpacing {
        guard var result = items.first?.layoutSpacing else { return .zero }
        for item in items.dropFirst() {
            result = result.union(item.layoutSpacing)
        }
        return result
    }

    /// The larger distance on each side.
    fileprivate func union(_ next: LayoutSpacing) -> LayoutSpacing {
        LayoutSpacing(
            top: Self.larger(top, next.top, below: false),
            leading: Self.larger(leading, next.leading, below: false),
            bottom: Self.larger(bottom, next.bottom, below: true),
            trailing: Self.larger(trailing, next.trailing, below: true))
    }

    /// The rule that keeps a plain neighbour further away; the first on a tie.
    private static func larger(_ first: Rule, _ second: Rule, below: Bool) -> Rule {
        distance(second, below: below) > distance(first, below: below) ? second : first
    }

    private static func distance(_ rule: Rule, below: Bool) -> CGFloat {
        switch rule {
        case .standard: return defaultDistance
        case .distance(let distance): return distance
        case .text(let text): return below ? text.edgeBelow : text.edgeAbove
        }
    }
}
