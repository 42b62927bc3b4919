import DisplayKernel
import GeometryKernel

/// A drawing effect with animatable numbers.
enum EffectKind: Equatable {
    /// dx, dy
    case offset
    /// dx, dy in shares of the view's own size
    case relativeOffset
    /// sx, sy; about the anchor
    case scale(UnitPoint)
    /// radians; about the anchor
    case rotation(UnitPoint)
    case opacity
    /// radians, axis x y z, anchorZ, perspective; about the anchor
    case rotation3D(UnitPoint)
}

class EffectElement: _Element {
    final let child: _Element
    final let kind: EffectKind
    final let values: [Double]

    init(child: _Element, kind: EffectKind, values: [Double]) {
        self.child = child
        self.kind = kind
        self.values = values
    }

    override func makeNode(_ site: NodeSite) -> Node { EffectNode(site, self) }

    override func matches(_ other: _Element) -> Bool {
        guard let other = other as? EffectElement else { return false }
        switch (kind, other.kind) {
        case (.offset, .offset), (.scale, .scale), (.rotation, .rotation), (.opacity, .opacity),
            (.rotation3D, .rotation3D), (.relativeOffset, .relativeOffset):
            return true
        default: return false
        }
    }
}

final class MovingElement: EffectElement {
    override func makeNode(_ site: NodeSite) -> Node {
        site.root.prepareFlights()
        return EffectNode(site, self)
    }
}

final class EffectNode: ModifierNode {
    private var kind: EffectKind
    private var attribute: AnimatedAttribute!

    init(_ site: NodeSite, _ element: EffectElement) {
        kind = element.kind
        super.init(site, child: element.child)
        attribute = AnimatedAttribute(element.values, owner: self, effect: .move)
    }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: EffectElement.self)
        if kind != element.kind {
            kind = element.kind
            setNeedsEffect()
        }
        attribute.set(element.values)
        updateChild(element.child)
    }

    override var displayRole: DisplayRole { .effect }

    override func addEffect(to effect: inout Effect) {
        if case .opacity = kind {
            // A spring may overshoot; what is drawn stays within what can be drawn.
            effect.opacity *= min(max(attribute[0], 0), 1)
        } else {
            effect.add(transform)
        }
    }

    override var isInvisible: Bool {
        if case .opacity = kind { return attribute[0] <= 0 }
        return false
    }

    /// In the node's own space. In right-to-left layouts every geometry effect is seen in a mirror
    /// (reverse-engineered for `rotation3DEffect`; for the others not verified on Apple's systems).
    override var transform: Transform3D {
        guard environment.values.layoutDirection == .rightToLeft else { return leftToRight }
        let mirror = Transform3D.scale(-1, 1).concatenating(.translation(shownFrame.width, 0))
        return mirror.concatenating(leftToRight).concatenating(mirror)
    }

    private var leftToRight: Transform3D {
        switch kind {
        case .offset:
            return .translation(attribute[0], attribute[1])
        case .relativeOffset:
            let size = shownFrame.size
            return .translation(attribute[0] * size.width, attribute[1] * size.height)
        case .scale(let anchor):
            return about(anchor, .scale(attribute[0], attribute[1]))
        case .rotation(let anchor):
            return about(anchor, .rotation(.radians(attribute[0]), axis: (0, 0, 1)))
        case .opacity:
            return .identity
        case .rotation3D(let anchor):
            return Transform3D.rotation3DEffect(
                angle: .radians(attribute[0]), axis: (attribute[1], attribute[2], attribute[3]),
                anchor: anchor, anchorZ: attribute[4], perspective: attribute[5],
                size: shownFrame.size
            ).flattened
        }
    }

    private func about(_ anchor: UnitPoint, _ transform: Transform3D) -> Transform3D {
        let x = anchor.x * shownFrame.width
        let y = anchor.y * shownFrame.height
        return Transform3D.translation(-x, -y).concatenating(transform)
            .concatenating(.translation(x, y))
    }

    override func willUnmount() {
        attribute.discard()
    }
}
