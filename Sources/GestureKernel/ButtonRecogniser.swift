package import GeometryKernel

/// A button: pressed while the pointer is down near it; succeeds when the pointer goes up there.
///
/// It claims its pointer only then, so a drag may take the pointer before. The slop is that of
/// UIKit's controls and inferred for SwiftUI's buttons.
package final class ButtonRecogniser: HoldRecogniser {
    /// How far outside the button the pointer may be, in points.
    package static let slop: CGFloat = 70

    /// The size of the button in local space; `nil` measures from where the pointer went down.
    package var size: CGSize?

    /// Creates a button.
    package override init(priority: Priority = .normal, depth: Int = 0) {
        super.init(priority: priority, depth: depth)
    }

    override func didMove(_ sample: PointerSample) -> Bool {
        update(sample)
        let isNear = isNear(value.location)
        guard isNear != value.isPressing else { return false }
        value.isPressing = isNear
        onPressingChanged?(isNear)
        if isActive { onChanged?(value) }
        return false
    }

    override func didLift(_ sample: PointerSample) -> Bool {
        update(sample)
        if value.isPressing { return true }
        stop()
        return false
    }

    private func isNear(_ point: CGPoint) -> Bool {
        guard let size else { return point.distance(to: value.startLocation) <= Self.slop }
        let dx = max(-point.x, point.x - size.width, 0)
        let dy = max(-point.y, point.y - size.height, 0)
        return max(dx, dy) <= Self.slop
    }
}
