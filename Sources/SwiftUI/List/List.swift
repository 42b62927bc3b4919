import GeometryKernel
import LayoutKernel

/// Rows below each other that scroll, those on screen alive.
///
///     List {
///         Section("Today") {
///             ForEach(tasks) { TaskRow(task: $0) }.onDelete { tasks.remove(atOffsets: $0) }
///         }
///     }
///
/// Rows can be swiped, see `swipeActions`. Nothing can be selected, moved or edited. Numbers and looks are
/// those of iOS 18 as far as they are known (inferred): rows at least 44 points high with padding of 11
/// and 16, cards 20 points from the edges with corners of 10, 35 points between sections. To assistive
/// technology it is a list, in which headers and footers count as items.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    let rows: _Element

    /// The element of a list.
    public nonisolated static func _makeElement(_ view: List) -> _Element {
        CompositeElement(ListBody(rows: view.rows))
    }
}

extension List where SelectionValue == Never {
    /// Rows and sections.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        rows = content().erased
    }

    /// A row for each element, kept apart by the elements' `id`.
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }

    /// A row for each number of a range.
    public nonisolated init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init { ForEach(data, content: rowContent) }
    }

    #if hasFeature(Embedded)
        /// A row for each element, kept apart by what the closure reads.
        public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
            _ data: Data, id: @escaping (Data.Element) -> ID,
            @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        ) where Content == ForEach<Data, ID, RowContent> {
            self.init { ForEach(data, id: id, content: rowContent) }
        }
    #else
        /// A row for each element, kept apart by the value at a key path.
        public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
            _ data: Data, id: KeyPath<Data.Element, ID>,
            @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        ) where Content == ForEach<Data, ID, RowContent> {
            self.init { ForEach(data, id: id, content: rowContent) }
        }
    #endif
}

/// The scroll view that a list is.
private nonisolated struct ListBody: View {
    let rows: _Element
    private var environment: EnvironmentBox?

    nonisolated init(rows: _Element) {
        self.rows = rows
    }

    var body: _ElementView {
        let look = environment?.values.listLook ?? ListLook()
        let layout = LazyLayout(
            axis: .vertical, spacing: 0, alignment: .center,
            pinned: look.isPlain ? .sectionHeaders : [])
        let list = ListElement(layout, child: ListRow.dress(rows))
        let insets =
            look.isPlain ? EdgeInsets() : EdgeInsets(top: 35, leading: 20, bottom: 35, trailing: 20)
        let column = _ElementView(ListColumnElement(list)).layoutElement(
            .padding(PaddingLayout(insets)))
        let scroll = ScrollElement(
            axes: .vertical, showsIndicators: true,
            child: ContainerElement(.stack(StackLayout(axis: .vertical)), child: column.element))
        let view = _ElementView(scroll).environmentElement { values in
            values.holdsSwipes = true
            values.changeControls {
                $0.buttonStyle = $0.buttonStyle ?? ListButton.style
                $0.labelStyle = $0.labelStyle ?? ListLabel.style
            }
        }
        if look.hidesGround { return view }
        let ground = Color(look.isPlain ? .systemBackground : .systemGroupedBackground)
        return view.secondaryElement(
            ShapeElement(.rectangle, style: AnyShapeStyle(ground)), .center, isInFront: false)
    }

    nonisolated static func _visitDynamicProperties(
        _ view: inout ListBody, _ visitor: _DynamicPropertyVisitor
    ) {
        visitor.readsEnvironment = true
        view.environment = visitor.environment
    }
}
