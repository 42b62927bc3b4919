import DisplayKernel
import GeometryKernel
import LayoutKernel

/// A scroll view: a window on its content, which the browser moves.
///
/// The content is one container; its frame holds the offset, so that hits, geometry and gestures go
/// through it as through any place. On the page it lies unmoved in an element with overflow.
final class ScrollNode: ScrollableNode {
    let axes: Axis.Set
    private var showsIndicators: Bool
    private(set) var content: Content!

    /// How far the content is scrolled from its leading and top edges, in points.
    private(set) var position = CGPoint.zero
    /// The content with its margins, in points.
    private(set) var contentSize = CGSize.zero
    private(set) var viewport = CGSize.zero
    private var isPlaced = false
    /// Where the content lies in the element that scrolls.
    private var contentPlace = CGPoint.zero
    /// False until somebody scrolls: until then the default anchor holds.
    private var wasScrolled = false

    /// What the next display tells the host.
    private var jumps = false
    private var shift = CGSize.zero
    /// Where the content was sent last; the browser answers with a rounded offset.
    private var asked: CGPoint?

    private var travel: ScrollTravel?
    /// Whether a movement that the program asked for goes on.
    var isTravelling: Bool { travel != nil }
    /// The lazy containers inside, for which this is the window.
    var lazyContainers: [LazyContainer] = []
    var observers: [ScrollObserver] = []

