/// What a `State` or `GestureState` keeps between evaluations, without its type.
///
/// A storage has two values: the latest, which handlers see at once, and the current, which bodies see.
/// Writes wait in a queue and become current one transaction after another; otherwise a plain write
/// would take over the animation of a later one.
class Storage {
    unowned(unsafe) var root: RenderRoot?
    unowned(unsafe) var owner: CompositeNode?
    private var readers: [CompositeNode] = []
    private(set) var isAttached = true

    /// Makes the oldest waiting write current.
    func commitNext() {}

    /// The view is gone: writes change nothing any more.
    func detach() {
        isAttached = false
        readers = []
        owner = nil
    }

    /// Notes that the body being evaluated depends on this storage.
    final func noteRead() -> Bool {
        guard let reader = root?.evaluating else { return false }
        if !readers.contains(where: { $0 === reader }) { readers.append(reader) }
        return true
    }

    final func invalidateReaders() {
        readers.removeAll { !$0.isMounted }
        for reader in readers { reader.setNeedsUpdate() }
    }
}

/// The storage of one value.
final class ValueStorage<Value>: Storage {
    private var latest: Value
    private var current: Value
    private var waiting: [Value] = []

    init(_ value: Value) {
        latest = value
        current = value
    }

    func read() -> Value {
        noteRead() ? current : latest
    }

    func write(_ value: Value) {
        latest = value
        guard isAttached, let root else { return }
        if root.enqueue(self, transaction: Transaction.current) {
            waiting.append(value)
        } else {
            waiting[waiting.count - 1] = value
        }
    }

    override func commitNext() {
        guard !waiting.isEmpty else { return }
        var new = waiting.removeFirst()
        let isSame = withUnsafeBytes(of: &new) { a in
            withUnsafeBytes(of: &current) { b in haveEqualBytes(a, b) }
        }
        current = new
        if !isSame { invalidateReaders() }
    }
}
