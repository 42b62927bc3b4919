import DisplayKernel
import GeometryKernel
import GestureKernel
import LayoutKernel
import MotionKernel

/// A row whose buttons a swipe reveals.
///
/// The row's content is one part, each button another; a swipe moves them by transforms and lays out only
/// buttons that widen.
class SwipeNode: SemanticsNode {
    final let handle = SwipeHandle()
    private(set) final var sides: [SwipeSide] = []
    /// How far the content is moved, in points of the screen: negative to the left.
    final var offset: AnimatedAttribute!
    /// How far the first button has taken the place of all, from 0 to 1.
    final var expansion: AnimatedAttribute!
    /// The side that is open, or opening.
    final var open: SwipeSide?
    /// What the drag began with; nil without one.
    final var dragStart: CGFloat?
    /// The row leaves with what its button destroys.
    final var isSlidingOut = false
    /// How far a finger or the wheel moves before the row does, in points.
    static let slop: CGFloat = 12
    final let recogniser = DragRecogniser(minimumDistance: SwipeNode.slop)
    private(set) final var showsActions = false

    init(_ site: NodeSite, _ element: SwipeElement) {
        super.init(
            site, child: SwipePartElement(child: element.child, isAction: false),
            properties: SemanticsProperties())
        handle.row = self
        offset = AnimatedAttribute([0], owner: self, effect: .own)
        expansion = AnimatedAttribute([0], owner: self, effect: .own)
        sides = element.groups.map { SwipeSide($0, in: self) }
        recogniser.isHorizontal = true
        attachRecogniser()
        if root.wheelTarget == nil {
            root.wheelTarget = SwipeWheel(root)
            Layer.useSwipes()
        }
        refresh()
        if !environment.values.holdsSwipes {
            root.warn(
                "swipeActions does nothing outside a List or a swipeActionsContainer(), as on iOS.")
        }
    }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: SwipeElement.self)
        updateChild(SwipePartElement(child: element.child, isAction: false))
        updateSides(element.groups)
        refresh()
    }

    final func updateSides(_ groups: [SwipeGroup]) {
        for (side, group) in zip(sides, groups) where side.update(group) { structureDidChange() }
    }

    /// Takes buttons at other edges than before.
    final func replaceSides(_ groups: [SwipeGroup]) {
        close(animated: false)
        for side in sides { side.node.unmount() }
        sides = groups.map { SwipeSide($0, in: self) }
        structureDidChange()
    }

    // MARK: A row of a list

    /// The row of a list that a place is in, which swipes as a whole.
    static func around(_ site: NodeSite) -> SwipeNode? {
        var ancestor = site.parent
        while let current = ancestor {
            if let row = current as? SwipeNode { return row }
            ancestor = current.parent
        }
        return nil
    }

    /// Hands buttons to the row of a list; nil where each view swipes by itself.
    func trait(_ element: SwipeElement, _ site: NodeSite) -> Node? { nil }

    /// Adds what the row is beside being swiped.
    func complete(_ properties: inout SemanticsProperties) {}

    override func environmentDidChange(_ box: EnvironmentBox) {
        guard box !== environment else { return }
        let wasMirrored = isMirrored
        super.environmentDidChange(box)
        if isMirrored != wasMirrored || !isActive { close(animated: false) }
        refresh()
    }

    override func forEachChild(_ body: (Node) -> Void) {
        super.forEachChild(body)
        for side in sides { body(side.node) }
    }

    override func itemsDidChange() {
        super.itemsDidChange()
        for side in sides { side.itemsDidChange() }
    }

    override func willUnmount() {
        root.arena.remove(recogniser)
        if root.openRow === handle { root.openRow = nil }
        handle.row = nil
        offset.discard()
        expansion.discard()
    }

    // MARK: Sides

    /// Whether the row can be swiped at all.
    var isActive: Bool { environment.values.holdsSwipes && environment.values.isEnabled }

    private var isMirrored: Bool { environment.values.layoutDirection == .rightToLeft }

    /// Which way the content goes when a side opens: 1 to the right.
    func direction(of side: SwipeSide) -> CGFloat {
        (side.group.edge == .leading) != isMirrored ? 1 : -1
    }

    /// The side that content moved that way reveals.
    func side(revealedBy x: CGFloat) -> SwipeSide? {
        sides.first { direction(of: $0) * x > 0 && !$0.parts.isEmpty }
    }

    func geometry(of side: SwipeSide) -> SwipeGeometry {
        side.geometry(rowWidth: frame.width, height: frame.height)
    }

    // MARK: Layout

    override func layoutChildren() {
        super.layoutChildren()
        if let open, dragStart == nil, !isSlidingOut, offset.model[0] != 0 {
            // The buttons may have another width now.
            if open.parts.isEmpty {
                close(animated: false)
            } else {
                offset.set([geometry(of: open).reveal * direction(of: open)])
            }
        }
        showParts(isLaidOut: false)
    }

    override func attributeDidChange() {
        showParts(isLaidOut: true)
    }

    /// Puts content and buttons where the offset says.
    private func showParts(isLaidOut: Bool) {
        let x = offset[0]
        (item as? SwipePartNode)?.show(shift: x, scale: 1)
        let shown = side(revealedBy: x)
        if (shown != nil) != showsActions {
            showsActions = shown != nil
            setNeedsDisplay()
            root.needsSemantics = true
        }
        for side in sides {
            if side === shown {
                place(side, open: abs(x), isLaidOut: isLaidOut)
            } else {
                for part in side.parts { part.show(shift: 0, scale: 0) }
            }
        }
    }

    private func place(_ side: SwipeSide, open: CGFloat, isLaidOut: Bool) {
        let geometry = geometry(of: side)
        let isAtRight = direction(of: side) < 0
        for (index, part) in side.parts.enumerated() {
            let place = geometry.place(index, open: open, expansion: expansion[0])
            let x = isAtRight ? frame.width - place.start - place.width : place.start
            if !isLaidOut || part.frame.width != place.width || part.frame.height != frame.height {
                let size = CGSize(width: place.width, height: frame.height)
                part.place(at: CGPoint(x: x, y: 0), size: size, proposal: ProposedSize(size))
            }
            part.show(shift: x - part.frame.minX, scale: place.scale)
        }
    }

    // MARK: Display

    override var onlyDrawn: Node? { nil }

    override func forEachDrawn(_ body: (Node) -> Void) {
        super.forEachDrawn(body)
        guard let shown = side(revealedBy: offset[0]) else { return }
        for part in shown.parts { body(part) }
    }

    override func addEffect(to effect: inout Effect) {
        super.addEffect(to: &effect)
        // The browser keeps vertical pans; horizontal ones are ours.
        if isActive && !sides.isEmpty { effect.touchAction = .panY }
    }

    override func containsPoint(_ point: CGPoint) -> Bool {
        isActive && CGRect(origin: .zero, size: frame.size).contains(point)
    }

    // MARK: Gesture

    override var gestureMask: GestureMask? { isActive ? .all : nil }

    /// Whether a finger or the wheel may move the row now.
    var canMove: Bool { isActive && !isSlidingOut && sides.contains { !$0.parts.isEmpty } }

    override func prepared(depth: Int) -> [Recogniser] {
        guard canMove else { return [] }
        recogniser.depth = depth
        return [recogniser]
    }

    override func refresh() { describe() }
}
