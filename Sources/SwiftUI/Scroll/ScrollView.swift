import GeometryKernel
import LayoutKernel

/// Content that may be larger than its room, and moves in it.
///
///     ScrollView {
///         ForEach(notes) { note in NoteRow(note: note) }
///     }
///
/// The page scrolls with the browser's own scrolling. Several views lie in a `VStack`, also in a
/// horizontal scroll view (measured). Along its axes the scroll view takes all the room there is, across
/// them it is as large as its content.
public nonisolated struct ScrollView<Content: View>: _PrimitiveView {
    /// What scrolls.
    public var content: Content
    /// The directions in which the content moves.
    public var axes: Axis.Set
    /// Whether scroll bars may show.
    public var showsIndicators: Bool

    /// - Parameters:
    ///   - axes: the directions in which the content moves; it is offered its ideal length along them.
    ///   - showsIndicators: whether scroll bars may show.
    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    /// The element of a scroll view.
    public nonisolated static func _makeElement(_ view: ScrollView) -> _Element {
        ScrollElement(
            axes: view.axes, showsIndicators: view.showsIndicators,
            child: ContainerElement(
                .stack(StackLayout(axis: .vertical)), child: view.content.erased))
    }
}

final class ScrollElement: _Element {
    let axes: Axis.Set
    let showsIndicators: Bool
    let child: ContainerElement

    init(axes: Axis.Set, showsIndicators: Bool, child: ContainerElement) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.child = child
    }

    override func makeNode(_ site: NodeSite) -> Node { ScrollNode(site, self) }

    override func matches(_ other: _Element) -> Bool {
        (other as? ScrollElement)?.axes == axes
    }
}
