package import GeometryKernel

/// The distances a view prefers to its neighbours, one rule per edge.
///
/// An object, so that views hand on a pointer and not four rules.
package final class LayoutSpacing: Equatable, Sendable {
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
    package let top: Rule

    /// The rule before the view.
    package let leading: Rule

    /// The rule below the view.
    package let bottom: Rule

    /// The rule behind the view.
    package let trailing: Rule

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
        LayoutSpacing(
            top: vertical ? .standard : top, leading: horizontal ? .standard : leading,
            bottom: vertical ? .standard : bottom, trailing: horizontal ? .standard : trailing)
    }

    /// Whether all rules are the same.
    package static func == (first: LayoutSpacing, second: LayoutSpacing) -> Bool {
        first.top == second.top && first.leading == second.leading
            && first.bottom == second.bottom && first.trailing == second.trailing
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
