package import GeometryKernel

/// What was sent last of each kind, as words.
struct SentWords {
    var clip: [UInt32] = []
    var paint: [UInt32] = []
    var shadows: [UInt32] = []
    var textStyle: [UInt32] = []
    var symbol: [UInt32] = []
    var semantics: [UInt32] = []
}

/// One element on the host. Each setter compares with what was sent last, as Float32, and writes an op only on a change.
///
///     let card = Layer(kind: .box, tree: tree)
///     card.setFrame(CGRect(x: 0, y: 0, width: 300, height: 400))
///     tree.root.setChildren([card])
///
/// A new layer stands at a zero frame with identity transform, opacity 1, no clip, no paint and no semantics, and setting these
/// writes nothing. A setter costs a comparison; none allocates while values stay the same.
/// Using a layer after `remove()` is an error of the caller.
package final class Layer {
    /// Identity on the wire; the root has 1.
    package let id: UInt32
    /// What the host made.
    package let kind: LayerKind

    unowned(unsafe) let tree: LayerTree
    /// The layer that shows this one. Cleared when either is removed.
    package internal(set) unowned(unsafe) var parent: Layer?
    /// Children as sent, back to front.
    package internal(set) var children: [Layer] = []
    /// False after `remove()`.
    package internal(set) var isAlive = true

    package internal(set) var frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    package internal(set) var transform = Transform3D.identity
    package internal(set) var opacity = 1.0
    package internal(set) var textBytes: [UInt8] = []
    package internal(set) var semantics = SemanticsValue()
    package internal(set) var input = InputValue()
    package internal(set) var scroll: ScrollValue?
    /// The payloads of the ops whose values are not kept.
    var sent = SentWords()
    /// What few layers have, made when it is first set.
    package internal(set) var extras: LayerExtras?

    /// Makes a layer and writes its `create` op. It shows once a parent lists it.
    package convenience init(kind: LayerKind, tree: LayerTree) {
        self.init(kind: kind, tree: tree, id: tree.makeID())
        buffer.op(.create, id)
        buffer.i32(kind.rawValue)
        buffer.end()
    }

    /// A layer that the host has already.
    init(kind: LayerKind, tree: LayerTree, id: UInt32) {
        self.kind = kind
        self.tree = tree
        self.id = id
    }

    var buffer: OpBuffer { tree.buffer }

    /// The text as sent.
    package var text: String { String(decoding: textBytes, as: UTF8.self) }
}
