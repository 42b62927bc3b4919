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
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public nonisolated init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// A shape without a view's own content draws itself in the foreground style.
extension Shape {
    public var body: Never { fatalError("a shape has no body") }

    public nonisolated static func _makeElement(_ view: Self) -> _Element {
        ShapeElement(_outline(view), style: nil)
    }

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

public nonisolated struct Rectangle: Shape {
    public nonisolated init() {}
    public nonisolated static func _outline(_ shape: Rectangle) -> _Outline { .rectangle }
}

public nonisolated struct RoundedRectangle: Shape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public nonisolated static func _outline(_ shape: RoundedRectangle) -> _Outline {
        _Outline(kind: .rounded(shape.cornerSize, shape.style))
    }
}

public nonisolated struct Capsule: Shape {
    public var style: RoundedCornerStyle

    public nonisolated init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public nonisolated static func _outline(_ shape: Capsule) -> _Outline {
        _Outline(kind: .capsule)
    }
}

public nonisolated struct Circle: Shape {
    public nonisolated init() {}
    public nonisolated static func _outline(_ shape: Circle) -> _Outline { _Outline(kind: .circle) }
}

extension Shape where Self == Rectangle {
    public nonisolated static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    public nonisolated static func rect(
        cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    public nonisolated static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Capsule {
    public nonisolated static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
    public nonisolated static var circle: Circle { Circle() }
}
