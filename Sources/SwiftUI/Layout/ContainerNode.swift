import GeometryKernel
import LayoutKernel

/// How a container places its views.
enum ContainerLayout: Equatable {
    case stack(StackLayout)
    case overlaid(ZStackLayout)

    func size(of items: [any LayoutItem], proposal: ProposedSize) -> CGSize {
        switch self {
        case .stack(let layout): return layout.size(of: items, proposal: proposal)
        case .overlaid(let layout): return layout.size(of: items, proposal: proposal)
        }
    }

    func place(
        _ items: [any LayoutItem], in size: CGSize, proposal: ProposedSize
    ) -> [Placement] {
        switch self {
        case .stack(let layout): return layout.place(items, in: size, proposal: proposal)
        case .overlaid(let layout): return layout.place(items, in: size, proposal: proposal)
        }
    }

    func directed(_ direction: LayoutDirection) -> ContainerLayout {
        switch self {
        case .stack(var layout):
            layout.direction = direction
            return .stack(layout)
        case .overlaid(var layout):
            layout.direction = direction
            return .overlaid(layout)
        }
    }
}

final class ContainerElement: _Element {
    let layout: ContainerLayout
    let child: _Element

    init(_ layout: ContainerLayout, child: _Element) {
        self.layout = layout
        self.child = child
    }

    override func makeNode(_ site: NodeSite) -> Node { ContainerNode(site, self) }

    override func matches(_ other: _Element) -> Bool {
        guard let other = other as? ContainerElement else { return false }
        switch (layout, other.layout) {
        case (.stack(let a), .stack(let b)): return a.axis == b.axis
        case (.overlaid, .overlaid): return true
        default: return false
        }
    }
}

/// HStack, VStack and ZStack.
final class ContainerNode: Node {
    private var declared: ContainerLayout
    private var content: Content!
    private var isItemsKnown = false
    private var knownItems: [Node] = []
    private var placements: [Placement] = []
    /// The last answer about a baseline, until a size is computed anew: a layout asks several times, and the
    /// questions would multiply with every level.
    private var baseline: (guide: VerticalGuide, size: CGSize, value: CGFloat?)?

    init(_ site: NodeSite, _ element: ContainerElement) {
        declared = element.layout
        super.init(site)
        content = Content(element.child, in: self)
    }

    private var layout: ContainerLayout {
        declared.directed(environment.values.layoutDirection)
    }

    var axis: Axis? {
        if case .stack(let stack) = declared { return stack.axis }
        return nil
    }

    private var items: [Node] {
        if !isItemsKnown {
            knownItems.removeAll(keepingCapacity: true)
            content.node.collectItems(&knownItems)
            isItemsKnown = true
        }
        return knownItems
    }

    /// The same as the kernel takes them; an array of classes is not one of existentials for free.
    private var layoutItems: [any LayoutItem] { items.map { $0 } }

    override func patch(_ element: _Element) {
        let element = unsafeDowncast(element, to: ContainerElement.self)
        if declared != element.layout {
            declared = element.layout
            setNeedsLayout()
        }
        if content.update(element.child, in: self) { structureDidChange() }
    }

    override func environmentDidChange(_ box: EnvironmentBox) {
        if box.values.layoutDirection != environment.values.layoutDirection { setNeedsLayout() }
        super.environmentDidChange(box)
    }

    override func itemsDidChange() {
        isItemsKnown = false
    }

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content.node) }
    }

    override func computeSize(_ proposal: ProposedSize) -> CGSize {
        baseline = nil
        return layout.size(of: layoutItems, proposal: proposal)
    }

    override func layoutChildren() {
        placements = layout.place(layoutItems, in: frame.size, proposal: proposal)
        for (item, place) in zip(items, placements) {
            item.place(at: place.origin, size: place.size, proposal: place.proposal)
        }
    }

    override func layoutExplicitGuide(_ guide: HorizontalGuide, size: CGSize) -> CGFloat? {
        // Not even the places of the items are needed to say no.
        guard !guide.isFrameGuide else { return nil }
        return ContainerGuides.explicit(
            guide, items: layoutItems, placements: placed(in: size), width: size.width,
            direction: environment.values.layoutDirection)
    }

    override func layoutExplicitGuide(_ guide: VerticalGuide, size: CGSize) -> CGFloat? {
        guard !guide.isFrameGuide else { return nil }
        if let baseline, baseline.guide == guide, baseline.size == size { return baseline.value }
        let value = ContainerGuides.explicit(
            guide, items: layoutItems, placements: placed(in: size))
        baseline = (guide, size, value)
        return value
    }

    private func placed(in size: CGSize) -> [Placement] {
        layout.place(layoutItems, in: size, proposal: ProposedSize(size))
    }

    override var layoutSpacing: LayoutSpacing {
        if case .stack(let stack) = declared { return stack.spacing(of: layoutItems) }
        return .union(of: layoutItems)
    }

    override func forEachDrawn(_ body: (Node) -> Void) {
        var drawn: [Node] = []
        content.node.collectDrawn(&drawn)
        guard drawn.contains(where: { $0.zIndex != 0 || $0.isLeaving }) else {
            for node in drawn { body(node) }
            return
        }
        // Insertion sort: stable, and the lists are short or sorted already.
        for index in drawn.indices.dropFirst() {
            var place = index
            while place > 0 && drawn[place].isDrawnBefore(drawn[place - 1]) {
                drawn.swapAt(place - 1, place)
                place -= 1
            }
        }
        for node in drawn { body(node) }
    }
}

extension Node {
    /// Whether the node lies behind a sibling that comes earlier: by `zIndex`, and among equals while it
    /// leaves (case B64: as in SwiftUI, where a view that leaves needs a `zIndex` to stay in front).
    fileprivate final func isDrawnBefore(_ other: Node) -> Bool {
        let (mine, theirs) = (zIndex, other.zIndex)
        return mine < theirs || (mine == theirs && isLeaving && !other.isLeaving)
    }
}
