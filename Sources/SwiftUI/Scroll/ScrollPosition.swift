import GeometryKernel

/// Marks the rows that `scrollPosition(id:)` counts.
private final class ScrollTargetValue: CustomValue {}

extension EnvironmentValues {
    fileprivate var isScrollTarget: Bool {
        get { custom.contains { $0 is ScrollTargetValue } }
        set {
            if newValue == isScrollTarget { return }
            custom.removeAll { $0 is ScrollTargetValue }
            if newValue { custom.append(ScrollTargetValue()) }
        }
    }
}

/// Ties the row at a point of a scroll view to a binding.
private final class ScrollPositionElement<ID: Hashable>: ScrollObserverElement {
    private let id: Binding<ID?>
    private let anchor: UnitPoint?
    /// What the binding and the scroll view agree on.
    private var shown: ID?

    init(child: _Element, id: Binding<ID?>, anchor: UnitPoint?) {
        self.id = id
        self.anchor = anchor
        super.init(child: child)
    }

    override func matches(_ other: _Element) -> Bool { other is ScrollPositionElement<ID> }

    override func adopt(_ old: ScrollObserverElement) {
        shown = unsafeDowncast(old, to: ScrollPositionElement<ID>.self).shown
    }

    override func observe(_ geometry: ScrollGeometry, _ observer: ScrollObserver) {
        guard let scroll = observer.scroll else { return }
        if let wanted = id.wrappedValue, wanted != shown {
            show(wanted, in: scroll)
        } else if !scroll.isTravelling, let now = row(in: scroll), now != shown {
            shown = now
            let id = id
            observer.root.actions.append { id.wrappedValue = now }
        }
    }

    private func show(_ wanted: ID, in scroll: ScrollNode) {
        shown = wanted
        let key = ForEachElement(
            count: 1, id: { _ in wanted }, child: { _ in GroupElement([]) })
        guard let rows = scroll.container.firstRows(with: key) else { return }
        scroll.go(to: ScrollTarget(rows, key: key, anchor: anchor))
    }

    /// The identity of the row at the anchor; without one the first that shows.
    private func row(in scroll: ScrollNode) -> ID? {
        var lists: [RowsNode] = []
        collectLists(scroll.container, &lists)
        let isVertical = scroll.axes.contains(.vertical)
        let visible = scroll.visibleRect
        let point =
            isVertical
            ? visible.minY + visible.height * (anchor?.y ?? 0)
            : visible.minX + visible.width * (anchor?.x ?? 0)
        for list in lists {
            guard let element = list.element as? ForEachElement<ID>,
                let place = scroll.place(of: list.framed)
            else { continue }
            let indices = (list as? LazyRowsNode)?.liveIndices ?? Array(0..<element.count)
            for index in indices {
                guard let frame = list.row(at: index)?.itemsFrame else { continue }
                let rect = scroll.leading(frame.offsetBy(dx: place.x, dy: place.y))
                if (isVertical ? rect.maxY : rect.maxX) > point + 0.5 {
                    return element.identity(index)
                }
            }
        }
        return nil
    }

    private func collectLists(_ node: Node, _ lists: inout [RowsNode]) {
        if let rows = node as? RowsNode, rows.environment.values.isScrollTarget {
            return lists.append(rows)
        }
        node.forEachChild { collectLists($0, &lists) }
    }
}

extension View {
    /// Ties the row that the first scroll view inside shows to a binding: scrolling writes the identity of
    /// the row at the anchor, and writing an identity scrolls there, in the transaction of the write.
    ///
    /// The rows are those of a `ForEach` inside `scrollTargetLayout()`. What is written while the reader
    /// scrolls is written once for each row that comes to the anchor.
    ///
    ///     ScrollView { LazyVStack { rows }.scrollTargetLayout() }.scrollPosition(id: $top)
    ///
    /// - Parameter anchor: the point of the scroll view that counts, and to which a row is scrolled; nil
    ///   takes the first row that shows, and the shortest way to it.
    public nonisolated func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> some View {
        _ElementView(ScrollPositionElement(child: erased, id: id, anchor: anchor))
    }

    /// Makes the rows inside those that `scrollPosition(id:)` counts.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        environmentElement { $0.isScrollTarget = isEnabled }
    }
}
