import GeometryKernel
import Testing

struct PathTests {
    private let unit = CGRect(x: 0, y: 0, width: 100, height: 60)

    @Test("an ellipse is bounded by its rectangle and holds its middle, not its corners")
    func ellipse() {
        let path = Path(ellipseIn: unit)
        let box = path.boundingRect
        #expect(abs(box.minX) < 1e-9 && abs(box.maxX - 100) < 1e-9)
        #expect(abs(box.minY) < 1e-9 && abs(box.maxY - 60) < 1e-9)
        #expect(path.contains(CGPoint(x: 50, y: 30)))
        #expect(!path.contains(CGPoint(x: 3, y: 3)))
        // On the diagonal at 45 degrees: 50 + 50 cos 45° is the edge.
        #expect(path.contains(CGPoint(x: 85.2, y: 51.1)))
        #expect(!path.contains(CGPoint(x: 85.6, y: 51.4)))
    }

    @Test("control points do not count for the bounds")
    func bounds() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        #expect(abs(path.boundingRect.maxY - 50) < 1e-9)
    }

    @Test("an arc with clockwise false runs the way that is seen as clockwise")
    func arcDirection() {
        var path = Path()
        path.addArc(
            center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(abs(path.boundingRect.width - 10) < 1e-9)
        #expect(abs((path.currentPoint?.y ?? 0) - 10) < 1e-9)
        var long = Path()
        long.addArc(
            center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        #expect(abs(long.boundingRect.width - 20) < 1e-9)
        #expect(abs((long.currentPoint?.y ?? 0) - 10) < 1e-9)
    }

    @Test("an arc between tangents touches both lines")
    func tangentArc() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(
            tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        let end = path.currentPoint ?? .zero
        #expect(abs(end.x - 100) < 1e-9 && abs(end.y - 20) < 1e-9)
        #expect(path.contains(CGPoint(x: 80, y: 3)))
        #expect(!path.contains(CGPoint(x: 98, y: 1)))
    }

    @Test("a trimmed circle ends where the share of its length ends")
    func trim() {
        let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        for (share, x, y) in [
            (0.25, 0.0, 10.0), (0.5, -10, 0), (0.75, 0, -10), (0.125, 7.0711, 7.0711),
        ] {
            let end = circle.trimmedPath(from: 0, to: share).currentPoint ?? .zero
            #expect(abs(end.x - x) < 0.01 && abs(end.y - y) < 0.01)
        }
        let part = circle.trimmedPath(from: 0.25, to: 0.5).boundingRect
        #expect(abs(part.minX + 10) < 0.01 && abs(part.maxX) < 0.01)
        #expect(circle.trimmedPath(from: 0, to: 1) == circle)
        #expect(circle.trimmedPath(from: 0.6, to: 0.5).isEmpty)
    }

    @Test("a trimmed rectangle runs clockwise from its top left corner")
    func trimRectangle() {
        let part = Path(CGRect(x: 0, y: 0, width: 30, height: 10)).trimmedPath(from: 0, to: 0.45)
        let end = part.currentPoint ?? .zero
        #expect(abs(end.x - 30) < 1e-9 && abs(end.y - 6) < 1e-9)
    }

    @Test("even-odd leaves out what is wound around twice")
    func evenOdd() {
        var path = Path(unit)
        path.addRect(unit.insetBy(dx: 20, dy: 20))
        #expect(path.contains(CGPoint(x: 50, y: 30)))
        #expect(!path.contains(CGPoint(x: 50, y: 30), eoFill: true))
        #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    }

    @Test("a continuous corner leaves its side earlier than a circular one of the same radius")
    func continuousCorner() {
        let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
        let smooth = Path(roundedRect: rect, cornerRadius: 40)
        let round = Path(roundedRect: rect, cornerRadius: 40, style: .circular)
        let beside = CGPoint(x: 45, y: 0.1)
        #expect(round.contains(beside))
        #expect(!smooth.contains(beside))
        #expect(smooth.contains(CGPoint(x: 62, y: 0.1)))
        // The diagonal: 0.2929 of the radius for the arc, 0.2915 for the other.
        #expect(smooth.contains(CGPoint(x: 11.8, y: 11.8)))
        #expect(!smooth.contains(CGPoint(x: 11.5, y: 11.5)))
    }

    @Test("a corner of half the side is round, whatever its style")
    func fullCorner() {
        let rect = CGRect(x: 0, y: 0, width: 80, height: 80)
        let path = Path(roundedRect: rect, cornerRadius: 40)
        for degrees in stride(from: 0.0, to: 360, by: 7) {
            let angle = Angle.degrees(degrees).radians
            let (x, y) = (Scalar.cos(angle), Scalar.sin(angle))
            #expect(path.contains(CGPoint(x: 40 + 39.8 * x, y: 40 + 39.8 * y)))
            #expect(!path.contains(CGPoint(x: 40 + 40.2 * x, y: 40 + 40.2 * y)))
        }
    }

    @Test("what follows a closed subpath begins at its start; lines without a point are nothing")
    func subpaths() {
        var path = Path()
        path.addLine(to: CGPoint(x: 5, y: 5))
        #expect(path.isEmpty && path.boundingRect.isNull && path.currentPoint == nil)
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 9, y: 2))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 1, y: 8))
        var elements: [Path.Element] = []
        path.forEach { elements.append($0) }
        #expect(elements.count == 5 && elements[3] == .move(to: CGPoint(x: 1, y: 2)))
    }
}
