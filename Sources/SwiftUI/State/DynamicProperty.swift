/// A stored property that the runtime connects to storage before it reads a view's body.
public protocol DynamicProperty {
    mutating func _visit(_ visitor: _DynamicPropertyVisitor)
}

/// Gives each dynamic property of a view the storage it had at the last evaluation.
///
/// Properties are visited in order of declaration, so the position of a property is its identity.
public final class _DynamicPropertyVisitor {
    unowned(unsafe) var node: CompositeNode?
    private var storages: [Storage] = []
    private var position = 0
    /// Set when a property read the environment: the view is evaluated again when that changes.
    var readsEnvironment = false

    var environment: EnvironmentBox { node!.environment }
    var root: RenderRoot { node!.root }

    func begin() {
        position = 0
    }

    /// The storage of the next property, made on the first visit.
    func next(_ make: () -> Storage) -> Storage {
        defer { position += 1 }
        if position < storages.count { return storages[position] }
        let storage = make()
        storage.root = root
        storage.owner = node
        storages.append(storage)
        return storage
    }

    /// The view is gone: its storages change nothing any more.
    func release() {
        for storage in storages { storage.detach() }
    }
}
