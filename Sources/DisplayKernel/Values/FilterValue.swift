/// A change of how a layer and all below it look, as a whole.
package struct FilterValue: Hashable, Sendable {
    /// Raw values are the wire's.
    package enum Kind: Int32, Sendable {
        /// Points: the standard deviation.
        case blur = 0
        /// What is added to each component, -1 to 1.
        case brightness = 1
        case saturation = 2
        case contrast = 3
        case grayscale = 4
        /// Radians.
        case hueRotation = 5
        case colorInvert = 6
        /// An index into the blend modes.
        case blend = 7
        /// Drawn as a group before anything else happens to it.
        case group = 8
    }

    package var kind: Kind
    package var amount: Float

    /// A filter.
    package init(_ kind: Kind, _ amount: Double) {
        self.kind = kind
        self.amount = Float(amount)
    }
}
