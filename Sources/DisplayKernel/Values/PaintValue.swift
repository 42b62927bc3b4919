/// What fills a layer's frame.
package enum PaintValue: Hashable, Sendable {
    case none
    case solid(ColorValue)
    case linear(LinearGradientValue)
    case radial(RadialGradientValue)
    case angular(AngularGradientValue)
    /// A translucent colour over what is behind, blurred by a standard deviation in points.
    case material(ColorValue, blur: Float)
    /// The radii are shares of the frame's width and height.
    case elliptical(RadialGradientValue)

    func write(to buffer: OpBuffer) {
        switch self {
        case .none:
            buffer.i32(0)
        case .solid(let color):
            buffer.i32(1)
            buffer.u32(color.rgba)
        case .linear(let value):
            Self.write(
                2, value.startX, value.startY, value.endX, value.endY, value.stops, to: buffer)
        case .material(let color, let blur):
            buffer.i32(5)
            buffer.u32(color.rgba)
            buffer.f32(blur)
        case .radial(let value), .elliptical(let value):
            Self.write(
                radialKind, value.centerX, value.centerY, value.startRadius, value.endRadius,
                value.stops,
                to: buffer)
        case .angular(let value):
            Self.write(
                4, value.centerX, value.centerY, value.startAngle, value.endAngle, value.stops,
                to: buffer)
        }
    }

    private var radialKind: Int32 {
        if case .elliptical = self { return 6 }
        return 3
    }

    private static func write(
        _ kind: Int32, _ a: Float, _ b: Float, _ c: Float, _ d: Float,
        _ stops: [GradientStopValue], to buffer: OpBuffer
    ) {
        buffer.i32(kind)
        buffer.f32(a)
        buffer.f32(b)
        buffer.f32(c)
        buffer.f32(d)
        buffer.i32(Int32(stops.count))
        for stop in stops {
            buffer.u32(stop.color.rgba)
            buffer.f32(stop.location)
        }
    }
}
