import DisplayKernel
import GeometryKernel

/// A rectangle that fills its room.
public nonisolated struct Rectangle: Shape {
    /// A rectangle.
    public nonisolated init() {}
    /// Square corners.
    public nonisolated static func _outline(_ shape: Rectangle) -> _Outline? { .rectangle }
    /// The rectangle itself.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners that fills its room.
public nonisolated struct RoundedRectangle: Shape {
    /// The width and height of a corner, in points. A page draws both as long as the shorter one.
    public var cornerSize: CGSize
    /// The curve of the corners.
    public var style: RoundedCornerStyle

    /// A rectangle with corners of a width and a height, in points.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// A rectangle with corners of a radius, in points; half the shorter side is the most.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Corners of the given size.
    public nonisolated static func _outline(_ shape: RoundedRectangle) -> _Outline? {
        _Outline(kind: .rounded(shape.cornerSize, shape.style))
    }

    /// The rectangle with its corners rounded.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    /// The size of the corners.
    public nonisolated var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: Shape {
    /// The curve of the ends.
    public var style: RoundedCornerStyle

    /// A capsule with ends of a curve.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// Corners of half the shorter side.
    public nonisolated static func _outline(_ shape: Capsule) -> _Outline? {
        _Outline(kind: .capsule)
    }

    /// Corners of half the shorter side.
    public nonisolated func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerRadius: radius, style: style)
    }
}

/// The largest circle in the middle of its room.
public nonisolated struct Circle: Shape {
    /// A circle.
    public nonisolated init() {}
    /// The circle in the middle.
    public nonisolated static func _outline(_ shape: Circle) -> _Outline? {
        _Outline(kind: .circle)
    }

    /// From the rightmost point clockwise.
    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle, where a shape is expected.
    ///
    ///     photo.clipShape(.rect)
    public nonisolated static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of a width and a height, in points.
    public nonisolated static func rect(
        cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with corners of a radius, in points.
    ///
    ///     photo.clipShape(.rect(cornerRadius: 12))
    public nonisolated static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Capsule {
    /// A capsule, where a shape is expected.
    public nonisolated static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
    /// A circle, where a shape is expected.
    public nonisolated static var circle: Circle { Circle() }
}
