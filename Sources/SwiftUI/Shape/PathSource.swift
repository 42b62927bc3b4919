import GeometryKernel

/// A shape without its type.
class PathSource {
    /// The path in a rectangle, with the shape's data as it is on screen.
    func path(in rect: CGRect, _ motion: _Motion?) -> Path { Path() }

    /// Whether both are shapes of one type.
    func matches(_ other: PathSource) -> Bool { false }

    /// Whether both are the same to the bit.
    func isIdentical(to other: PathSource) -> Bool { false }

    /// Moves what is on screen to this shape's data.
    func move(_ motion: inout _Motion?, owner: Node) {}
}

final class TypedPathSource<S: Shape>: PathSource {
    private var shape: S

    init(_ shape: S) {
        self.shape = shape
    }

    override func path(in rect: CGRect, _ motion: _Motion?) -> Path {
        guard let motion else { return shape.path(in: rect) }
        var copy = shape
        copy.animatableData =
            unsafeDowncast(motion, to: DataMotion<S.AnimatableData>.self).presentation
        return copy.path(in: rect)
    }

    override func matches(_ other: PathSource) -> Bool { other is TypedPathSource<S> }

    override func isIdentical(to other: PathSource) -> Bool {
        let other = unsafeDowncast(other, to: TypedPathSource<S>.self)
        return withUnsafeBytes(of: &shape) { mine in
            withUnsafeBytes(of: &other.shape) { theirs in haveEqualBytes(mine, theirs) }
        }
    }

    override func move(_ motion: inout _Motion?, owner: Node) {
        guard let motion else {
            motion = DataMotion<S.AnimatableData>.make(
                shape.animatableData, owner: owner, effect: .paint)
            return
        }
        unsafeDowncast(motion, to: DataMotion<S.AnimatableData>.self).set(shape.animatableData)
    }
}

/// The path of a live view and how its shape's data moves.
struct LivePath {
    private var source: PathSource
    private var motion: _Motion?

    init(_ source: PathSource, owner: Node) {
        self.source = source
        source.move(&motion, owner: owner)
    }

    /// Takes over a new shape; false when it is the same.
    mutating func update(_ new: PathSource, owner: Node) -> Bool {
        let isSame = new.isIdentical(to: source)
        source = new
        new.move(&motion, owner: owner)
        return !isSame
    }

    /// Mirrored in right-to-left layouts, as shapes are by default since iOS 17.
    func path(in node: Node) -> Path {
        let size = node.frame.size
        let path = source.path(in: CGRect(origin: .zero, size: size), motion)
        guard node.environment.values.layoutDirection == .rightToLeft else { return path }
        return path.applying(
            CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }

    func matches(_ other: PathSource) -> Bool { source.matches(other) }

    func discard() { motion?.discard() }
}
