package import GeometryKernel

/// The device behind a pointer; the raw values are those of the host interface.
package enum PointerKind: Int32, Equatable, Sendable {
    /// A finger.
    case touch = 0
    /// A mouse or a trackpad.
    case mouse = 1
    /// A pencil.
    case pen = 2
}

/// One position of one pointer.
package struct PointerSample: Equatable, Sendable {
    /// The pointer: one value from its down to its up; a host may use it again later.
    package var pointer: Int32

    /// The position in root space, in points.
    package var location: CGPoint

    /// The time of the event on the host's clock, in seconds.
    package var time: Double

    /// The device.
    package var kind: PointerKind

    /// Creates a sample.
    package init(
        pointer: Int32, location: CGPoint, time: Double, kind: PointerKind = .touch
    ) {
        self.pointer = pointer
        self.location = location
        self.time = time
        self.kind = kind
    }
}

extension CGPoint {
    /// The distance to `other`, in points.
    func distance(to other: CGPoint) -> CGFloat {
        let dx = x - other.x
        let dy = y - other.y
        return (dx * dx + dy * dy).squareRoot()
    }

    /// Whether both coordinates are numbers.
    var isFinitePoint: Bool { x.isFinite && y.isFinite }
}
