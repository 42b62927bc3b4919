import GeometryKernel
import LayoutKernel

/// The live buttons at one edge of a row.
final class SwipeSide {
    private(set) var group: SwipeGroup
    private var content: Content
    private unowned(unsafe) let row: SwipeNode
    private var knownParts: [SwipePartNode]?

    init(_ group: SwipeGroup, in row: SwipeNode) {
        self.group = group
        self.row = row
        content = Content(Self.element(group, row.handle), in: row)
    }

    var node: Node { content.node }

    /// Takes over new buttons; true when other views stand in the place of the old.
    func update(_ group: SwipeGroup) -> Bool {
        self.group = group
        knownParts = nil
        return content.update(Self.element(group, row.handle), in: row)
    }

    func itemsDidChange() { knownParts = nil }

    /// The buttons, the outermost first.
    var parts: [SwipePartNode] {
        if let knownParts { return knownParts }
        var items: [Node] = []
        content.node.collectItems(&items)
        let parts = items.compactMap { $0 as? SwipePartNode }
        knownParts = parts
        return parts
    }

    /// The real buttons in them.
    var buttons: [ButtonNode] {
        var found: [ButtonNode] = []
        collectButtons(content.node, &found)
        return found
    }

    /// What swiping the row measures with.
    func geometry(rowWidth: CGFloat, height: CGFloat) -> SwipeGeometry {
        let parts = parts
        let ideal = parts.map {
            $0.layoutSize(ProposedSize(width: nil, height: height)).width
        }.reduce(0, max)
        let limit = rowWidth * SwipeGeometry.maximumShare / CGFloat(max(parts.count, 1))
        let slot = min(
            max(ideal + 2 * SwipeGeometry.inset, SwipeGeometry.minimumSlot), max(limit, 1))
        return SwipeGeometry(
            rowWidth: rowWidth, slot: slot, count: parts.count,
            allowsFullSwipe: group.allowsFullSwipe)
    }

    private static func element(_ group: SwipeGroup, _ handle: SwipeHandle) -> _Element {
        let parts = group.actions.distribute { SwipePartElement(child: $0, isAction: true) }
        return _ElementView(parts).environmentElement { values in
            values.foregroundStyle = AnyShapeStyle(.white)
            values.tint = nil
            values.font = .footnote
            values.lineLimit = 2
            values.multilineTextAlignment = .center
            values.holdsSwipes = false
            values.changeControls {
                $0.buttonStyle = ButtonStyleBox(handle.key) {
                    CompositeElement(SwipeButton(configuration: $0, handle: handle))
                }
                $0.labelStyle = LabelStyleBox(handle.key) { configuration in
                    let icon = _ElementView(configuration.icon.element).environmentElement {
                        $0.font = .title3
                    }
                    return SwipeLabelElement([icon.element, configuration.title.element])
                }
            }
        }.element
    }
}

/// The buttons below a node, in order.
private func collectButtons(_ node: Node, _ found: inout [ButtonNode]) {
    if let button = node as? ButtonNode { return found.append(button) }
    node.forEachChild { if !$0.isLeaving { collectButtons($0, &found) } }
}
