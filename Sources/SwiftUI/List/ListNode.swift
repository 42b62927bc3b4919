import DisplayKernel
import GeometryKernel

/// The column of a list's rows.
final class ListElement: LazyElement {
    override func makeNode(_ site: NodeSite) -> Node { ListNode(site, self) }
    override func matches(_ other: _Element) -> Bool { other is ListElement }
}

/// Lays out rows as a lazy stack does, and tells each its place in its card and in the list.
final class ListNode: LazyNode {
    /// Rows, headers and footers.
    private(set) var count = 0
    /// The lines of the card that is being walked; nil stands for those that are not alive.
    private var card: [ListRowNode?] = []

    override var sectionGap: Double { environment.values.listLook.sectionGap }

    override func dressed(_ element: _Element) -> _Element { ListRow.dress(element) }

    override func layoutChildren() {
        super.layoutChildren()
        let old = count
        count = 0
        forEachChild { walk($0) }
        closeCard()
        if count != old { root.needsSemantics = true }
    }

    private func walk(_ node: Node) {
        if node.isLeaving { return }
        if let rows = node as? LazyRowsNode {
            walkRows(rows)
        } else if let section = node as? SectionNode {
            closeCard()
            walk(section.header)
            walk(section.content)
            closeCard()
            walk(section.footer)
        } else if let line = node as? ListHeaderNode {
            count += 1
            line.position = count
        } else if let row = node as? ListRowNode {
            count += 1
            row.position = count
            card.append(row)
        } else if node.isTransparent {
            node.forEachChild { walk($0) }
        }
    }

    /// Of rows that are not alive only their number counts: one of them stands for all between two.
    private func walkRows(_ rows: LazyRowsNode) {
        let start = count
        for index in rows.liveIndices {
            if start + index > count { card.append(nil) }
            count = start + index
            if let row = rows.row(at: index) { walk(row) }
            count = start + index + 1
        }
        if start + rows.element.count > count { card.append(nil) }
        count = start + rows.element.count
    }

    private func closeCard() {
        for index in card.indices {
            guard let row = card[index] else { continue }
            let next = index + 1 < card.count ? card[index + 1] : nil
            row.setPlace(
                isFirst: index == 0, isLast: index == card.count - 1,
                next: next)
        }
        card.removeAll()
    }
}

/// What a list is to assistive technology.
final class ListColumnElement: _Element {
    let list: ListElement

    init(_ list: ListElement) {
        self.list = list
    }

    override func makeNode(_ site: NodeSite) -> Node { ListColumnNode(site, self) }
    override func matches(_ other: _Element) -> Bool { other is ListColumnElement }
}

private final class ListColumnNode: SemanticsNode {
    init(_ site: NodeSite, _ element: ListColumnElement) {
        super.init(site, child: element.list, properties: SemanticsProperties())
    }

    override func patch(_ element: _Element) {
        updateChild(unsafeDowncast(element, to: ListColumnElement.self).list)
    }

    override func refresh() {
        var new = SemanticsProperties()
        let count = (content.node as? ListNode)?.count ?? 0
        if count > 0 { new.addedTraits = .isList }
        new.level = Int32(count)
        say(new)
    }
}
