extension ForEach {
    /// Lets rows of a list be deleted by a swipe.
    ///
    ///     ForEach(tasks) { TaskRow(task: $0) }.onDelete { tasks.remove(atOffsets: $0) }
    ///
    /// Each row without swipe actions of its own gets a button “Delete”. There is no edit mode.
    ///
    /// - Parameter action: is told the index of the row; nil when nothing can be deleted.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some View {
        guard let action else { return _ElementView(erased) }
        return _ElementView(
            ForEach._makeElement(self) { index, row in
                let delete = Button("Delete", role: .destructive) {
                    action(IndexSet(integer: index))
                }
                let group = SwipeGroup(
                    edge: .trailing, allowsFullSwipe: true, actions: delete.erased, presented: nil)
                let traits = RowTraits(groups: [group], isDelete: true)
                return row.distribute { RowTraitElement($0, traits) }
            })
    }
}
