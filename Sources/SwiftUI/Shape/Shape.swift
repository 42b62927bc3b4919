import DisplayKernel
import GeometryKernel

#if !hasFeature(Embedded)
    /// An outline that takes the room it is offered.
    ///
    ///     struct Diamond: Shape {
    ///         func path(in rect: CGRect) -> Path {
    ///             Path { path in
    ///                 path.addLines([
    ///                     CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
    ///                     CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
    ///                 ])
    ///                 path.closeSubpath()
    ///             }
    ///         }
    ///     }
    ///
    /// A shape is mirrored in right-to-left layouts. When `animatableData` changes in an animation, `path(in:)`
    /// is read for each frame.
    public nonisolated protocol Shape: Animatable, Sendable, View {
        /// The outline in a rectangle, in points.
        func path(in rect: CGRect) -> Path

        /// What a page can draw as a box, for shapes that are boxes.
        static func _outline(_ shape: Self) -> _Outline?
    }
#else
    /// An outline that takes the room it is offered.
    public protocol Shape: Animatable, Sendable, View {
        func path(in rect: CGRect) -> Path
        static func _outline(_ shape: Self) -> _Outline?
    }
#endif

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The shape with every side moved inwards, in points.
    func inset(by amount: CGFloat) -> InsetShape
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

/// How the inside of a path is found and its edge smoothed.
public struct FillStyle: Equatable, Sendable {
    /// Whether parts that overlap twice are left out (the even-odd rule).
    public var isEOFilled: Bool
    /// Whether the edge is smooth. A page draws every edge smooth.
    public var isAntialiased: Bool

    /// A style of the given rules.
    public nonisolated init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// A shape without a view's own content draws itself in the foreground style.
extension Shape {
    /// Never read: a shape is drawn by the runtime.
    public var body: Never { fatalError("a shape has no body") }

    /// Nil: the shape is drawn by its path.
    public nonisolated static func _outline(_ shape: Self) -> _Outline? { nil }

    /// The outline, filled with the foreground style around it.
    public nonisolated static func _makeElement(_ view: Self) -> _Element {
        view.filled(nil, FillStyle())
    }

    /// Visits nothing: a shape has no dynamic properties.
    public nonisolated static func _visitDynamicProperties(
        _ view: inout Self, _ visitor: _DynamicPropertyVisitor
    ) {}

    /// A box where the shape is one, and otherwise its path.
    nonisolated func filled(_ style: AnyShapeStyle?, _ fill: FillStyle) -> _Element {
        if let outline = Self._outline(self) { return ShapeElement(outline, style: style) }
        return PathElement(
            TypedPathSource(self), style: style, isEvenOdd: fill.isEOFilled, stroke: nil)
    }

    /// The shape, filled with a style.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self> {
        _ShapeView(self, filled(AnyShapeStyle(content), style))
    }

    /// The shape, filled with the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
        _ShapeView(self, filled(nil, style))
    }
}
