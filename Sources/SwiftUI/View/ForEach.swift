/// One view for each element of a collection, each keeping its state by the element's identity.
///
///     ForEach(places) { place in PlaceRow(place: place) }
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _PrimitiveView
{
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID

    public nonisolated static func _makeElement(_ view: ForEach) -> _Element {
        var ids: [ID] = []
        var children: [_Element] = []
        for value in view.data {
            ids.append(view.id(value))
            children.append(view.content(value).erased)
        }
        return ForEachElement<ID>(ids: ids, children: children)
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    public nonisolated init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach {
    #if hasFeature(Embedded)
        public init(
            _ data: Data, id: @escaping (Data.Element) -> ID,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.init(data: data, content: content, id: id)
        }
    #else
        public nonisolated init(
            _ data: Data, id: KeyPath<Data.Element, ID>,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.init(data: data, content: content, id: { $0[keyPath: id] })
        }
    #endif
}
