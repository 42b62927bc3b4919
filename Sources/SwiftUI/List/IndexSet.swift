/// Positions in a collection, each once, in ascending order.
///
/// Foundation's type, as far as `onDelete` needs it.
public struct IndexSet: Equatable, Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
    private var indices: [Int] = []

    /// No positions.
    public init() {}

    /// One position.
    public init(integer: Int) {
        indices = [integer]
    }

    /// The positions of a list.
    public init(arrayLiteral elements: Int...) {
        for element in elements { insert(element) }
    }

    /// Adds a position.
    public mutating func insert(_ integer: Int) {
        let place = indices.firstIndex { $0 >= integer } ?? indices.count
        if place < indices.count, indices[place] == integer { return }
        indices.insert(integer, at: place)
    }

    /// Whether a position is one of them.
    public func contains(_ integer: Int) -> Bool { indices.contains(integer) }

    /// How many there are.
    public var count: Int { indices.count }
    /// Whether there are none.
    public var isEmpty: Bool { indices.isEmpty }
    /// The smallest; nil of none.
    public var first: Int? { indices.first }
    /// The largest; nil of none.
    public var last: Int? { indices.last }

    /// The positions, the smallest first.
    public func makeIterator() -> IndexingIterator<[Int]> { indices.makeIterator() }
}

extension Array {
    /// Takes out the elements at positions.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: offset) }
    }
}
