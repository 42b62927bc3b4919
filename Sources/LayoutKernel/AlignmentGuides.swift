package import GeometryKernel

/// A guide that positions views along x: a small key; custom guides use ids from 16 up.
///
/// Guide values are logical: points from the leading edge, so `leading` is 0 in both layout
/// directions. Containers mirror the result, which puts a leading guide of a right-to-left
/// layout at x = width.
package struct HorizontalGuide: Equatable, Hashable, Sendable {
    /// The key of the guide.
    package let id: Int32

    /// Creates the guide with key `id`.
    package init(id: Int32) {
        self.id = id
    }

    /// The leading edge.
    package static let leading = HorizontalGuide(id: 0)

    /// The horizontal centre.
    package static let center = HorizontalGuide(id: 1)

    /// The trailing edge.
    package static let trailing = HorizontalGuide(id: 2)

    /// The guide of a view that does not define it, in points from the leading edge.
    ///
    /// A custom guide is centred unless its owner says otherwise.
    package func defaultValue(in size: CGSize) -> CGFloat {
        switch id {
        case 0: return 0
        case 2: return size.width
        default: return size.width / 2
        }
    }

    /// Whether the guide is an edge or the centre: their explicit values stay inside a container.
    ///
    /// Reference: SwiftUI, reverse-engineered [RE].
    package var isFrameGuide: Bool { id >= 0 && id <= 2 }
}

/// A guide that positions views along y: a small key; custom guides use ids from 16 up.
package struct VerticalGuide: Equatable, Hashable, Sendable {
    /// The key of the guide.
    package let id: Int32

    /// Creates the guide with key `id`.
    package init(id: Int32) {
        self.id = id
    }

    /// The top edge.
    package static let top = VerticalGuide(id: 0)

    /// The vertical centre.
    package static let center = VerticalGuide(id: 1)

    /// The bottom edge.
    package static let bottom = VerticalGuide(id: 2)

    /// The baseline of the first line of text; the bottom edge of a view without text.
    package static let firstTextBaseline = VerticalGuide(id: 3)

    /// The baseline of the last line of text; the bottom edge of a view without text.
    package static let lastTextBaseline = VerticalGuide(id: 4)

    /// The guide of a view that does not define it, in points from the top edge.
    ///
    /// A custom guide is centred unless its owner says otherwise.
    package func defaultValue(in size: CGSize) -> CGFloat {
        switch id {
        case 0: return 0
        case 2, 3, 4: return size.height
        default: return size.height / 2
        }
    }

    /// Whether the guide is an edge or the centre: their explicit values stay inside a container.
    ///
    /// Reference: SwiftUI, reverse-engineered [RE].
    package var isFrameGuide: Bool { id >= 0 && id <= 2 }
}

/// A guide along x and a guide along y.
package struct LayoutAlignment: Equatable, Hashable, Sendable {
    /// The guide along x.
    package var horizontal: HorizontalGuide

    /// The guide along y.
    package var vertical: VerticalGuide

    /// Creates an alignment of two guides.
    package init(_ horizontal: HorizontalGuide, _ vertical: VerticalGuide) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Both centres.
    package static let center = LayoutAlignment(.center, .center)

    /// Where a child goes inside `size`: its guides lie on those of the container.
    ///
    /// The result is physical: mirrored when `direction` is right to left.
    func origin(
        of child: any LayoutItem, childSize: CGSize, in size: CGSize, direction: LayoutDirection
    ) -> CGPoint {
        let x =
            horizontal.defaultValue(in: size)
            - child.layoutGuide(horizontal, size: childSize)
        let y =
            vertical.defaultValue(in: size)
            - child.layoutGuide(vertical, size: childSize)
        return direction.physical(
            CGPoint(x: x, y: y), width: childSize.width, containerWidth: size.width)
    }
}

extension LayoutDirection {
    /// The top left corner of a view whose logical corner (from the leading edge) is `origin`.
    ///
    /// Offsets that are not finite become zero.
    func physical(_ origin: CGPoint, width: CGFloat, containerWidth: CGFloat) -> CGPoint {
        let x = self == .rightToLeft ? containerWidth - origin.x - width : origin.x
        return CGPoint(x: finiteOffset(x), y: finiteOffset(origin.y))
    }
}
