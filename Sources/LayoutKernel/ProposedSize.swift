package import GeometryKernel

/// The size a parent offers to a child, in points; `nil` on an axis asks for the ideal length.
///
/// Zero asks for the smallest, infinity for the largest length.
package struct ProposedSize: Equatable, Hashable, Sendable {
    /// The offered width in points.
    package var width: CGFloat?

    /// The offered height in points.
    package var height: CGFloat?

    /// Creates a proposal.
    package init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of exactly `size`.
    package init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Asks for the smallest size.
    package static let zero = ProposedSize(width: 0, height: 0)

    /// Asks for the ideal size.
    package static let unspecified = ProposedSize(width: nil, height: nil)

    /// Asks for the largest size.
    package static let infinity = ProposedSize(width: .infinity, height: .infinity)

    /// The proposal as a size; unspecified axes take the length of `size`.
    ///
    /// The default of 10 x 10 is what a shape or a colour takes. Source: SwiftUI's interface.
    package func replacingUnspecified(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The proposal without NaN or negative lengths: both become zero.
    package var legal: ProposedSize {
        ProposedSize(width: width.map(legalLength), height: height.map(legalLength))
    }
}

/// `length`, or zero when it is NaN or negative. Infinity stays.
@inline(__always)
package func legalLength(_ length: CGFloat) -> CGFloat {
    length > 0 ? length : 0
}

/// `offset`, or zero when it is NaN or infinite: positions are always finite.
@inline(__always)
func finiteOffset(_ offset: CGFloat) -> CGFloat {
    offset.isFinite ? offset : 0
}

extension CGSize {
    /// The size without NaN or negative lengths: both become zero. Infinity stays.
    package var legal: CGSize {
        CGSize(width: legalLength(width), height: legalLength(height))
    }
}
