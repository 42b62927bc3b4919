import GeometryKernel

/// What a view in a list says of its row.
final class RowTraits {
    let groups: [SwipeGroup]
    /// The buttons are those of `onDelete`, for rows without their own.
    let isDelete: Bool
    var insets: EdgeInsets?
    var hiddenLines: VerticalEdge.Set?
    var lineTint: Color?
    var background: _Element?

    init(groups: [SwipeGroup] = [], isDelete: Bool = false) {
        self.groups = groups
        self.isDelete = isDelete
    }
}

final class RowTraitElement: _Element {
    let child: _Element
    let traits: RowTraits

    init(_ child: _Element, _ traits: RowTraits) {
        self.child = child
        self.traits = traits
    }

    override func makeNode(_ site: NodeSite) -> Node { RowTraitNode(site, child, traits) }
    override func matches(_ other: _Element) -> Bool { other is RowTraitElement }
}

/// Hands what is said of a row to the row; outside of a list nobody hears it, as on iOS.
final class RowTraitNode: ModifierNode {
    private(set) var traits: RowTraits
    unowned(unsafe) private var row: ListRowNode?

    init(_ site: NodeSite, _ child: _Element, _ traits: RowTraits) {
        self.traits = traits
        row = SwipeNode.around(site) as? ListRowNode
        super.init(site, child: child)
    }

    /// Before the child is made, so that the outermost comes first.
    override func prepare() { row?.add(self) }

    override func patch(_ element: _Element) {
        if let element = element as? RowTraitElement {
            traits = element.traits
            updateChild(element.child)
        } else {
            let element = unsafeDowncast(element, to: SwipeElement.self)
            traits = RowTraits(groups: element.groups)
            updateChild(element.child)
        }
        row?.traitsDidChange(self)
    }

    override func willUnmount() { row?.remove(self) }
}

extension View {
    private nonisolated func rowTrait(_ change: (RowTraits) -> Void) -> _ElementView {
        let traits = RowTraits()
        change(traits)
        return _ElementView(erased.distribute { RowTraitElement($0, traits) })
    }

    /// Sets the space around the content of a row of a list; nil leaves it to the list.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        rowTrait { $0.insets = insets }
    }

    /// Draws or leaves out the lines above and below a row of a list.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        rowTrait { $0.hiddenLines = visibility == .hidden ? edges : [] }
    }

    /// Colours the line below a row of a list.
    public nonisolated func listRowSeparatorTint(_ color: Color?) -> some View {
        rowTrait { $0.lineTint = color }
    }

    /// Puts a view behind a row of a list in the place of the list's own ground; nil leaves that.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        rowTrait { $0.background = view?.erased }
    }
}
