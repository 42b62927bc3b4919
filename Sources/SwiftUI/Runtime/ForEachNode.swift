import GeometryKernel

/// The rows of a `ForEach`, without the type of their identity. Rows are made when they are asked for.
class KeyedElement: _Element {
    let count: Int
    /// Whether there may be many rows, so that a lazy container makes those alone that it shows.
    let isCollection: Bool
    private let makeChild: (Int) -> _Element
    fileprivate let bytes: (UInt, UInt)?

    /// - Parameter bytes: those of the collection, if that is small: an array is its address.
    init(
        count: Int, isCollection: Bool, bytes: (UInt, UInt)?, child: @escaping (Int) -> _Element
    ) {
        self.count = count
        self.isCollection = isCollection
        self.bytes = bytes
        makeChild = child
    }

    /// The row at an index.
    final func child(at index: Int) -> _Element { makeChild(index) }

    /// Whether both have the same rows in the same order, for sure.
    final func hasSameData(as other: KeyedElement) -> Bool {
        guard let bytes, let others = other.bytes else { return false }
        return bytes == others && count == other.count
    }

    /// The hash of a row's identity.
    func rowHash(_ index: Int) -> Int { 0 }

    /// Whether a row has the identity of a row of `other`, which is of the same kind.
    func isRow(_ index: Int, theSameAs row: Int, in other: KeyedElement) -> Bool { false }

    /// The index of the row with the identity of an element's only row.
    final func index(of key: KeyedElement) -> Int? {
        guard key.matches(self) else { return nil }
        for index in 0..<count where key.isRow(0, theSameAs: index, in: self) { return index }
        return nil
    }

    final override func makeNode(_ site: NodeSite) -> Node {
        site.parent?.makeRows(self, site) ?? KeyedNode(site, self)
    }
}

/// The rows of a `ForEach` with their identities.
final class ForEachElement<ID: Hashable>: KeyedElement {
    private let id: (Int) -> ID

    init(
        count: Int, isCollection: Bool = false, bytes: (UInt, UInt)? = nil,
        id: @escaping (Int) -> ID, child: @escaping (Int) -> _Element
    ) {
        self.id = id
        super.init(count: count, isCollection: isCollection, bytes: bytes, child: child)
    }

    override func matches(_ other: _Element) -> Bool { other is ForEachElement<ID> }

    override func distribute(_ wrap: @escaping (_Element) -> _Element) -> _Element {
        ForEachElement(
            count: count, isCollection: isCollection, bytes: bytes, id: id,
            child: { [self] in child(at: $0).distribute(wrap) })
    }

    /// The identity of a row.
    func identity(_ index: Int) -> ID { id(index) }

    override func rowHash(_ index: Int) -> Int { id(index).hashValue }

    override func isRow(_ index: Int, theSameAs row: Int, in other: KeyedElement) -> Bool {
        id(index) == unsafeDowncast(other, to: ForEachElement<ID>.self).id(row)
    }
}

/// Finds for each new row the old one with the same identity, each old one at most once, or -1.
///
/// Old rows hang in chains by their hash, in order; a `Dictionary` would be 3 KB of every page.
private func matchRows(_ new: KeyedElement, _ old: KeyedElement) -> [Int] {
    var capacity = 1
    while capacity < old.count { capacity *= 2 }
    var heads = [Int](repeating: -1, count: capacity)
    var next = [Int](repeating: -1, count: old.count)
    var hashes = [Int](repeating: 0, count: old.count)
    for index in (0..<old.count).reversed() {
        hashes[index] = old.rowHash(index)
        let chain = hashes[index] & (capacity - 1)
        next[index] = heads[chain]
        heads[chain] = index
    }
    var result = [Int](repeating: -1, count: new.count)
    var isTaken = [Bool](repeating: false, count: old.count)
    for index in 0..<new.count {
        let hash = new.rowHash(index)
        var match = heads[hash & (capacity - 1)]
        while match >= 0,
            isTaken[match] || hash != hashes[match]
                || !new.isRow(index, theSameAs: match, in: old)
        {
            match = next[match]
        }
        guard match >= 0 else { continue }
        isTaken[match] = true
        result[index] = match
    }
    return result
}

/// The rows of a `ForEach`.
class RowsNode: DynamicChildrenNode {
    final var element: KeyedElement

    init(_ site: NodeSite, rows element: KeyedElement) {
        self.element = element
        super.init(site)
    }

    /// Makes the description of a row. What it reads, the view around depends on.
    final func makeChild(_ index: Int) -> _Element {
        var ancestor = parent
        while let current = ancestor, !(current is CompositeNode) { ancestor = current.parent }
        let outer = root.evaluating
        if let reader = ancestor as? CompositeNode { root.evaluating = reader }
        defer { root.evaluating = outer }
        return element.child(at: index)
    }

    /// The row at an index, where it is alive.
    func row(at index: Int) -> Node? { nil }

    /// Where a row that is not alive would lie in the space of its container.
    func estimatedFrame(_ index: Int) -> CGRect? { nil }
}

final class KeyedNode: RowsNode {
    private var children: [_Element] = []
    private var rows: [Node] = []

    init(_ site: NodeSite, _ element: KeyedElement) {
        super.init(site, rows: element)
        children = (0..<element.count).map { makeChild($0) }
        rows = children.map { $0.makeNode(childSite) }
        slots = rows
        wasUpdated = true
    }

    override func patch(_ element: _Element) {
        let old = (element: self.element, children: children)
        self.element = unsafeDowncast(element, to: KeyedElement.self)
        children = (0..<self.element.count).map { makeChild($0) }
        if hasSameRows(as: old.element) {
            patchInPlace(old.children)
        } else {
            rearrange(old.children, matchRows(self.element, old.element))
        }
    }

    override func row(at index: Int) -> Node? { rows[index] }

    private func hasSameRows(as old: KeyedElement) -> Bool {
        guard element.count == old.count else { return false }
        for index in 0..<element.count
        where !element.isRow(index, theSameAs: index, in: old) { return false }
        return true
    }

    private func patchInPlace(_ old: [_Element]) {
        for index in rows.indices {
            let child = children[index]
            if child.matches(old[index]) {
                rows[index].patch(child)
            } else {
                return rearrange(old, Array(rows.indices))
            }
        }
    }

    private func rearrange(_ old: [_Element], _ sources: [Int]) {
        let oldRows = rows
        var isKept = [Bool](repeating: false, count: oldRows.count)
        var added: [Node] = []
        rows = children.indices.map { index in
            let child = children[index]
            let source = sources[index]
            if source >= 0, child.matches(old[source]) {
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
