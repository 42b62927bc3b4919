import GeometryKernel

/// The largest ellipse in its room.
public nonisolated struct Ellipse: Shape {
    /// An ellipse.
    public nonisolated init() {}
    /// From the rightmost point clockwise.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable, Animatable {
    /// The corner at the top of the leading side.
    public var topLeading: CGFloat
    /// The corner at the bottom of the leading side.
    public var bottomLeading: CGFloat
    /// The corner at the bottom of the trailing side.
    public var bottomTrailing: CGFloat
    /// The corner at the top of the trailing side.
    public var topTrailing: CGFloat

    /// Radii in points.
    public nonisolated init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The four radii.
    public nonisolated var animatableData:
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    {
        get {
            AnimatablePair(
                AnimatablePair(topLeading, bottomLeading),
                AnimatablePair(bottomTrailing, topTrailing))
        }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A rectangle whose corners have radii of their own.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
    /// The radii, in points; half the shorter side is the most.
    public var cornerRadii: RectangleCornerRadii
    /// The curve of the corners.
    public var style: RoundedCornerStyle

    /// A rectangle with the given corners.
    public nonisolated init(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// A rectangle with corners of the given radii, in points.
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }

    /// The radii.
    public nonisolated var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    /// The rectangle with its corners rounded.
    public nonisolated func path(in rect: CGRect) -> Path {
        let most = min(rect.width, rect.height) / 2
        let radii = [
            cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
            cornerRadii.topLeading,
        ]
        var path = Path()
        path.addRoundedRect(
            in: rect,
            corners: radii.map { CGSize(width: min($0, most), height: min($0, most)) },
            style: style)
        return path
    }

    /// The rectangle with its sides moved inwards and its corners smaller by as much.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
        let inner = RectangleCornerRadii(
            topLeading: max(cornerRadii.topLeading - amount, 0),
            bottomLeading: max(cornerRadii.bottomLeading - amount, 0),
            bottomTrailing: max(cornerRadii.bottomTrailing - amount, 0),
            topTrailing: max(cornerRadii.topTrailing - amount, 0))
        return _InsetShape(
            content: UnevenRoundedRectangle(cornerRadii: inner, style: style), amount: amount)
    }
}

/// A shape of any type. Its own data does not animate.
public nonisolated struct AnyShape: Shape {
    private let make: @Sendable (CGRect) -> Path

    /// The shape without its type.
    public nonisolated init<S: Shape>(_ shape: S) {
        make = { shape.path(in: $0) }
    }

    /// The path of the shape.
    public nonisolated func path(in rect: CGRect) -> Path { make(rect) }
}

extension Path: Shape {
    /// The path itself, wherever it is drawn.
    public nonisolated func path(in rect: CGRect) -> Path { self }
}

extension Rectangle: InsettableShape {
    /// The rectangle in a rectangle that is smaller on all sides, in points.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
        _InsetShape(content: self, amount: amount)
    }
}

extension Circle: InsettableShape {
    /// The circle in a rectangle that is smaller on all sides, in points.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Circle> {
        _InsetShape(content: self, amount: amount)
    }
}

extension Capsule: InsettableShape {
    /// The capsule in a rectangle that is smaller on all sides, in points.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
        _InsetShape(content: self, amount: amount)
    }
}

extension Ellipse: InsettableShape {
    /// The ellipse in a rectangle that is smaller on all sides, in points.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
        _InsetShape(content: self, amount: amount)
    }
}

extension RoundedRectangle: InsettableShape {
    /// The rectangle with its sides moved inwards and its corners smaller by as much.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
        let size = CGSize(
            width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
        return _InsetShape(
            content: RoundedRectangle(cornerSize: size, style: style), amount: amount)
    }
}

extension Shape where Self == Ellipse {
    /// An ellipse, where a shape is expected.
    public nonisolated static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with the given corners.
    public nonisolated static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with corners of the given radii, in points.
    public nonisolated static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
            style: style)
    }
}

extension Shape where Self == Capsule {
    /// A capsule with ends of a curve, where a shape is expected.
    public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule {
        Capsule(style: style)
    }
}
