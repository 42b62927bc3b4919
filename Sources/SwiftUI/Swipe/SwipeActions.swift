import GeometryKernel

/// The buttons at one edge of a row.
final class SwipeGroup {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: _Element
    let presented: ((Bool) -> Void)?

    init(
        edge: HorizontalEdge, allowsFullSwipe: Bool, actions: _Element,
        presented: ((Bool) -> Void)?
    ) {
        self.edge = edge
        self.allowsFullSwipe = allowsFullSwipe
        self.actions = actions
        self.presented = presented
    }
}

/// A row with buttons behind its edges.
class SwipeElement: _Element {
    let child: _Element
    let groups: [SwipeGroup]

    init(child: _Element, groups: [SwipeGroup]) {
        self.child = child
        self.groups = groups
    }

    override func makeNode(_ site: NodeSite) -> Node {
        SwipeNode.around(site)?.trait(self, site) ?? SwipeNode(site, self)
    }

    override func matches(_ other: _Element) -> Bool {
        guard let other = other as? SwipeElement, other.groups.count == groups.count else {
            return false
        }
        return zip(groups, other.groups).allSatisfy { $0.edge == $1.edge }
    }

    /// One row for both edges: a second modifier joins the first.
    static func make(_ row: _Element, _ group: SwipeGroup) -> _Element {
        guard let inner = row as? SwipeElement else {
            return SwipeElement(child: row, groups: [group])
        }
        let others = inner.groups.filter { $0.edge != group.edge }
        return SwipeElement(child: inner.child, groups: others + [group])
    }
}

/// Marks the views in which rows can be swiped.
final class SwipeContainerValue: CustomValue {}

extension EnvironmentValues {
    /// Whether a list or a container takes care of the rows' swipes.
    var holdsSwipes: Bool {
        get { custom.contains { $0 is SwipeContainerValue } }
        set {
            if newValue == holdsSwipes { return }
            custom.removeAll { $0 is SwipeContainerValue }
            if newValue { custom.append(SwipeContainerValue()) }
        }
    }
}

extension View {
    /// Puts buttons behind an edge of a row: a swipe shows them, a long one runs the first.
    ///
    /// Works on rows of a `List` and inside a `swipeActionsContainer()`; elsewhere it does nothing, as on
    /// iOS, and says so once. A second use at the same edge takes the place of the first. To assistive
    /// technology a closed row offers the buttons by name; the arrow keys open a row that has the focus.
    ///
    ///     TaskRow(task).swipeActions {
    ///         Button("Delete", systemImage: "trash", role: .destructive) { delete(task) }
    ///     }
    ///
    /// - Parameters:
    ///   - edge: where the buttons are.
    ///   - allowsFullSwipe: whether a swipe over most of the row runs the first button's action.
    ///   - content: the buttons; the first one is the outermost.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        swipeElement(edge, allowsFullSwipe, content().erased, nil)
    }

    /// Puts buttons behind an edge of a row, and tells when they are revealed and when dismissed.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T, onPresentationChanged: @escaping (Bool) -> Void
    ) -> some View {
        swipeElement(edge, allowsFullSwipe, content().erased, onPresentationChanged)
    }

    private nonisolated func swipeElement(
        _ edge: HorizontalEdge, _ allowsFullSwipe: Bool, _ actions: _Element,
        _ presented: ((Bool) -> Void)?
    ) -> _ElementView {
        let group = SwipeGroup(
            edge: edge, allowsFullSwipe: allowsFullSwipe, actions: actions, presented: presented)
        return _ElementView(erased.distribute { SwipeElement.make($0, group) })
    }

    /// Lets the rows inside show their swipe actions, one row at a time.
    ///
    /// Another row's swipe, a scroll, a press elsewhere and Escape close the open row. A press elsewhere
    /// also does what it would do otherwise.
    ///
    ///     ScrollView { LazyVStack { … } }.swipeActionsContainer()
    public nonisolated func swipeActionsContainer() -> some View {
        environmentElement { $0.holdsSwipes = true }
    }
}
