package import GeometryKernel

/// A path that a layer draws or is clipped by, in the layer's own space.
package struct PathValue: Equatable, Sendable {
    package var path: Path
    package var isEvenOdd: Bool
    /// How the line of the path is drawn; nil fills the inside.
    package var stroke: StrokeValue?

    /// A path.
    package init(_ path: Path, isEvenOdd: Bool = false, stroke: StrokeValue? = nil) {
        self.path = path
        self.isEvenOdd = isEvenOdd
        self.stroke = stroke
    }

    func write(to buffer: OpBuffer) {
        buffer.i32(stroke != nil ? 3 : isEvenOdd ? 2 : 1)
        stroke?.write(to: buffer)
        buffer.string(path.commands)
        for number in path.numbers { buffer.f32(number) }
    }
}

/// How a line is drawn; lengths in points.
package struct StrokeValue: Hashable, Sendable {
    package var width: Double
    /// 0 butt, 1 round, 2 square.
    package var cap: Int32
    /// 0 miter, 1 round, 2 bevel.
    package var join: Int32
    package var miterLimit: Double
    package var dash: [Double]
    package var dashPhase: Double

    /// A line.
    package init(
        width: Double, cap: Int32 = 0, join: Int32 = 0, miterLimit: Double = 10,
        dash: [Double] = [], dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    func write(to buffer: OpBuffer) {
        buffer.f32(width)
        buffer.i32(cap)
        buffer.i32(join)
        buffer.f32(miterLimit)
        buffer.f32(dashPhase)
        buffer.i32(Int32(dash.count))
        for length in dash { buffer.f32(length) }
    }
}
