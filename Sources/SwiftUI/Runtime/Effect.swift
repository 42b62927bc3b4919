import DisplayKernel
import GeometryKernel

/// What a chain of effects does to the layer it shares.
///
/// Neighbouring effects (`offset`, `scaleEffect`, `opacity`, accessibility …) make one layer: its
/// transform is their product, its opacity their product, its semantics their sum.
struct Effect {
    /// From the space of the node reached so far to the space of the layer above.
    var transform = Transform3D.identity
    /// Sum of the places of the nodes passed, without their effects.
    var origin = CGPoint.zero
    var opacity = 1.0
    var shadows: [ShadowValue] = []
    var clip: CornerRadii?
    /// A node of the chain says something: `RenderRoot.properties` asks which.
    var hasSemantics = false
    /// The boundary that has more to say about its layer: a clip by a path, a filter.
    unowned(unsafe) var look: Node?
    /// A removed view, on its way out.
    var isLeaving = false
    /// What the browser itself may do with a touch that starts here.
    var touchAction = InputValue.TouchAction.auto
    /// The layer kind that a node of the chain asks for.
    var kind = LayerKind.group
    /// The corners of a button, which its focus ring follows.
    var radii = CornerRadii.zero
    /// Set by a boundary: nothing below may join.
    var isClosed = false

    /// Enters a node at its place in the space reached so far.
    mutating func enter(_ place: CGPoint) {
        origin.x += place.x
        origin.y += place.y
        if place.x != 0 || place.y != 0 {
            transform = Transform3D.translation(place.x, place.y).concatenating(transform)
        }
    }

    /// Puts a transform of the node's own space in front.
    mutating func add(_ own: Transform3D) {
        transform = own.concatenating(transform)
    }

    /// The layer's transform about its own top-left corner.
    var layerTransform: Transform3D {
        transform.concatenating(.translation(-origin.x, -origin.y))
    }
}
