/// One view for each element of a collection, each keeping its state by the element's identity.
///
///     ForEach(places) { place in PlaceRow(place: place) }
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _PrimitiveView
{
    /// The elements, one view for each.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID

    /// The views of all elements with their identities; two elements must not share one.
    public nonisolated static func _makeElement(_ view: ForEach) -> _Element {
        _makeElement(view) { $1 }
    }

    /// - Parameter wrap: what becomes of the row at an index.
    nonisolated static func _makeElement(
        _ view: ForEach, _ wrap: @escaping (Int, _Element) -> _Element
    ) -> _Element {
        let (data, id, content) = (view.data, view.id, view.content)
        let value: (Int) -> Data.Element = {
            data[data.index(data.startIndex, offsetBy: $0)]
        }
        return ForEachElement<ID>(
            count: data.count, isCollection: true, bytes: words(of: data), id: { id(value($0)) },
            child: { wrap($0, content(value($0)).erased) })
    }
}

/// The bytes of a value of one or two words.
private func words<Value>(of value: Value) -> (UInt, UInt)? {
    let (size, word) = (MemoryLayout<Value>.size, MemoryLayout<UInt>.size)
    guard size == word || size == 2 * word else { return nil }
    var value = value
    return withUnsafeBytes(of: &value) { bytes in
        let first = bytes.loadUnaligned(as: UInt.self)
        return (
            first,
            size == word ? 0 : bytes.loadUnaligned(fromByteOffset: word, as: UInt.self)
        )
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// A view for each element, kept apart by the elements' `id`.
    public nonisolated init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    /// A view for each number of a range, kept apart by the number.
    ///
    ///     ForEach(0..<3) { index in Text("Row \(index)") }
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach {
    #if hasFeature(Embedded)
        /// A view for each element, kept apart by what the closure reads.
        ///
        /// The lowering writes the closure for a key path.
        public init(
            _ data: Data, id: @escaping (Data.Element) -> ID,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.init(data: data, content: content, id: id)
        }
    #else
        /// A view for each element, kept apart by the value at a key path.
        ///
        ///     ForEach(names, id: \.self) { name in Text(name) }
        public nonisolated init(
            _ data: Data, id: KeyPath<Data.Element, ID>,
            @ViewBuilder content: @escaping (Data.Element) -> Content
        ) {
            self.init(data: data, content: content, id: { $0[keyPath: id] })
        }
    #endif
}
