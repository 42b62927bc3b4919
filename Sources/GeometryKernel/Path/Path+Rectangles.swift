/// The curve of a rounded corner.
///
/// Paths of shapes follow it. Boxes, which is what a page makes of filled and clipping rectangles, are
/// drawn with circular arcs.
public enum RoundedCornerStyle: Sendable {
    case circular, continuous
}

extension Path {
    /// A rectangle, clockwise as seen from its first corner.
    public init(_ rect: CGRect) {
        addRect(rect)
    }

    /// A rectangle whose corners have a width and a height.
    public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A rectangle whose corners have a radius.
    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
            style: style)
    }

    /// A rectangle, clockwise as seen from its top left corner.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        addLines(corners.map { $0.applying(transform) })
        closeSubpath()
    }

    /// Several rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// A subpath of lines from point to point.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// A rectangle whose corners have a width and a height.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addRoundedRect(
            in: rect, corners: [cornerSize, cornerSize, cornerSize, cornerSize], style: style,
            transform: transform)
    }

    /// A rectangle with corners of their own sizes: top right, bottom right, bottom left, top left.
    ///
    /// Begins in the middle of the right side and runs clockwise as seen, as Core Graphics does
    /// (inferred for SwiftUI; not verified on Apple's systems). Corners are limited to half a side.
    package mutating func addRoundedRect(
        in rect: CGRect, corners: [CGSize], style: RoundedCornerStyle,
        transform: CGAffineTransform = .identity
    ) {
        guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else {
            return addRect(rect, transform: transform)
        }
        let (halfWidth, halfHeight) = (rect.width / 2, rect.height / 2)
        move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform))
        // Clockwise from the bottom right; along a corner, from the side it begins at to the next.
        let places: [(corner: Int, point: CGPoint, along: CGVector, next: CGVector)] = [
            (
                1, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1),
                CGVector(dx: -1, dy: 0)
            ),
            (
                2, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0),
                CGVector(dx: 0, dy: -1)
            ),
            (
                3, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1),
                CGVector(dx: 1, dy: 0)
            ),
            (
                0, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0),
                CGVector(dx: 0, dy: 1)
            ),
        ]
        for place in places {
            let size = corners[place.corner]
            let width = min(max(size.width, 0), halfWidth)
            let height = min(max(size.height, 0), halfHeight)
            // How far the curve may reach along the sides, as a multiple of the corner's size.
            let room =
                width > 0 && height > 0 ? min(halfWidth / width, halfHeight / height) : 1
            let curve = Corner(reach: style == .circular ? 1 : room)
            addCorner(curve) { along, next in
                CGPoint(
                    x: place.point.x + (place.along.dx * along + place.next.dx * next) * width,
                    y: place.point.y + (place.along.dy * along + place.next.dy * next) * height
                ).applying(transform)
            }
        }
        closeSubpath()
    }

    private mutating func addCorner(_ corner: Corner, point: (Double, Double) -> CGPoint) {
        addLine(to: point(corner.reach, 0))
        guard corner.reach > 1 else {
            let control = 1 - Corner.circle
            return addCurve(
                to: point(0, 1), control1: point(control, 0), control2: point(0, control))
        }
        let c = corner.numbers
        addCurve(to: point(c[2], c[3]), control1: point(c[0], 0), control2: point(c[1], c[6]))
        addCurve(to: point(c[3], c[2]), control1: point(c[4], c[5]), control2: point(c[5], c[4]))
        addCurve(to: point(0, corner.reach), control1: point(c[6], c[1]), control2: point(0, c[0]))
    }
}

/// The three curves of a continuous corner of size 1, measured from the corner.
///
/// The numbers are those of UIKit's rounded rectangles since iOS 7, as they were published from
/// measurements. A corner without the room of 1.52866 sizes on each side approaches a circular arc
/// (the way it does so is inferred; not verified on Apple's systems).
private struct Corner {
    let reach: Double
    let numbers: [Double]

    /// The distance of a control point for a quarter circle.
    static let circle = 0.5522847498307936

    private static let full = 1.52866483
    private static let continuous = [
        1.08849296, 0.86840694, 0.63149379, 0.07491139, 0.37282383, 0.16905956, 0,
    ]
    /// The same division of a quarter circle: at 21.7 and 68.3 degrees.
    private static let round = [
        0.873376, 0.747904, 0.630253, 0.070867, 0.374828, 0.172513, 0.024049,
    ]

    init(reach room: Double) {
        let share = max(0, min((room - 1) / (Self.full - 1), 1))
        reach = 1 + share * (Self.full - 1)
        numbers = (0..<7).map {
            Self.round[$0] + (Self.continuous[$0] - Self.round[$0]) * share
        }
    }
}
