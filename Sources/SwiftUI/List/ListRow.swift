import DisplayKernel
import GeometryKernel
import GestureKernel

/// Makes rows of the views of a list.
enum ListRow {
    /// A row of each view; bodies and their like make rows of what is in them once they are there.
    static func dress(_ content: _Element) -> _Element {
        content.distribute {
            $0 is WrapperElement || $0 is ListRowElement ? $0 : ListRowElement($0)
        }
    }
}

/// A row of a list, or the header or the footer of a section in one.
final class ListRowElement: SwipeElement {
    init(_ content: _Element) {
        super.init(child: content, groups: [])
    }

    override func makeNode(_ site: NodeSite) -> Node {
        var ancestor = site.parent
        while let current = ancestor, !(current is LazyContainer) {
            if let part = current as? SectionPartNode, part.role != .rows {
                return ListHeaderNode(site, self, isFooter: part.role == .footer)
            }
            ancestor = current.parent
        }
        return ListRowNode(site, self)
    }

    override func matches(_ other: _Element) -> Bool { other is ListRowElement }
}

/// A row of a list: a cell that swipes as a whole, with what the views in it say of the row.
final class ListRowNode: SwipeNode {
    /// What the views in it say of the row, the outermost first.
    private var traits: [RowTraitNode] = []
    /// Buttons that the whole row presses.
    var buttons: [ListButtonNode] = []
    private var isComplete = false
    private(set) var isFirst = false
    private(set) var isLast = false
    private(set) var showsLine = false
    private(set) var isPressed = false

    /// From 1, in the list.
    var position = 0 {
        didSet { if position != oldValue { root.needsSemantics = true } }
    }

    init(_ site: NodeSite, _ element: ListRowElement) {
        super.init(site, SwipeElement(child: ListCellElement(element.child), groups: []))
        isComplete = true
        traitsDidChange(nil)
    }

    override func patch(_ element: _Element) {
        let row = unsafeDowncast(element, to: ListRowElement.self)
        // The buttons come by the traits of what is inside.
        super.patch(SwipeElement(child: ListCellElement(row.child), groups: []))
    }

    private var cell: Node? { (item as? ModifierNode)?.item }

    // MARK: Traits

    override func trait(_ element: SwipeElement, _ site: NodeSite) -> Node? {
        RowTraitNode(site, element.child, RowTraits(groups: element.groups))
    }

    func add(_ trait: RowTraitNode) {
        traits.append(trait)
        traitsDidChange(trait)
    }

    func remove(_ trait: RowTraitNode) {
        traits.removeAll { $0 === trait }
        traitsDidChange(trait)
    }

    /// - Parameter view: what changed; nil at the beginning. It may be in the middle of its own update.
    func traitsDidChange(_ view: Node?) {
        guard isComplete, isMounted else { return }
        let groups = swipeGroups
        let isSame =
            groups.count == sides.count
            && zip(groups, sides).allSatisfy { $0.edge == $1.group.edge }
        if isSame { updateSides(groups) } else { replaceSides(groups) }
        view?.setNeedsLayout()
        root.needsSemantics = true
    }

    /// The row's own buttons, the outermost modifier's first; without any those of `onDelete`.
    private var swipeGroups: [SwipeGroup] {
        var groups: [SwipeGroup] = []
        for trait in traits where !trait.traits.isDelete {
            for group in trait.traits.groups
            where !groups.contains(where: { $0.edge == group.edge }) {
                groups.append(group)
            }
        }
        if !groups.isEmpty { return groups }
        return traits.first { $0.traits.isDelete }?.traits.groups ?? []
    }

    /// What the outermost view says that says anything.
    func first<Value>(_ value: (RowTraits) -> Value?) -> Value? {
        for trait in traits {
            if let found = value(trait.traits) { return found }
        }
        return nil
    }

    func hidesLine(at edge: VerticalEdge.Set) -> Bool {
        first { $0.hiddenLines }?.contains(edge) ?? false
    }

    // MARK: Place

    /// Takes the row's place in its card; plain lists end with a line.
    func setPlace(isFirst: Bool, isLast: Bool, next: ListRowNode?) {
        let isPlain = environment.values.listLook.isPlain
        let showsLine =
            (isPlain || !isLast) && !hidesLine(at: .bottom)
            && !(next?.hidesLine(at: .top) ?? false)
        guard isFirst != self.isFirst || isLast != self.isLast || showsLine != self.showsLine
        else { return }
        (self.isFirst, self.isLast, self.showsLine) = (isFirst, isLast, showsLine)
        cell?.setNeedsDisplay()
    }

    /// The corners of the row, those of its card where it begins or ends it.
    var corners: CornerRadii {
        if environment.values.listLook.isPlain { return .zero }
        let (top, bottom) = (isFirst ? 10.0 : 0, isLast ? 10.0 : 0)
        return CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
    }

    // MARK: Display

    override var displayRole: DisplayRole { .boundary }

    override func addEffect(to effect: inout Effect) {
        super.addEffect(to: &effect)
        if showsActions || first({ $0.background }) != nil { effect.clip = corners }
        effect.isClosed = true
    }

    override func clipsOut(_ point: CGPoint) -> Bool {
        !CGRect(origin: .zero, size: frame.size).contains(point)
    }

    override func complete(_ properties: inout SemanticsProperties) {
        properties.addedTraits = .isListItem
        properties.level = Int32(position)
    }

    // MARK: Buttons

    override func prepared(depth: Int) -> [Recogniser] {
        var result = super.prepared(depth: depth)
        if open == nil {
            for button in buttons { result += button.prepared(in: self, depth: depth + 1) }
        }
        return result
    }

    func press(_ isPressed: Bool) {
        self.isPressed = isPressed
        cell?.setNeedsDisplay()
    }
}
