import GeometryKernel
import LayoutKernel

/// A node with a frame and one child in it: the base of every modifier that is no pure structure.
///
/// The child may turn out to be no view at all (then this is none either) or several (then they lie over
/// each other, as in a `ZStack`).
class ModifierNode: Node {
    private(set) final var content: Content!
    private final var isItemsKnown = false
    private final var knownItems: [Node] = []

    init(_ site: NodeSite, child: _Element) {
        super.init(site)
        prepare()
        content = Content(child, in: self)
    }

    /// Sets what the child needs before it is made.
    func prepare() {}

    /// The views inside that take part in layout.
    final var items: [Node] {
        if !isItemsKnown {
            knownItems.removeAll(keepingCapacity: true)
            content.node.collectItems(&knownItems)
            isItemsKnown = true
        }
        return knownItems
    }

    /// The view inside, when it is exactly one.
    final var item: Node? { items.count == 1 ? items[0] : nil }

    final func updateChild(_ element: _Element) {
        if content.update(element, in: self) { structureDidChange() }
    }

    override func itemsDidChange() {
        isItemsKnown = false
        // A modifier of nothing is nothing: the container above must ask again too.
        var node = parent
        while let current = node, current.isTransparent { node = current.parent }
        node?.itemsDidChange()
    }

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content.node) }
    }

    override func collectItems(_ result: inout [Node]) {
        if !items.isEmpty { result.append(self) }
    }

    // MARK: Layout: the child's own unless overridden

    override func computeSize(_ proposal: ProposedSize) -> CGSize {
        inner.layoutSize(proposal)
    }

    override func layoutChildren() {
        placeInside(at: .zero, size: frame.size, proposal: proposal)
    }

    /// What stands for the content in layout: the one view, or a stack of all.
    final var inner: any LayoutItem {
        if let item { return item }
        return OverlaidItems(items: items, direction: environment.values.layoutDirection)
    }

    /// Places the content; several views are centred over each other.
    final func placeInside(at origin: CGPoint, size: CGSize, proposal: ProposedSize) {
        if let item { return item.place(at: origin, size: size, proposal: proposal) }
        let layout = ZStackLayout(direction: environment.values.layoutDirection)
        let places = layout.place(items.map { $0 }, in: size, proposal: proposal)
        for (item, place) in zip(items, places) {
            item.place(
                at: CGPoint(x: origin.x + place.origin.x, y: origin.y + place.origin.y),
                size: place.size, proposal: place.proposal)
        }
    }

    override func layoutExplicitGuide(_ guide: HorizontalGuide, size: CGSize) -> CGFloat? {
        item?.layoutExplicitGuide(guide, size: size)
    }

    override func layoutExplicitGuide(_ guide: VerticalGuide, size: CGSize) -> CGFloat? {
        item?.layoutExplicitGuide(guide, size: size)
    }

    override var layoutPriority: Double { item?.layoutPriority ?? 0 }
    override var layoutSpacing: LayoutSpacing { item?.layoutSpacing ?? .standard }
    override var isSpacer: Bool { item?.isSpacer ?? false }
    override var zIndex: Double { item?.zIndex ?? 0 }
    override var transition: Node? { item?.transition }

    // MARK: Display

    override func forEachDrawn(_ body: (Node) -> Void) {
        guard content.node.isTransparent else { return body(content.node) }
        var drawn: [Node] = []
        content.node.collectDrawn(&drawn)
        for node in drawn { body(node) }
    }

    override var onlyDrawn: Node? {
        guard content.node.isTransparent else { return content.node }
        var drawn: [Node] = []
        content.node.collectDrawn(&drawn)
        return drawn.count == 1 ? drawn[0] : nil
    }
}

/// Several views under one modifier, laid over each other.
private final class OverlaidItems: LayoutItem {
    private let items: [any LayoutItem]
    private let layout: ZStackLayout

    init(items: [Node], direction: LayoutDirection) {
        self.items = items.map { $0 }
        layout = ZStackLayout(direction: direction)
    }

    func layoutSize(_ proposal: ProposedSize) -> CGSize {
        layout.size(of: items, proposal: proposal)
    }

    func layoutGuide(_ guide: HorizontalGuide, size: CGSize) -> CGFloat {
        guide.defaultValue(in: size)
    }

    func layoutGuide(_ guide: VerticalGuide, size: CGSize) -> CGFloat {
        guide.defaultValue(in: size)
    }

    var layoutPriority: Double { 0 }
    var layoutSpacing: LayoutSpacing { .standard }
    var isSpacer: Bool { false }
}
