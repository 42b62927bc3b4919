/// The layers the host shows, and the ops that bring it up to date.
package final class LayerTree {
    /// Where the layers write; the host reads and empties it once a frame.
    package let buffer: OpBuffer

    /// The layer that fills the viewport. It has id 1, exists from the start and is never removed.
    package private(set) lazy var root = Layer(kind: .group, tree: self, id: 1)

    /// The id that the next layer gets. Ids are never reused.
    package private(set) var nextID: UInt32 = 2

    /// How many layers are alive, the root included.
    package private(set) var liveCount = 1

    /// A tree with only its root.
    package init(buffer: OpBuffer = OpBuffer()) { self.buffer = buffer }

    func makeID() -> UInt32 {
        defer { nextID += 1 }
        liveCount += 1
        return nextID
    }

    func forget() { liveCount -= 1 }
}
