/// What is open in front of the rest and closes when something else is used: a swiped row.
///
/// A tree has at most one. A tree without rows that swipe has none of the code either.
class OpenRow {
    /// A pointer goes down; the path to use in place of the one that was hit.
    func press(_ path: [Node]) -> [Node] { path }

    /// Closes it.
    func dismiss() {}
}
