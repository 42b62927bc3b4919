import DisplayKernel
import GeometryKernel
import GestureKernel
import LayoutKernel
import MotionKernel

/// How a node takes part in display.
enum DisplayRole {
    /// Draws nothing; what is below it is drawn into the layer above it.
    case passThrough
    /// Changes how the single view below it is drawn; neighbouring effects share one layer.
    case effect
    /// As `effect`, but nothing below it may share its layer (clip, shadow).
    case boundary
    /// Draws itself.
    case leaf
}

/// One live view: what stays while the values that describe it come and go.
///
/// A node is transparent (it only structures others: a body, a list, a condition) or it has a frame in
/// the space of the nearest non-transparent node above it.
package class Node: LayoutItem {
    unowned(unsafe) package final let root: RenderRoot
    unowned(unsafe) package final var parent: Node?
    final var environment: EnvironmentBox
    final var isMounted = true

    // Layout
    /// In the space of the nearest non-transparent ancestor, in points.
    package final var frame = CGRect.zero
    final var proposal = ProposedSize.unspecified
    final var needsLayout = true
    /// False before the first layout.
    final var wasPlaced = false
    /// On its way to `frame`; nil for a node that never moved in an animated layout.
    final var frameMotion: AnimatedAttribute?
    final var sizes = SizeCache()

    // Display
    package final var layer: Layer?
    /// The node whose layer draws this one; set by the display pass.
    unowned(unsafe) final var chainHead: Node?
    /// Where the node lies in the space of the layer that draws it; set by the display pass.
    final var layerPlace = CGPoint.zero
    final var needsDisplay = true
    /// Fading in or out; nil for a view that was never inserted or removed with an animation.
    final var presence: AnimatedAttribute?
    final var isLeaving = false

    init(_ site: NodeSite) {
        root = site.root
        parent = site.parent
        environment = site.environment
        root.counters.liveNodes += 1
    }

    // MARK: Structure

    /// Takes over a new description of the same kind.
    func patch(_ element: _Element) {}

    /// Takes over a new environment and hands it on.
    func environmentDidChange(_ box: EnvironmentBox) {
        guard box !== environment else { return }
        environment = box
        forEachChild { $0.environmentDidChange(box) }
    }

    /// Calls the closure for each structural child, leaving ones included.
    func forEachChild(_ body: (Node) -> Void) {}

    /// The environment that children of this node see.
    var childEnvironment: EnvironmentBox { environment }

    /// True for nodes without a frame.
    var isTransparent: Bool { false }

    /// The views that a container lays out may be others now.
    func itemsDidChange() {}

    /// Adds the nodes that a container lays out; leaving nodes are no part of it.
    func collectItems(_ items: inout [Node]) { items.append(self) }

    /// Adds the nodes that are drawn, in order; leaving nodes included.
    func collectDrawn(_ items: inout [Node]) { items.append(self) }

    /// Makes the rows of a `ForEach` inside in a way of this container's own; nil for all at once.
    func makeRows(_ element: KeyedElement, _ site: NodeSite) -> Node? { nil }

    /// What this container makes of a view that turns up below it only now: from a body, say.
    func dressed(_ element: _Element) -> _Element { element }

    /// Lets go of what the node holds outside the tree (recognisers, observers).
    func willUnmount() {}

    /// Called once when the node leaves for good.
    func unmount() {
        guard isMounted else { return }
        isMounted = false
        forEachChild { $0.unmount() }
        presence?.discard()
        frameMotion?.discard()
        layer?.remove()
        layer = nil
        root.counters.liveNodes -= 1
        willUnmount()
        parent = nil
        chainHead = nil
    }

    /// Whether the texts below belong to what the view around says.
    var isSpoken: Bool { true }

    /// A presentation value of the node's own changed.
    func attributeDidChange() {}

    // MARK: Layout

    /// Puts the node at its place and lays out what is below it, where that can have changed.
    final func place(at origin: CGPoint, size: CGSize, proposal: ProposedSize) {
        let isResized = size != frame.size || proposal != self.proposal
        let old = frame
        frame = CGRect(origin: origin, size: size)
        self.proposal = proposal
        if isResized || origin != old.origin {
            setNeedsDisplay()
            if root.isLayoutAnimated { frameDidChange(from: old) }
        }
        wasPlaced = true
        guard needsLayout || isResized else { return }
        needsLayout = false
        root.counters.laidOut += 1
        layoutChildren()
    }

    func computeSize(_ proposal: ProposedSize) -> CGSize { .zero }

    /// Gives each child its frame; `frame.size` and `proposal` are set before.
    func layoutChildren() {}

    package func layoutSize(_ proposal: ProposedSize) -> CGSize {
        if let known = sizes[proposal] { return known }
        root.counters.sized += 1
        let size = computeSize(proposal)
        sizes[proposal] = size
        return size
    }

    package func layoutGuide(_ guide: HorizontalGuide, size: CGSize) -> CGFloat {
        layoutExplicitGuide(guide, size: size) ?? guide.defaultValue(in: size)
    }

    package func layoutGuide(_ guide: VerticalGuide, size: CGSize) -> CGFloat {
        layoutExplicitGuide(guide, size: size) ?? guide.defaultValue(in: size)
    }

    package func layoutExplicitGuide(_ guide: HorizontalGuide, size: CGSize) -> CGFloat? { nil }

    package func layoutExplicitGuide(_ guide: VerticalGuide, size: CGSize) -> CGFloat? { nil }

    package var layoutPriority: Double { 0 }
    package var layoutSpacing: LayoutSpacing { .standard }
    package var isSpacer: Bool { false }

    // MARK: Display

    var displayRole: DisplayRole { .passThrough }
    var zIndex: Double { 0 }

    /// The node that moves this view in and out; nil where it fades.
    var transition: Node? { nil }
    /// Goes to another phase of its transition.
    func show(_ phase: TransitionPhase) {}

    /// What kind of layer the node needs when it heads a chain or draws itself.
    var layerKind: LayerKind { .group }

    /// From the node's own space to the space it is placed in, without its place.
    var transform: Transform3D { .identity }

    /// True when the node shows nothing whatever is below it: nothing in it can be hit.
    var isInvisible: Bool { false }

    /// Adds this node's effect, in its own space, to the layer that is being made.
    func addEffect(to effect: inout Effect) {}

    /// The part of the frame that the node's own layer covers, in its own space.
    var drawnBox: CGRect { CGRect(origin: .zero, size: shownFrame.size) }

    /// Writes what `Effect` has no field for into the layer that a boundary heads.
    func decorate(_ layer: Layer) {}

    /// Writes what a leaf draws into its layer.
    func paint(_ layer: Layer) {}

    /// Calls the closure for each node drawn below this one, back to front; their frames are in this
    /// node's space.
    func forEachDrawn(_ body: (Node) -> Void) {}

    /// The one node below when there is never another, so that effects can share a layer.
    var onlyDrawn: Node? { nil }

    // MARK: Hit test

    /// Whether the node itself (not its children) is hit at a point of its own space.
    func containsPoint(_ point: CGPoint) -> Bool { false }
    var allowsHitTesting: Bool { true }
    /// Which gestures of the node and below are recognised; nil for a node that recognises none.
    var gestureMask: GestureMask? { nil }
    /// The recognisers, ready for a pointer that goes down now.
    func prepared(depth: Int) -> [Recogniser] { [] }
    /// Whether the point is outside what the node lets through (a clip).
    func clipsOut(_ point: CGPoint) -> Bool { false }
}
