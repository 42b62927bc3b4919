import GeometryKernel
import Testing

struct PlaneTests {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

    @Test("a rectangle knows its edges, also with negative extents")
    func edges() {
        let flipped = CGRect(x: 110, y: 70, width: -100, height: -50)
        for r in [rect, flipped] {
            #expect([r.minX, r.midX, r.maxX, r.minY, r.midY, r.maxY] == [10, 60, 110, 20, 45, 70])
        }
        #expect(flipped.standardized == rect)
    }

    @Test("minimal edges belong to a rectangle, maximal edges do not")
    func containment() {
        #expect(rect.contains(CGPoint(x: 10, y: 20)))
        #expect(!rect.contains(CGPoint(x: 110, y: 30)))
        #expect(rect.contains(rect.insetBy(dx: 5, dy: 5)))
        #expect(!rect.contains(rect.offsetBy(dx: 1, dy: 0)))
        #expect(!CGRect.null.contains(CGPoint.zero))
    }

    @Test("intersection and union, with and without a common part")
    func combination() {
        let other = CGRect(x: 60, y: 0, width: 100, height: 40)
        #expect(rect.intersection(other) == CGRect(x: 60, y: 20, width: 50, height: 20))
        #expect(rect.union(other) == CGRect(x: 10, y: 0, width: 150, height: 70))
        #expect(rect.intersection(rect.offsetBy(dx: 500, dy: 0)).isNull)
        #expect(rect.union(.null) == rect)
        #expect(CGRect.null.union(rect) == rect)
        #expect(!rect.intersects(.null))
        #expect(rect.insetBy(dx: 60, dy: 0).isNull)
    }

    @Test("an affine transform times its inverse is the identity")
    func inverse() {
        let m = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 3).translatedBy(x: 5, y: 7)
        let p = CGPoint(x: 11, y: 13).applying(m).applying(m.inverted())
        #expect((p.x - 11).magnitude < 1e-12 && (p.y - 13).magnitude < 1e-12)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("the transformed rectangle holds the transformed corners")
    func rectangleTransform() {
        let turned = rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(turned == CGRect(x: -70, y: 10, width: 50, height: 100))
    }

    @Test("angles convert, and do not wrap")
    func angles() {
        #expect(Angle.degrees(180).radians == .pi)
        #expect(Angle.radians(.pi).degrees == 180)
        #expect(Angle.degrees(360) != .zero)
        #expect((Angle.degrees(90) + .degrees(30) * 2 - .degrees(50)).degrees.rounded() == 100)
        #expect(-Angle.degrees(1) < .zero)
    }

    @Test("sets of edges and axes have one bit each")
    func sets() {
        #expect(Edge.Set.all.rawValue == 15)
        #expect(Edge.Set.horizontal == [.leading, .trailing])
        #expect(Edge.Set(.bottom) == .bottom)
        #expect(Axis.Set([.horizontal, .vertical]).rawValue == 3)
        #expect(HorizontalEdge.Set.all.contains(.trailing))
        #expect(VerticalEdge.Set(.top).rawValue == 1)
    }
}
