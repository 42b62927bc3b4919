import GeometryKernel

/// An outline that takes the room it is offered.
public protocol Shape: View, Sendable {
    static func _outline(_ shape: Self) -> _Outline
}

/// The outlines that are drawn and clipped as boxes.
public struct _Outline: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case rounded(CGSize, RoundedCornerStyle)
        /// Half the shorter side.
        case capsule
        /// The largest circle in the middle.
        case circle
    }

    let kind: Kind

    static let rectangle = _Outline(kind: .rounded(.zero, .continuous))
}

/// The curve of a rounded corner. A page draws both as circular arcs.
public enum RoundedCornerStyle: Sendable {
    case circular, continuous
}

/// How the inside of a path is found and its edge smoothed.
public struct FillStyle: Equatable, Sendable {
    /// Whether parts that overlap twice are left out (the even-odd rule).
    ///
    /// No shape here overlaps itself, so that it makes no difference.
    public var isEOFilled: Bool
    /// Whether the edge is smooth. A page draws every edge smooth.
    public var isAntialiased: Bool

    /// A style of the given rules; a page draws all of them alike.
    public nonisolated init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// A shape without a view's own content draws itself in the foreground style.
extension Shape {
    /// Never read: a shape is drawn by the runtime.
    public var body: Never { fatalError("a shape has no body") }

    /// The outline, filled with the foreground style around it.
    public nonisolated static func _makeElement(_ view: Self) -> _Element {
        ShapeElement(_outline(view), style: nil)
    }

    /// Visits nothing: a shape has no dynamic properties.
    public nonisolated static func _visitDynamicProperties(
        _ view: inout Self, _ visitor: _DynamicPropertyVisitor
    ) {}

    /// The shape, filled with a style.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> some View {
        _ElementView(ShapeElement(Self._outline(self), style: AnyShapeStyle(content)))
    }
}

/// A rectangle that fills its room.
public nonisolated struct Rectangle: Shape {
    /// A rectangle.
    public nonisolated init() {}
    /// Square corners.
    public nonisolated static func _outline(_ shape: Rectangle) -> _Outline { .rectangle }
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
    public nonisolated static func _outline(_ shape: RoundedRectangle) -> _Outline {
        _Outline(kind: .rounded(shape.cornerSize, shape.style))
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
    public nonisolated static func _outline(_ shape: Capsule) -> _Outline {
        _Outline(kind: .capsule)
    }
}

/// The largest circle in the middle of its room.
public nonisolated struct Circle: Shape {
    /// A circle.
    public nonisolated init() {}
    /// The circle in the middle.
    public nonisolated static func _outline(_ shape: Circle) -> _Outline { _Outline(kind: .circle) }
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
