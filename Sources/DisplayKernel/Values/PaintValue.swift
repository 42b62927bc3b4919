/// What fills a layer's frame.
package enum PaintValue: Hashable, Sendable {
    case none
    case solid(ColorValue)
    case linear(LinearGradientValue)
    case radial(RadialGradientValue)
    case angular(AngularGradientValue)

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
        case .radial(let value):
            Self.write(
                3, value.centerX, value.centerY, value.startRadius, value.endRadius, value.stops,
                to: buffer)
        case .angular(let value):
            Self.write(
                4, value.centerX, value.centerY, value.startAngle, value.endAngle, value.stops,
                to: buffer)
        }
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
