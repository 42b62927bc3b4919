import GeometryKernel

/// A shape whose path is made of another's, with numbers that animate.
public nonisolated struct _ChangedShape<Content: Shape>: Shape {
    enum Change {
        /// from, to
        case trim
        /// dx, dy
        case offset
        /// radians; about the anchor
        case rotation(UnitPoint)
        /// sx, sy; about the anchor
        case scale(UnitPoint)
        /// width, height; in the top left corner
        case size
        case transform(CGAffineTransform)
    }

    var content: Content
    let change: Change
    var numbers: AnimatablePair<Double, Double>

    init(_ content: Content, _ change: Change, _ a: Double = 0, _ b: Double = 0) {
        self.content = content
        self.change = change
        numbers = AnimatablePair(a, b)
    }

    /// The numbers of the change and what the shape itself animates.
    public nonisolated var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Double, Double>>
    {
        get { AnimatablePair(content.animatableData, numbers) }
        set {
            content.animatableData = newValue.first
            numbers = newValue.second
        }
    }

    /// The path, changed.
    public nonisolated func path(in rect: CGRect) -> Path {
        let (a, b) = (numbers.first, numbers.second)
        switch change {
        case .trim: return content.path(in: rect).trimmedPath(from: a, to: b)
        case .offset: return content.path(in: rect).offsetBy(dx: a, dy: b)
        case .rotation(let anchor):
            return moved(CGAffineTransform(rotationAngle: a), about: anchor, in: rect)
        case .scale(let anchor):
            return moved(CGAffineTransform(scaleX: a, y: b), about: anchor, in: rect)
        case .size:
            return content.path(
                in: CGRect(origin: rect.origin, size: CGSize(width: a, height: b)))
        case .transform(let transform): return content.path(in: rect).applying(transform)
        }
    }

    private nonisolated func moved(
        _ transform: CGAffineTransform, about anchor: UnitPoint, in rect: CGRect
    ) -> Path {
        let x = rect.minX + anchor.x * rect.width
        let y = rect.minY + anchor.y * rect.height
        return content.path(in: rect).applying(
            CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
                .concatenating(CGAffineTransform(translationX: x, y: y)))
    }
}

/// A shape in a rectangle that is smaller on all sides.
public nonisolated struct _InsetShape<Content: Shape>: InsettableShape {
    var content: Content
    var amount: Double

    /// The inset and what the shape itself animates.
    public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, Double> {
        get { AnimatablePair(content.animatableData, amount) }
        set {
            content.animatableData = newValue.first
            amount = newValue.second
        }
    }

    /// The path in the smaller rectangle; nothing where none is left.
    public nonisolated func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return inner.isNull ? Path() : content.path(in: inner)
    }

    /// The shape, still smaller.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape {
        _InsetShape(content: content, amount: self.amount + amount)
    }
}

extension Shape {
    /// The part of the outline between two shares of its length.
    ///
    ///     Circle().trim(from: 0, to: progress).stroke(.blue, lineWidth: 8)
    public nonisolated func trim(
        from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
    ) -> some Shape {
        _ChangedShape(self, .trim, startFraction, endFraction)
    }

    /// The shape moved, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ChangedShape<Self> {
        _ChangedShape(self, .offset, x, y)
    }

    /// The shape moved, in points.
    public nonisolated func offset(_ offset: CGSize) -> _ChangedShape<Self> {
        self.offset(x: offset.width, y: offset.height)
    }

    /// The shape turned about a point; positive angles turn clockwise.
    public nonisolated func rotation(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> _ChangedShape<Self> {
        _ChangedShape(self, .rotation(anchor), angle.radians)
    }

    /// The shape made larger or smaller about a point.
    public nonisolated func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> _ChangedShape<Self> {
        _ChangedShape(self, .scale(anchor), x, y)
    }

    /// The shape made larger or smaller about a point, by one factor.
    public nonisolated func scale(
        _ scale: CGFloat, anchor: UnitPoint = .center
    ) -> _ChangedShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape drawn in a size of its own, in points, from the top left corner.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        _ChangedShape(self, .size, width, height)
    }

    /// The shape drawn in a size of its own, in points, from the top left corner.
    public nonisolated func size(_ size: CGSize) -> some Shape {
        self.size(width: size.width, height: size.height)
    }

    /// The shape with every point of its path transformed.
    public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
        _ChangedShape(self, .transform(transform))
    }
}
