package import GeometryKernel

/// The distances a view prefers to its neighbours, one rule per edge.
package struct LayoutSpacing: Equatable, Sendable {
    /// What one edge prefers.
    package enum Rule: Equatable, Sendable {
        /// The default distance.
        case standard
        /// Exactly this distance, in points, instead of the default.
        case distance(CGFloat)
        /// The distance that follows from the metrics of a line of text.
        case text(TextSpacing)
    }

    /// The default distance between views, in points. Measured on Apple's systems.
    package static let defaultDistance: CGFloat = 8

    /// The rule above the view.
    package var top: Rule

    /// The rule before the view.
    package var leading: Rule

    /// The rule below the view.
    package var bottom: Rule

    /// The rule behind the view.
    package var trailing: Rule

    /// Creates spacing with one rule per edge.
    package init(
        top: Rule = .standard, leading: Rule = .standard, bottom: Rule = .standard,
        trailing: Rule = .standard
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The default distance on all edges.
    package static let standard = LayoutSpacing()

    /// No distance on any edge: spacers, dividers of space.
    package static let zero = LayoutSpacing(
        top: .distance(0), leading: .distance(0), bottom: .distance(0), trailing: .distance(0))

    /// Text with a first line of `first` and a last line of `last`.
    package static func text(first: TextSpacing, last: TextSpacing) -> LayoutSpacing {
        LayoutSpacing(top: .text(first), bottom: .text(last))
    }

    /// The distance between this view and the `next` one along `axis`, in points.
    package func distance(to next: LayoutSpacing, axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal: return Self.horizontal(trailing, next.leading)
        case .vertical: return Self.vertical(bottom, next.top)
        }
    }

    /// The spacing with the default rule on the chosen axes.
    package func resetting(horizontal: Bool, vertical: Bool) -> LayoutSpacing {
        var result = self
        if horizontal {
            result.leading = .standard
            result.trailing = .standard
        }
        if vertical {
            result.top = .standard
            result.bottom = .standard
        }
        return result
    }

    private static func horizontal(_ first: Rule, _ second: Rule) -> CGFloat {
        fixed(first, second) ?? defaultDistance
    }

    private static func vertical(_ above: Rule, _ below: Rule) -> CGFloat {
        if let fixed = fixed(above, below) { return fixed }
        switch (above, below) {
        case (.text, .text(let lower)): return lower.textAbove
        case (.text(let upper), _): return upper.edgeBelow
        case (_, .text(let lower)): return lower.edgeAbove
        default: return defaultDistance
        }
    }

    /// The sum of the exact distances when at least one side has one.
    private static func fixed(_ first: Rule, _ second: Rule) -> CGFloat? {
        switch (first, second) {
        case (.distance(let a), .distance(let b)): return a + b
        case (.distance(let a), _), (_, .distance(let a)): return a
        default: return nil
        }
    }
}
