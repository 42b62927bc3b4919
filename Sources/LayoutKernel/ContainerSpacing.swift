internal import GeometryKernel

extension StackLayout {
    /// The spacing of the stack to its own neighbours.
    ///
    /// Along the axis the outer children decide; across it the largest preference of all.
    package func spacing(of items: [any LayoutItem]) -> LayoutSpacing {
        guard let first = items.first, let last = items.last else { return .zero }
        var result = LayoutSpacing.union(of: items)
        switch axis {
        case .horizontal:
            result.leading = first.layoutSpacing.leading
            result.trailing = last.layoutSpacing.trailing
        case .vertical:
            result.top = first.layoutSpacing.top
            result.bottom = last.layoutSpacing.bottom
        }
        return result
    }
}

extension LayoutSpacing {
    /// The largest preference of `items` on each edge; zero without items.
    package static func union(of items: [any LayoutItem]) -> LayoutSpacing {
        guard var result = items.first?.layoutSpacing else { return .zero }
        for item in items.dropFirst() {
            let next = item.layoutSpacing
            result.top = larger(result.top, next.top, below: false)
            result.leading = larger(result.leading, next.leading, below: false)
            result.bottom = larger(result.bottom, next.bottom, below: true)
            result.trailing = larger(result.trailing, next.trailing, below: true)
        }
        return result
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
