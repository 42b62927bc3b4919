/// What a row's buttons know of the row, and what closes it.
final class SwipeHandle: OpenRow {
    unowned(unsafe) var row: SwipeNode?
    /// Stands for the styles of the row's buttons.
    let key = StyleKey()

    /// Does what a button is there for, in the row's way.
    func run(_ role: ButtonRole?, _ action: () -> Void) {
        row?.willRun(isDestructive: role == .destructive)
        // A removal that the author does not animate moves all the same, as in a list.
        withTransaction(Transaction(animation: .default), action)
        row?.root.requestFrame()
    }

    override func dismiss() {
        row?.close(animated: true)
    }

    override func press(_ path: [Node]) -> [Node] {
        guard let row, path.contains(where: { $0 === row }) else {
            dismiss()
            return path
        }
        // On the content of an open row a tap only closes it, and a drag goes on swiping.
        return path.contains { ($0 as? SwipePartNode)?.isAction ?? false } ? path : [row]
    }
}
