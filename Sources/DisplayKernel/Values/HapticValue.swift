import CShims

/// A short feedback to the finger.
package struct HapticValue: Hashable, Sendable {
    /// What it tells of.
    package enum Kind: Int32, Sendable {
        case success = 0
        case warning = 1
        case error = 2
        case selection = 3
        case increase = 4
        case decrease = 5
        case alignment = 6
        case pathComplete = 7
        case light = 8
        case medium = 9
        case heavy = 10
        case rigid = 11
        case solid = 12
        case soft = 13
        case start = 14
        case stop = 15
        case levelChange = 16
    }

    package var kind: Kind
    /// From 0 to 1.
    package var intensity: Double

    /// A feedback, by default a strong one.
    package init(_ kind: Kind, intensity: Double = 1) {
        self.kind = kind
        self.intensity = intensity
    }
}

extension LayerTree {
    /// Lets the host play a feedback with the next commit.
    package func play(_ haptic: HapticValue) {
        baraja_host_use_haptic()
        buffer.op(.haptic, root.id)
        buffer.i32(haptic.kind.rawValue)
        buffer.f32(haptic.intensity)
        buffer.end()
    }
}