    init(_ site: NodeSite, _ element: ScrollElement) {
        axes = element.axes
        showsIndicators = element.showsIndicators
        super.init(site)
        root.scrollables.append(self)
        adoptObservers()
        content = Content(element.child, in: self)
    }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: ScrollElement.self)
        if element.showsIndicators != showsIndicators {
            showsIndicators = element.showsIndicators
            setNeedsDisplay()
        }
        _ = content.update(element.child, in: self)
    }

    override func environmentDidChange(_ box: EnvironmentBox) {
        guard box !== environment else { return }
        setNeedsLayout()
        super.environmentDidChange(box)
    }

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content.node) }
    }

    override func willUnmount() {
        root.scrollables.removeAll { $0 === self }
        travel?.attribute.discard()
        travel = nil
        for observer in observers { observer.scroll = nil }
    }

    // MARK: Layout

    var settings: ScrollSettings { environment.values.scroll }
    private var isMirrored: Bool { environment.values.layoutDirection == .rightToLeft }
    override var scrollAxes: Axis.Set { settings.isDisabled ? [] : axes }
    override var isVertical: Bool { axes.contains(.vertical) }

    private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
        let margins = settings.margins
        return ProposedSize(
            width: axes.contains(.horizontal)
                ? nil : proposal.width.map { $0 - margins.leading - margins.trailing },
            height: axes.contains(.vertical)
                ? nil : proposal.height.map { $0 - margins.top - margins.bottom }
        ).legal
    }

    private func measure(_ proposal: ProposedSize) -> CGSize {
        let margins = settings.margins
        let size = content.node.layoutSize(contentProposal(proposal))
        return CGSize(
            width: size.width + margins.leading + margins.trailing,
            height: size.height + margins.top + margins.bottom)
    }

    override func computeSize(_ proposal: ProposedSize) -> CGSize {
        let size = measure(proposal)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    /// Rounds that one layout may take: lazy containers find out what they hold as they come on screen.
    private static let roundLimit = 8

    override func layoutChildren() {
        viewport = frame.size
        var rounds = 0
        var start: CGPoint
        repeat {
            rounds += 1
            start = position
            let size = measure(proposal)
            resize(to: size)
            moveToTarget()
            for container in lazyContainers { container.windowDidMove() }
            placeContent()
        } while (content.node.needsLayout || position != start) && rounds < Self.roundLimit
        isPlaced = true
        if let travel, !travel.attribute.isRunning { self.travel = nil }
        notifyObservers()
    }

    /// Takes over a new size of the content and keeps what is on screen.
    private func resize(to size: CGSize) {
        let old = maximum
        let atAnchor = settings.anchor.map { isAt($0) } ?? false
        if size != contentSize {
            contentSize = size
            setNeedsDisplay()
        }
        if let anchor = settings.anchor, !isPlaced || (atAnchor && !wasScrolled) {
            let target = CGPoint(x: maximum.x * anchor.x, y: maximum.y * anchor.y)
            move(to: target)
        }
        if isMirrored && axes.contains(.horizontal) && old.x != maximum.x {
            // The browser counts from the left, the content from the right.
            if isPlaced { shift.width += maximum.x - old.x } else { jumps = true }
            setNeedsDisplay()
        }
        let clamped = clamp(position)
        if clamped != position && old != maximum { position = clamped }
    }

    private func isAt(_ anchor: UnitPoint) -> Bool {
        abs(position.x - maximum.x * anchor.x) <= 1 && abs(position.y - maximum.y * anchor.y) <= 1
    }

    /// How far the content can be scrolled, in points.
    private var maximum: CGPoint {
        CGPoint(
            x: max(contentSize.width - viewport.width, 0),
            y: max(contentSize.height - viewport.height, 0))
    }

    private func clamp(_ position: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(position.x, 0), maximum.x), y: min(max(position.y, 0), maximum.y))
    }

    /// Offset from the left, as the browser counts.
    var offset: CGPoint {
        CGPoint(x: isMirrored ? maximum.x - position.x : position.x, y: position.y)
    }

    /// Where the content's container lies in the content with its margins, physically.
    private var contentOrigin: CGPoint {
        let margins = settings.margins
        let anchor = settings.anchor ?? .zero
        let size = content.node.layoutSize(contentProposal(proposal))
        let free = CGSize(
            width: max(viewport.width - contentSize.width, 0) * anchor.x,
            height: max(viewport.height - contentSize.height, 0) * anchor.y)
        let leading = margins.leading + free.width
        let width = max(viewport.width, contentSize.width)
        return CGPoint(
            x: isMirrored ? width - leading - size.width : leading, y: margins.top + free.height)
    }

    private func placeContent() {
        let node = content.node
        let size = node.layoutSize(contentProposal(proposal))
        let origin = contentOrigin
        let offset = offset
        if contentPlace != origin { setNeedsDisplay() }
        contentPlace = origin
        // The offset alone is no change of what is drawn.
        node.frame.origin = CGPoint(x: origin.x - offset.x, y: origin.y - offset.y)
        node.place(
            at: node.frame.origin, size: size, proposal: contentProposal(proposal))
    }

    // MARK: Movement

    override func didScroll(to offset: CGPoint) {
        let new = CGPoint(x: isMirrored ? maximum.x - offset.x : offset.x, y: offset.y)
        if let asked, abs(asked.x - new.x) <= 1, abs(asked.y - new.y) <= 1 { return }
        asked = nil
        guard new != position else { return }
        if let travel {
            travel.attribute.discard()
            self.travel = nil
        }
        wasScrolled = true
        root.openRow?.dismiss()
        position = new
        setNeedsPlacement()
    }

    override func travelDidAdvance() {
        setNeedsPlacement()
    }

    /// Moves the content at once, as far as it goes.
    func move(to target: CGPoint) {
        let target = clamp(target)
        guard target != position else { return }
        position = target
        jumps = true
        setNeedsDisplay()
    }

    /// Keeps what is on screen where it is when something above it turned out longer.
    func compensate(_ length: Double, along axis: Axis) {
        if axis == .vertical {
            position.y += length
            shift.height += length
        } else {
            position.x += length
            if !isMirrored { shift.width += length }
        }
        setNeedsDisplay()
    }

    /// Begins to move the content to a target, with the transaction's animation if it has one.
    func go(to target: ScrollTarget) {
        travel?.attribute.discard()
        wasScrolled = true
        travel = ScrollTravel(to: target, from: position, owner: self)
        travel?.attribute.set([1])
        setNeedsPlacement()
    }

    /// Follows the target, whose place may become known only as the content comes on screen.
    private func moveToTarget() {
        guard let travel else { return }
        guard let end = travel.target.position(in: self) else {
            travel.attribute.discard()
            self.travel = nil
            return
        }
        let share = travel.attribute[0]
        let start = travel.start
        let goal = clamp(end)
        move(
            to: CGPoint(
                x: start.x + (goal.x - start.x) * share, y: start.y + (goal.y - start.y) * share))
    }

    // MARK: Display and hits

    override var displayRole: DisplayRole { .leaf }
    override var layerKind: LayerKind { .scroll }

    override func paint(_ layer: Layer) {
        var flags: ScrollValue.Flags = []
        let settings = settings
        if axes.contains(.horizontal) { flags.insert(.horizontal) }
        if axes.contains(.vertical) { flags.insert(.vertical) }
        if !showsIndicators || axes.isSubset(of: settings.hiddenIndicators) {
            flags.insert(.hidesIndicators)
        }
        if settings.isDisabled { flags.insert(.isDisabled) }
        layer.setScroll(
            ScrollValue(
                flags: flags, contentWidth: contentSize.width, contentHeight: contentSize.height))
        writeOffset(layer)
        var layers: [Layer] = []
        let offset = offset
        root.display(content.node, at: offset, into: &layers)
        layer.setChildren(layers)
    }

    private func writeOffset(_ layer: Layer) {
        if jumps {
            asked = position
            layer.scrollTo(x: offset.x, y: offset.y, isRelative: false)
        } else if shift != .zero {
            layer.scrollTo(x: shift.width, y: shift.height, isRelative: true)
        }
        (jumps, shift) = (false, .zero)
    }

    override func forEachDrawn(_ body: (Node) -> Void) {
        body(content.node)
    }

    override func clipsOut(_ point: CGPoint) -> Bool { !containsPoint(point) }

    override func containsPoint(_ point: CGPoint) -> Bool {
        CGRect(origin: .zero, size: frame.size).contains(point)
    }
}
