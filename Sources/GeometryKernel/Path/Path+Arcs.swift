extension Path {
    /// An arc of a circle, after a line to its beginning.
    ///
    /// Angles grow from the x axis towards the y axis, which points down: with `clockwise` false the arc
    /// is seen to run clockwise, as in SwiftUI. Angles that are a turn or more apart in that direction
    /// give one whole circle.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        if clockwise { delta = -delta }
        if delta < 0 { delta += turn * Scalar.ceil(-delta / turn) }
        delta = min(delta, turn)
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: .radians(clockwise ? -delta : delta), transform: transform)
    }

    /// An arc that turns by `delta`, after a line to its beginning.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        func point(_ cosine: Double, _ sine: Double) -> CGPoint {
            CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
                .applying(transform)
        }
        var angle = startAngle.radians
        var (cosine, sine) = (Scalar.cos(angle), Scalar.sin(angle))
        let first = point(cosine, sine)
        if isEmpty { move(to: first) } else { addLine(to: first) }
        // At most a quarter turn for each curve: off by 2.7e-4 of the radius at the most.
        let length = Self.withoutWholeTurns(delta.radians)
        let count = Scalar.ceil(length.magnitude / (Double.pi / 2) - 1e-9)
        guard count >= 1, count <= 8 else { return }
        let step = length / count
        let reach = 4.0 / 3 * Scalar.sin(step / 4) / Scalar.cos(step / 4)
        for _ in 0..<Int(count) {
            angle += step
            let (nextCosine, nextSine) = (Scalar.cos(angle), Scalar.sin(angle))
            addCurve(
                to: point(nextCosine, nextSine),
                control1: point(cosine - reach * sine, sine + reach * cosine),
                control2: point(nextCosine + reach * nextSine, nextSine - reach * nextCosine))
            (cosine, sine) = (nextCosine, nextSine)
        }
    }

    /// An angle of two turns at most that ends where `delta` ends: further turns would be drawn over.
    private static func withoutWholeTurns(_ delta: Double) -> Double {
        let turn = 2 * Double.pi
        let more = (delta.magnitude / turn).rounded(.down) - 1
        guard more > 0 else { return delta }
        return delta - (delta < 0 ? -more : more) * turn
    }

    /// The arc of a radius that touches the line to the first point and the line from there to the second.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint?.applying(transform.inverted()) else { return }
        let (ux, uy) = direction(from: tangent1End, to: current)
        let (vx, vy) = direction(from: tangent1End, to: tangent2End)
        let cross = ux * vy - uy * vx
        guard cross.magnitude > 1e-9 else {
            return addLine(to: tangent1End.applying(transform))
        }
        // Half the angle between the lines: tan(θ/2) = sin θ / (1 + cos θ).
        let distance = radius * (1 + ux * vx + uy * vy) / cross.magnitude
        let first = CGPoint(x: tangent1End.x + ux * distance, y: tangent1End.y + uy * distance)
        let last = CGPoint(x: tangent1End.x + vx * distance, y: tangent1End.y + vy * distance)
        let side: Double = cross > 0 ? 1 : -1
        let center = CGPoint(x: first.x - uy * radius * side, y: first.y + ux * radius * side)
        addArc(
            center: center, radius: radius,
            startAngle: .radians(Scalar.atan2(first.y - center.y, first.x - center.x)),
            endAngle: .radians(Scalar.atan2(last.y - center.y, last.x - center.x)),
            clockwise: cross > 0, transform: transform)
    }

    private func direction(from a: CGPoint, to b: CGPoint) -> (Double, Double) {
        let (x, y) = (b.x - a.x, b.y - a.y)
        let length = (x * x + y * y).squareRoot()
        return length > 0 ? (x / length, y / length) : (0, 0)
    }

    /// The ellipse that touches the sides of a rectangle, from its rightmost point clockwise as seen.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let squeeze = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        var circle = Path()
        circle.addRelativeArc(
            center: .zero, radius: 1, startAngle: .zero, delta: .radians(2 * Double.pi))
        circle.closeSubpath()
        addPath(circle, transform: squeeze.concatenating(transform))
    }

    /// The ellipse that touches the sides of a rectangle.
    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }
}
