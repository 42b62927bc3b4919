/// The rows of a `ForEach`, without the type of their identity.
class KeyedElement: _Element {
    let children: [_Element]

    init(children: [_Element]) {
        self.children = children
    }

    /// For each child, the index of the child of `old` with the same identity, or -1.
    func indices(in old: KeyedElement) -> [Int] { [] }

    /// The index in `other`, of the same kind, of the row with the identity of the first of this one.
    func firstIndex(in other: KeyedElement) -> Int? { nil }

    /// The index of the row with the identity of an element's only row.
    final func index(of key: KeyedElement) -> Int? {
        key.matches(self) ? key.firstIndex(in: self) : nil
    }

    final override func makeNode(_ site: NodeSite) -> Node { KeyedNode(site, self) }
}

/// The rows of a `ForEach` with their identities.
final class ForEachElement<ID: Hashable>: KeyedElement {
    private let ids: [ID]

    init(ids: [ID], children: [_Element]) {
        self.ids = ids
        super.init(children: children)
    }

    override func matches(_ other: _Element) -> Bool { other is ForEachElement<ID> }

    override func distribute(_ wrap: (_Element) -> _Element) -> _Element {
        ForEachElement(ids: ids, children: children.map { $0.distribute(wrap) })
    }

    override func firstIndex(in other: KeyedElement) -> Int? {
        unsafeDowncast(other, to: ForEachElement<ID>.self).ids.firstIndex(of: ids[0])
    }

    override func indices(in old: KeyedElement) -> [Int] {
        let old = unsafeDowncast(old, to: ForEachElement<ID>.self).ids
        return matchKeys(
            ids.map { $0.hashValue }, old.map { $0.hashValue },
            isEqual: { ids[$0] == old[$1] })
    }
}

/// Finds for each new key the old one that equals it, each old one at most once.
///
/// Old keys hang in chains by their hash, in order; a `Dictionary` would be 3 KB of every page.
private func matchKeys(_ new: [Int], _ old: [Int], isEqual: (Int, Int) -> Bool) -> [Int] {
    var capacity = 1
    while capacity < old.count { capacity *= 2 }
    var heads = [Int](repeating: -1, count: capacity)
    var next = [Int](repeating: -1, count: old.count)
    for index in old.indices.reversed() {
        let chain = old[index] & (capacity - 1)
        next[index] = heads[chain]
        heads[chain] = index
    }
    var result = [Int](repeating: -1, count: new.count)
    var isTaken = [Bool](repeating: false, count: old.count)
    for index in new.indices {
        var match = heads[new[index] & (capacity - 1)]
        while match >= 0, isTaken[match] || new[index] != old[match] || !isEqual(index, match) {
            match = next[match]
        }
        guard match >= 0 else { continue }
        isTaken[match] = true
        result[index] = match
    }
    return result
}

final class KeyedNode: DynamicChildrenNode {
    private(set) var element: KeyedElement
    private var rows: [Node] = []

    func row(at index: Int) -> Node { rows[index] }

    init(_ site: NodeSite, _ element: KeyedElement) {
        self.element = element
        super.init(site)
        rows = element.children.map { $0.makeNode(childSite) }
        slots = rows
        wasUpdated = true
    }

    override func patch(_ element: _Element) {
        let new = unsafeDowncast(element, to: KeyedElement.self)
        let old = self.element
        self.element = new
        let sources = new.indices(in: old)
        if isSameOrder(sources, count: old.children.count) {
            patchInPlace(new, old)
        } else {
            rearrange(new, old, sources)
        }
    }

    private func isSameOrder(_ sources: [Int], count: Int) -> Bool {
        guard sources.count == count else { return false }
        for index in sources.indices where sources[index] != index { return false }
        return true
    }

    private func patchInPlace(_ new: KeyedElement, _ old: KeyedElement) {
        for index in rows.indices {
            let child = new.children[index]
            if child.matches(old.children[index]) {
                rows[index].patch(child)
            } else {
                return rearrange(new, old, Array(rows.indices))
            }
        }
    }

    private func rearrange(_ new: KeyedElement, _ old: KeyedElement, _ sources: [Int]) {
        let oldRows = rows
        var isKept = [Bool](repeating: false, count: oldRows.count)
        var added: [Node] = []
        rows = new.children.indices.map { index in
            let child = new.children[index]
            let source = sources[index]
            if source >= 0, child.matches(old.children[source]) {
                isKept[source] = true
                oldRows[source].patch(child)
                return oldRows[source]
            }
            let node = child.makeNode(childSite)
            added.append(node)
            return node
        }
        let gone = oldRows.indices.filter { !isKept[$0] }.map { oldRows[$0] }
        mergeSlots(removing: gone)
        added.forEach { beginInsertion($0) }
        structureDidChange()
    }

    /// The drawing order: rows as they are now, each leaving one behind the row it followed.
    private func mergeSlots(removing gone: [Node]) {
        var followers: [(leader: Node?, node: Node)] = []
        var leader: Node?
        for node in slots {
            let isGone = gone.contains { $0 === node }
            if node.isLeaving || isGone {
                if node.isLeaving || beginRemoval(node) { followers.append((leader, node)) }
            } else {
                leader = node
            }
        }
        slots = followers.filter { $0.leader == nil }.map { $0.node }
        for row in rows {
            slots.append(row)
            slots += followers.filter { $0.leader === row }.map { $0.node }
        }
    }
}
