package import GeometryKernel

/// The bounds of a flexible frame along one axis, in points.
///
/// Reference: SwiftUI, reverse-engineered [RE].
package struct FrameBounds: Equatable, Sendable {
    /// The smallest length.
    package let minimum: CGFloat?

    /// The length when nothing is proposed.
    package let ideal: CGFloat?

    /// The largest length.
    package let maximum: CGFloat?

    /// No bounds.
    package static let none = FrameBounds()

    /// Creates bounds and puts them in order: ideal >= min, max >= ideal.
    ///
    /// NaN and an infinite minimum count as absent, negative lengths as zero.
    package init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
        let low = min.flatMap { $0.isFinite ? legalLength($0) : nil }
        var middle = ideal.flatMap { $0.isNaN ? nil : legalLength($0) }
        var high = max.flatMap { $0.isNaN ? nil : legalLength($0) }
        if let low {
            middle = middle.map { Swift.max($0, low) }
            high = high.map { Swift.max($0, low) }
        }
        if let middle { high = high.map { Swift.max($0, middle) } }
        self.minimum = low
        self.ideal = middle
        self.maximum = high
    }

    /// What the child is offered when the frame is offered `proposed`.
    func childProposal(_ proposed: CGFloat?) -> CGFloat? {
        (proposed ?? ideal).map(clamped)
    }

    /// The length of the frame around a child of length `child`.
    func length(child: CGFloat, proposed: CGFloat?) -> CGFloat {
        if proposed == nil, let ideal { return ideal }
        switch (minimum, maximum) {
        case (nil, nil):
            return child
        case (.some, .some):
            return clamped(proposed ?? child)
        case (.some(let low), nil):
            return max(min(childProposal(proposed) ?? .infinity, child), low)
        case (nil, .some(let high)):
            return min(max(childProposal(proposed) ?? -.infinity, child), high)
        }
    }

    private func clamped(_ length: CGFloat) -> CGFloat {
        max(min(length, maximum ?? .infinity), minimum ?? 0)
    }
}
