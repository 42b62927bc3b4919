import GeometryKernel
import LayoutKernel

/// One walk over a lazy container's views, along its axis: measures those in the window and places them.
///
/// Positions count from the leading edge. Lines are filled one after another; a stack's line has one view.
final class LazyPass {
    private let node: LazyNode
    private let axis: Axis
    private let cross: Double?
    private let places: Bool
    private let tracks: [GridTrack]
    private let isStack: Bool
    let visible: ClosedRange<Double>
    let window: ClosedRange<Double>

    /// Where the next line begins.
    private(set) var position = 0.0
    /// The length of everything, once the walk is finished.
    private(set) var length = 0.0
    /// The widest line.
    private(set) var widest = 0.0
    private(set) var placed: [LazyPlace] = []
    private(set) var pinned: [Node] = []
    private var line: [(item: Node, size: CGSize, proposal: ProposedSize)] = []
    private var isEmpty = true
    /// The last view belongs to a section.
    private var endsSection = false

    init(_ node: LazyNode, cross: Double?, places: Bool) {
        self.node = node
        self.cross = cross
        self.places = places
        axis = node.axis
        isStack = node.layout.columns == nil
        tracks = node.layout.columns?(cross ?? 0) ?? []
        visible = node.visible
        window = node.window
    }

    // MARK: The walk

    func visit(_ node: Node) {
        if node.isLeaving { return }
        if let rows = node as? LazyRowsNode {
            visitRows(rows)
        } else if let section = node as? SectionNode {
            visitSection(section)
        } else if node.isTransparent {
            node.forEachChild { visit($0) }
        } else {
            var items: [Node] = []
            node.collectItems(&items)
            for item in items { add(item) }
        }
    }

    private func visitRows(_ rows: LazyRowsNode) {
        closeLine()
        if rows.element.count > 0 { openGroup() }
        rows.beginPass(perLine: max(tracks.count, 1), at: position)
        var line = rows.lengths.row(at: window.lowerBound - position)
        let start = position
        position = start + rows.lengths.start(of: line)
        let first = line
        while line < rows.lengths.count, position < window.upperBound,
            line - first < LazyRowsNode.lineLimit
        {
            let before = position
            for row in rows.rows(inLine: line) { visit(rows.node(at: row)) }
            closeLine()
            rows.lengths.set(position - before, at: line)
            line += 1
        }
        rows.endPass(lines: first..<line)
        position = start + rows.lengths.start(of: rows.lengths.count)
        if rows.lengths.count > 0 { isEmpty = false }
    }

    private func visitSection(_ section: SectionNode) {
        closeLine()
        endsSection = true
        openGroup()
        let header = addWhole(section.header)
        visit(section.content)
        closeLine()
        let footerStart = position
        let footer = addWhole(section.footer)
        endsSection = true
        let options = node.layout.pinned
        let end = position - node.spacing
        if options.contains(.sectionHeaders), let header {
            pin(header, at: min(max(header.start, visible.lowerBound), end - header.length))
        }
        if options.contains(.sectionFooters), let footer {
            let start = min(footerStart, visible.upperBound - footer.length)
            pin(footer, at: max(start, header?.start ?? footerStart))
        }
    }

    /// Leaves room between a section and what is next to it.
    private func openGroup() {
        if endsSection && !isEmpty { position += node.sectionGap }
        endsSection = false
    }

    /// Views that have a line for themselves; gives the last one.
    private func addWhole(_ part: Node) -> LazyPlace? {
        var items: [Node] = []
        part.collectItems(&items)
        var last: LazyPlace?
        for item in items {
            let proposal = proposal(cross)
            let size = item.layoutSize(proposal)
            last = LazyPlace(node: item, start: position, length: major(size))
            put(item, size, proposal, at: position, room: cross ?? minor(size), from: 0, nil)
            advance(by: major(size), minor: minor(size))
        }
        return last
    }

    private func pin(_ place: LazyPlace, at start: Double) {
        guard places else { return }
        pinned.append(place.node)
        let proposal = proposal(cross)
        let size = place.node.layoutSize(proposal)
        put(place.node, size, proposal, at: start, room: cross ?? minor(size), from: 0, nil)
    }

