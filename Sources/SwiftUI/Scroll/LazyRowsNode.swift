import GeometryKernel
import LayoutKernel

/// The rows of a `ForEach` in a lazy container: those in its window are alive.
final class LazyRowsNode: RowsNode {
    private struct Row {
        var index: Int
        var element: _Element
        var node: Node
    }

    /// Lines that one pass may make: rows without a length would otherwise all be made.
    static let lineLimit = 400

    private unowned(unsafe) let container: LazyNode
    /// By index.
    private var live: [Row] = []
    /// The indices of the rows that are alive, in order.
    var liveIndices: [Int] { live.map { $0.index } }
    private var leaving: [Node] { slots.filter { $0.isLeaving && $0.isMounted } }
    /// The lengths of lines, with the distance to the next.
    var lengths: LengthTable
    private var perLine = 1
    /// Where the rows begin in the container.
    private var start = 0.0

    init(_ site: NodeSite, _ element: KeyedElement, in container: LazyNode) {
        self.container = container
        lengths = LengthTable(count: element.count, estimate: container.fallback)
        super.init(site, rows: element)
        wasUpdated = true
    }

    // MARK: Layout

    func rows(inLine line: Int) -> Range<Int> {
        (line * perLine)..<min((line + 1) * perLine, element.count)
    }

    func beginPass(perLine: Int, at start: Double) {
        self.start = start
        let lines = (element.count + perLine - 1) / perLine
        guard perLine != self.perLine || lines != lengths.count else { return }
        self.perLine = perLine
        lengths = LengthTable(count: lines, estimate: lengths.estimate)
    }

    /// The row at an index, made where it is not alive.
    func node(at index: Int) -> Node {
        let place = place(of: index)
        if place < live.count, live[place].index == index { return live[place].node }
        let child = makeChild(index)
        let node = child.makeNode(childSite)
        live.insert(Row(index: index, element: child, node: node), at: place)
        return node
    }

    /// Lets go of what lies outside the lines that were visited, and learns from their lengths.
    func endPass(lines: Range<Int>) {
        let first = lines.lowerBound * perLine
        let end = lines.upperBound * perLine
        for row in live where row.index < first || row.index >= end { row.node.unmount() }
        live.removeAll { $0.index < first || $0.index >= end }
        updateSlots()
        // Rows above that nobody has measured would all move with the estimate.
        guard lengths.isKnown(before: lines.lowerBound) else { return }
        lengths.estimate = lengths.measured.mean
        container.fallback = lengths.estimate
    }

    private func place(of index: Int) -> Int {
        live.firstIndex { $0.index >= index } ?? live.count
    }

    private func updateSlots() {
        slots = leaving + live.map { $0.node }
    }

    override func row(at index: Int) -> Node? {
        live.first { $0.index == index }?.node
    }

    override func estimatedFrame(_ index: Int) -> CGRect? {
        let line = index / perLine
        let begin = start + lengths.start(of: line)
        let length = max(lengths.start(of: line + 1) + start - begin - container.spacing, 0)
        let size = container.frame.size
        if container.axis == .vertical {
            return CGRect(x: 0, y: begin, width: size.width, height: length)
        }
        return CGRect(
            x: container.isMirrored ? size.width - begin - length : begin, y: 0, width: length,
            height: size.height)
    }

    // MARK: Update

    override func patch(_ element: _Element) {
        let new = unsafeDowncast(element, to: KeyedElement.self)
        let old = self.element
        self.element = new
        if new.hasSameData(as: old) {
            for place in live.indices { refresh(place) }
        } else {
            rearrange(new, old)
        }
    }

    private func refresh(_ place: Int) {
        let row = live[place]
        let child = makeChild(row.index)
        let node = reconcile(row.node, from: row.element, to: child, site: childSite)
        live[place].element = child
        guard node !== row.node else { return }
        live[place].node = node
        updateSlots()
        structureDidChange()
    }

    /// Finds the live rows among the new ones: most lie before or behind what changed.
    private func rearrange(_ new: KeyedElement, _ old: KeyedElement) {
        let limit = min(new.count, old.count)
        var prefix = 0
        while prefix < limit, new.isRow(prefix, theSameAs: prefix, in: old) { prefix += 1 }
        var suffix = 0
        while suffix < limit - prefix,
            new.isRow(new.count - 1 - suffix, theSameAs: old.count - 1 - suffix, in: old)
        {
            suffix += 1
        }
        if prefix == old.count, prefix == new.count {
            for place in live.indices { refresh(place) }
            return
        }
        let changed = prefix..<(new.count - suffix)
        let window = (live.first?.index ?? 0)...(live.last?.index ?? 0)
        var kept: [Row] = []
        for var row in live {
            if row.index >= old.count - suffix {
                row.index += new.count - old.count
            } else if row.index >= prefix {
                guard let index = find(row.index, of: old, in: new, changed) else {
                    _ = beginRemoval(row.node)
                    continue
                }
                row.index = index
            }
            // Most stay in order, and the library's sorting would be 1 KB of the page.
            let place = kept.lastIndex { $0.index < row.index } ?? -1
            kept.insert(row, at: place + 1)
        }
        live = kept
        if perLine == 1 {
            lengths.replaceRows(prefix: prefix, suffix: suffix, count: new.count)
        } else {
            lengths.removeAll()
        }
        for place in live.indices { refresh(place) }
        insert(changed.clamped(to: window.lowerBound..<(window.upperBound + 1)))
        updateSlots()
        container.dataDidChange = true
        structureDidChange()
    }

    /// Rows farther away than that from where they were count as new ones.
    private static let searchLimit = 2000

    private func find(
        _ row: Int, of old: KeyedElement, in new: KeyedElement, _ range: Range<Int>
    ) -> Int? {
        let near = range.clamped(to: (row - Self.searchLimit)..<(row + Self.searchLimit))
        return near.first { new.isRow($0, theSameAs: row, in: old) }
    }

    /// Makes the new rows among those on screen at once, so that they come with the transaction.
    private func insert(_ range: Range<Int>) {
        for index in range where !live.contains(where: { $0.index == index }) {
            beginInsertion(node(at: index))
        }
    }
}
