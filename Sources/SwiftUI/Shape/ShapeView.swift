import GeometryKernel

/// A view that a shape draws, on which more can be drawn.
public nonisolated protocol ShapeView: View {
    associatedtype Content: Shape
    /// The shape.
    var shape: Content { get }
}

/// What `fill`, `stroke` and `strokeBorder` return.
public nonisolated struct _ShapeView<Content: Shape>: ShapeView, _PrimitiveView {
    /// The shape.
    public let shape: Content
    let element: _Element

    nonisolated init(_ shape: Content, _ element: _Element) {
        self.shape = shape
        self.element = element
    }

    /// The element that the drawing was reduced to.
    public nonisolated static func _makeElement(_ view: _ShapeView) -> _Element { view.element }
}

extension Shape {
    nonisolated func stroked(_ content: AnyShapeStyle?, _ style: StrokeStyle) -> _Element {
        PathElement(TypedPathSource(self), style: content, isEvenOdd: false, stroke: style)
    }

    /// The line of the shape, half of it outside.
    ///
    /// - Parameter antialiased: changes nothing, since every edge is smooth.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self> {
        _ShapeView(self, stroked(AnyShapeStyle(content), style))
    }

    /// The line of the shape, half of it outside; its width in points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The line of the shape in the foreground style.
    public nonisolated func stroke(style: StrokeStyle) -> some View {
        _ElementView(stroked(nil, style))
    }

    /// The line of the shape in the foreground style; its width in points.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some View {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// The line of the shape, all of it inside.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self> {
        _ShapeView(
            self, inset(by: style.lineWidth / 2).stroked(AnyShapeStyle(content), style))
    }

    /// The line of the shape, all of it inside; its width in points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The line of the shape in the foreground style, all of it inside.
    public nonisolated func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        _ElementView(inset(by: style.lineWidth / 2).stroked(nil, style))
    }

    /// The line of the shape in the foreground style, all of it inside; its width in points.
    public nonisolated func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ShapeView {
    private nonisolated func adding(_ front: _Element) -> _ShapeView<Content> {
        _ShapeView(
            shape,
            SecondaryElement(
                child: front, secondary: erased, alignment: Alignment.center.guides,
                isInFront: false))
    }

    /// Fills the shape over what is drawn so far.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> _ShapeView<Content> {
        adding(shape.filled(AnyShapeStyle(content), style))
    }

    /// The line of the shape over what is drawn so far.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Content> {
        adding(shape.stroked(AnyShapeStyle(content), style))
    }

    /// The line of the shape over what is drawn so far; its width in points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Content> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ShapeView where Content: InsettableShape {
    /// The line of the shape, all of it inside, over what is drawn so far.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Content> {
        adding(
            shape.inset(by: style.lineWidth / 2).stroked(AnyShapeStyle(content), style))
    }

    /// The line of the shape, all of it inside, over what is drawn so far; its width in points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Content> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}