    // MARK: Lines

    private func add(_ item: Node) {
        let column = line.count
        if column == 0 { openGroup() }
        let proposal = proposal(isStack ? cross : tracks[column].length)
        line.append((item, item.layoutSize(proposal), proposal))
        if line.count >= max(tracks.count, 1) { closeLine() }
    }

    private func closeLine() {
        guard !line.isEmpty else { return }
        var length = 0.0
        var width = 0.0
        for (_, size, _) in line {
            length = max(length, major(size))
            width = max(width, minor(size))
        }
        for (column, (item, size, proposal)) in line.enumerated() {
            if isStack {
                put(item, size, proposal, at: position, room: cross ?? width, from: 0, nil)
                continue
            }
            let track = tracks[column]
            let alignment = track.alignment ?? .center
            let shift =
                axis == .vertical
                ? alignment.vertical.guide.defaultValue(in: CGSize(width: 0, height: length))
                    - alignment.vertical.guide.defaultValue(in: size)
                : alignment.horizontal.guide.defaultValue(in: CGSize(width: length, height: 0))
                    - alignment.horizontal.guide.defaultValue(in: size)
            put(
                item, size, proposal, at: position + shift, room: track.length,
                from: gridStart + track.start, alignment)
        }
        line.removeAll(keepingCapacity: true)
        advance(by: length, minor: isStack ? width : gridWidth)
    }

    private func advance(by length: Double, minor: Double) {
        position += length + node.spacing
        widest = max(widest, minor)
        isEmpty = false
    }

    private var gridWidth: Double { tracks.last.map { $0.start + $0.length } ?? 0 }

    /// Where the columns begin in a wider or narrower grid.
    private var gridStart: Double {
        guard let cross else { return 0 }
        return aligned(node.layout.alignment, length: gridWidth, in: cross)
    }

    private func aligned(_ alignment: Alignment, length: Double, in room: Double) -> Double {
        axis == .vertical
            ? alignment.horizontal.guide.defaultValue(in: CGSize(width: room - length, height: 0))
            : alignment.vertical.guide.defaultValue(in: CGSize(width: 0, height: room - length))
    }

    func finish() {
        closeLine()
        length = isEmpty ? 0 : max(position - node.spacing, 0)
    }

    // MARK: Places

    private func put(
        _ item: Node, _ size: CGSize, _ proposal: ProposedSize, at start: Double, room: Double,
        from: Double, _ alignment: Alignment?
    ) {
        placed.append(LazyPlace(node: item, start: start, length: major(size)))
        guard places else { return }
        let offset = from + offset(of: item, size, alignment ?? node.layout.alignment, in: room)
        let frame = node.frame.size
        let origin =
            axis == .vertical
            ? CGPoint(x: offset, y: start) : CGPoint(x: start, y: offset)
        item.place(
            at: node.isMirrored
                ? CGPoint(x: frame.width - origin.x - size.width, y: origin.y) : origin,
            size: size, proposal: proposal)
    }

    /// Where an item lies across the axis, its guide on that of the room.
    private func offset(
        of item: Node, _ size: CGSize, _ alignment: Alignment, in room: Double
    ) -> Double {
        if axis == .vertical {
            let guide = alignment.horizontal.guide
            return guide.defaultValue(in: CGSize(width: room, height: 0))
                - item.layoutGuide(guide, size: size)
        }
        let guide = alignment.vertical.guide
        return guide.defaultValue(in: CGSize(width: 0, height: room))
            - item.layoutGuide(guide, size: size)
    }

    private func proposal(_ minor: Double?) -> ProposedSize {
        axis == .vertical
            ? ProposedSize(width: minor, height: nil) : ProposedSize(width: nil, height: minor)
    }

    private func major(_ size: CGSize) -> Double { axis == .vertical ? size.height : size.width }
    private func minor(_ size: CGSize) -> Double { axis == .vertical ? size.width : size.height }
}
