import GeometryKernel
import Testing

struct Transform3DTests {
    private static let size = CGSize(width: 100, height: 50)
    private static let effects: [Transform3D] = [
        .rotation3DEffect(
            angle: .degrees(45),
            axis: (1, 0, 0),
            anchorZ: 2,
            perspective: 2,
            size: size
        ),
        .rotation3DEffect(angle: .degrees(60), axis: (0, 1, 0), anchorZ: 1, size: size),
        .rotation3DEffect(
            angle: .degrees(-170),
            axis: (1, 2, 3),
            anchor: .topLeading,
            perspective: 0.5,
            size: size
        ),
        Transform3D(CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: -9)),
        .scale(2, 0.001) * .translation(1000, -2000),
    ]

    private func entries(_ m: Transform3D) -> [Double] {
        [
            m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24,
            m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
        ]
    }

    private func flatEntries(_ m: Transform3D) -> [Double] {
        let p = ProjectionTransform(m)
        return [p.m11, p.m12, p.m13, p.m21, p.m22, p.m23, p.m31, p.m32, p.m33]
    }

    private func distance(_ a: [Double], _ b: [Double]) -> Double {
        zip(a, b).map { ($0 - $1).magnitude }.max() ?? 0
    }

    @Test("rotation3DEffect about x gives the published matrix")
    func rotationAboutX() {
        let expected = [
            1, 0, 0,
            -0.7071067811865475, 0.35355339059327384, -0.014142135623730949,
            19.09188309203678, 18.282485578727798, 1.3818376618407355,
        ]
        #expect(distance(flatEntries(Self.effects[0]), expected) < 1e-12)
    }

    @Test("rotation3DEffect about y gives the published matrix")
    func rotationAboutY() {
        let expected = [
            0.9330127018922194, 0.21650635094610965, 0.008660254037844387,
            0, 1, 0,
            2.7333395016045907, -10.700317547305483, 0.5719872981077807,
        ]
        #expect(distance(flatEntries(Self.effects[1]), expected) < 1e-12)
    }

    @Test("a transform times its inverse is the identity", arguments: effects)
    func inverse(transform: Transform3D) throws {
        let inverse = try #require(transform.inverse())
        #expect(distance(entries(transform * inverse), entries(.identity)) < 1e-9)
        #expect(distance(entries(inverse * transform), entries(.identity)) < 1e-9)
    }

    @Test("a flattened transform times its inverse is the identity", arguments: effects)
    func flatInverse(transform: Transform3D) {
        let flat = ProjectionTransform(transform)
        let product = Transform3D(flat.concatenating(flat.inverted()))
        #expect(distance(entries(product), entries(.identity)) < 1e-9)
    }

    @Test("unproject finds the point that apply showed", arguments: effects)
    func unproject(transform: Transform3D) throws {
        for x in stride(from: -10.0, through: 110, by: 20) {
            for y in stride(from: -10.0, through: 60, by: 10) {
                let shown = try #require(transform.apply(CGPoint(x: x, y: y)))
                let found = try #require(transform.unproject(shown))
                #expect(distance([found.x, found.y], [x, y]) < 1e-8)
            }
        }
    }

    @Test("a plane seen edge on has no points, and points behind the eye are not shown")
    func degenerate() {
        let edge = Transform3D.rotation3DEffect(
            angle: .degrees(90),
            axis: (0, 1, 0),
            size: Self.size
        )
        #expect(edge.unproject(CGPoint(x: 50, y: 25)) == nil)
        #expect(Transform3D.scale(0, 1).inverse() == nil)
        let tilted = Transform3D.rotation3DEffect(
            angle: .degrees(80),
            axis: (0, 1, 0),
            perspective: 1,
            size: Self.size
        )
        #expect(
            tilted.apply(CGPoint(x: -1000, y: 0)) == nil
                || tilted.apply(CGPoint(x: 1000, y: 0)) == nil
        )
    }

    @Test("an effect without size, axis or finite angle moves nothing")
    func harmless() {
        let none = CGSize.zero
        #expect(Transform3D.rotation3DEffect(angle: .zero, axis: (0, 1, 0), size: none).isIdentity)
        #expect(
            Transform3D.rotation3DEffect(
                angle: .degrees(9),
                axis: (0, 0, 0),
                perspective: 0,
                size: none
            ).isIdentity
        )
        #expect(Transform3D.rotation(.radians(.nan), axis: (0, 0, 1)).isIdentity)
    }

    @Test("concatenation applies the left transform first")
    func order() {
        let m = Transform3D.translation(10, 0).concatenating(.scale(2, 2))
        #expect(m.apply(CGPoint(x: 1, y: 1)) == CGPoint(x: 22, y: 2))
        #expect(m.isAffine2D)
        #expect(m.affine == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 0))
    }

    @Test("a rotation about z is the rotation of the plane, and flattening drops z")
    func planeRotation() {
        let flat = Transform3D(CGAffineTransform(rotationAngle: 0.7))
        let turned = Transform3D.rotation(.radians(0.7), axis: (0, 0, 1))
        #expect(distance(entries(flat), entries(turned)) < 1e-15)
        #expect(Self.effects[0].flattened.m34 == 0)
        #expect(Self.effects[0].flattened.m33 == 1)
    }
}
