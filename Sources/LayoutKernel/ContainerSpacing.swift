internal import GeometryKernel

extension StackLayout {
    /// The spacing of the stack to its own neighbours.
    ///
    /// Along the axis the outer children decide; across it the largest preference of all.
    package func spacing(of items: [any LayoutItem]) -> LayoutSpacing {
        guard let first = items.first, let last = items.last else { return .zero }
        let all = LayoutSpacing.union(of: items)
        let (start, end) = (first.layoutSpacing, last.layoutSpacing)
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
            let next = item.layoutSpacing
            result = LayoutSpacing(
                top: larger(result.top, next.top, below: false),
                leading: larger(result.leading, next.leading, below: false),
                bottom: larger(result.bottom, next.bottom, below: true),
                trailing: larger(result.trailing, next.trailing, below: true))
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
