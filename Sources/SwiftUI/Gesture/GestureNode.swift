import GeometryKernel
import GestureKernel

/// Which gestures of a view and the views in it are recognised.
public struct GestureMask: OptionSet, Sendable {
    /// Bit 0: the gesture itself. Bit 1: those of the views inside.
    public let rawValue: UInt32

    /// A mask of the bits of `rawValue`.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// No gesture is recognised.
    public static let none: GestureMask = []
    /// The gesture itself, but none of the views inside.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside, but not the gesture itself.
    public static let subviews = GestureMask(rawValue: 2)
    /// The gesture and those of the views inside.
    public static let all: GestureMask = [.gesture, .subviews]
}

final class GestureElement: _Element {
    let child: _Element
    let mask: GestureMask
    let priority: Recogniser.Priority
    let attach: (_GestureSlot) -> Void
    unowned(unsafe) var visitor: _DynamicPropertyVisitor?

    init(
        child: _Element, mask: GestureMask, priority: Recogniser.Priority,
        attach: @escaping (_GestureSlot) -> Void
    ) {
        self.child = child
        self.mask = mask
        self.priority = priority
        self.attach = attach
    }

    override func makeNode(_ site: NodeSite) -> Node { GestureNode(site, self) }
    override func matches(_ other: _Element) -> Bool { other is GestureElement }
}

/// Recognises a gesture on the view inside.
final class GestureNode: ModifierNode {
    private var slot: _GestureSlot!
    private var mask: GestureMask
    override var gestureMask: GestureMask? { mask }

    init(_ site: NodeSite, _ element: GestureElement) {
        mask = element.mask
        super.init(site, child: element.child)
        slot = _GestureSlot(site.root)
        attach(element)
    }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: GestureElement.self)
        mask = element.mask
        attach(element)
        updateChild(element.child)
    }

    override func environmentDidChange(_ box: EnvironmentBox) {
        super.environmentDidChange(box)
        enable()
    }

    private func attach(_ element: GestureElement) {
        slot.visitor = element.visitor
        element.attach(slot)
        for recogniser in slot.recognisers { recogniser.priority = element.priority }
        enable()
    }

    /// A drag keeps the browser from scrolling with the same finger; the chain it is in says so.
    override var displayRole: DisplayRole {
        slot?.drag != nil ? .effect : .passThrough
    }

    override func addEffect(to effect: inout Effect) {
        if slot.drag != nil && mask.contains(.gesture) {
            effect.touchAction = root.touchAction(of: self)
        }
    }

    /// Whether the gesture has a finger before a scroll view can take it.
    var goesFirst: Bool {
        guard let drag = slot.drag else { return false }
        return drag.priority == .high || !(drag.minimumDistance > 0)
    }

    private func enable() {
        let isEnabled = mask.contains(.gesture) && environment.values.isEnabled
        for recogniser in slot.recognisers { recogniser.isEnabled = isEnabled }
    }

    /// The recognisers, ready for a pointer that goes down now.
    ///
    /// The way from the page's space to the view's is kept as it is now: a view that moves under its own
    /// drag must not change what the drag measures (case B66).
    override func prepared(depth: Int) -> [Recogniser] {
        var result: [Recogniser] = []
        prepare(slot, depth, &result)
        return result
    }

    private func prepare(_ slot: _GestureSlot, _ depth: Int, _ result: inout [Recogniser]) {
        for part in slot.parts { prepare(part, depth, &result) }
        guard let recogniser = slot.recogniser, recogniser.isEnabled else { return }
        recogniser.depth = depth
        recogniser.toLocal = slot.isGlobal ? nil : root.frozenConversion(to: self)
        result.append(recogniser)
    }

    override func willUnmount() {
        slot.drop()
    }
}

extension RenderRoot {
    /// The conversion from the page's space to a node's, as it is at this moment.
    func frozenConversion(to node: Node) -> (CGPoint) -> CGPoint {
        let steps = ([node] + node.framedAncestors).reversed().map {
            ($0.shownFrame.origin, $0.transform)
        }
        return { point in
            steps.reduce(point) { point, step in
                let placed = CGPoint(x: point.x - step.0.x, y: point.y - step.0.y)
                return step.1.isIdentity ? placed : step.1.unproject(placed) ?? placed
            }
        }
    }
}

extension View {
    nonisolated func gestureElement<T: Gesture>(
        _ gesture: T, _ mask: GestureMask, _ priority: Recogniser.Priority
    ) -> _ElementView {
        let attach: (_GestureSlot) -> Void = { slot in
            let end = _GestureSink<T.Value>(changed: { _ in }, ended: { _ in }, finished: {})
            T._attach(gesture, end, slot)
        }
        return _ElementView(
            erased.distribute {
                let element = GestureElement(
                    child: $0, mask: mask, priority: priority, attach: attach)
                return T._hasBody ? BodyGestureElement<T>(element) : element
            })
    }

    /// Recognises a gesture on the view; gestures of the views inside come first.
    public nonisolated func gesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        gestureElement(gesture, mask, .normal)
    }

    /// Recognises a gesture on the view while enabled; gestures of the views inside always work.
    ///
    ///     card.gesture(drag, isEnabled: !isPinned)
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        gestureElement(gesture, isEnabled ? .all : .subviews, .normal)
    }

    /// Recognises a gesture before those of the views inside.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        gestureElement(gesture, mask, .high)
    }

    /// Recognises a gesture beside all others.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        gestureElement(gesture, mask, .simultaneous)
    }

    /// Recognises a gesture before those of the views inside, while enabled.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
    ) -> some View {
        gestureElement(gesture, isEnabled ? .all : .subviews, .high)
    }

    /// Recognises a gesture beside all others, while enabled.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
    ) -> some View {
        gestureElement(gesture, isEnabled ? .all : .subviews, .simultaneous)
    }
}
