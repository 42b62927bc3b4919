/// State written with one transaction, waiting to enter the tree.
struct PendingWrites {
    let transaction: Transaction
    var storages: [Storage]
}

extension RenderRoot {
    /// Rounds of writes, layout and observers that one frame may take.
    ///
    /// A body or an observer that writes state for ever would hang the page; at the limit the frame goes
    /// on with what it has and the author is warned.
    private static let roundLimit = 64

    /// Queues a write. False when the storage already has a write waiting in the same transaction.
    func enqueue(_ storage: Storage, transaction: Transaction) -> Bool {
        requestFrame()
        if let last = pending.last, last.transaction.isSame(as: transaction) {
            if last.storages.contains(where: { $0 === storage }) { return false }
            pending[pending.count - 1].storages.append(storage)
        } else {
            transaction.listener?.hold()
            pending.append(PendingWrites(transaction: transaction, storages: [storage]))
        }
        return true
    }

    /// Brings the tree up to date with all state: bodies, layout, observers, until nothing changes.
    func update() {
        var rounds = 0
        while rounds < Self.roundLimit {
            rounds += 1
            updateBodies()
            layout()
            let isQuiet = pending.isEmpty && dirty.isEmpty && actions.isEmpty
            runActions()
            runDueCompletions()
            if isQuiet && pending.isEmpty && dirty.isEmpty && actions.isEmpty { return }
        }
        // One literal: joining strings links what the standard library needs to append to any kind of them.
        warn(
            """
            State was still changing after 64 rounds in one frame; look for a body, onChange or \
            onGeometryChange that writes what it depends on.
            """)
    }

    /// Puts the waiting writes into the tree, one transaction after another.
    private func updateBodies() {
        evaluateDirty()
        // What bodies write meanwhile waits for the next round: one that writes what it reads would go on.
        for _ in 0..<pending.count {
            let next = pending.removeFirst()
            // What changed before does not take part in this animation.
            if next.transaction.effectiveAnimation != nil { layout() }
            transaction = next.transaction
            for storage in next.storages { storage.commitNext() }
            evaluateDirty()
            layoutInTransaction()
            transaction = Transaction()
            next.transaction.listener?.release()
        }
    }

    /// Evaluates the views whose state changed, parents first: a parent often evaluates its children.
    private func evaluateDirty() {
        while !dirty.isEmpty {
            var index = 0
            for candidate in dirty.indices where dirty[candidate].depth < dirty[index].depth {
                index = candidate
            }
            let node = dirty.remove(at: index)
            if node.isDirty && node.isMounted { node.evaluate() }
            node.isDirty = false
        }
    }

    private func runActions() {
        let due = actions
        actions = []
        for action in due { action() }
    }

    /// Calls the completions of animations that are over.
    func runDueCompletions() {
        let due = CompletionTracker.due
        CompletionTracker.due = []
        for action in due { action() }
    }
}
