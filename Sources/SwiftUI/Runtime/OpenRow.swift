import GeometryKernel

/// What is open in front of the rest and closes when something else is used: a swiped row.
///
/// A tree has at most one. A tree without rows that swipe has none of the code either.
class OpenRow {
    /// A pointer goes down; the path to use in place of the one that was hit.
    func press(_ path: [Node]) -> [Node] { path }

    /// Closes it.
    func dismiss() {}
}

/// What takes the wheel before the browser scrolls with it: set by the first row of a tree that swipes,
/// nil in a tree without.
class WheelTarget {
    /// The wheel is turned over a point, in points of content; zero once it has come to rest.
    func turn(at point: CGPoint, by delta: CGSize) -> Bool { false }
}

extension RenderRoot {
    /// The wheel is turned over a point of the root's space; true when a view takes it.
    ///
    /// - Parameter delta: how far a page would scroll. Zero ends the turn: the host sends it .15 s after
    ///   the last event that was taken.
    package func wheel(at point: CGPoint, by delta: CGSize, time: Double) -> Bool {
        advanceClock(to: time)
        return wheelTarget?.turn(at: point, by: delta) ?? false
    }
}
