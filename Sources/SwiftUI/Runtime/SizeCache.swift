import GeometryKernel
import LayoutKernel

/// What a node answered since its last change, for the few proposals a pass asks for.
///
/// Without it a stack of stacks asks each leaf a number of times that doubles with every level.
struct SizeCache {
    private static let limit = 6
    private var proposals: [ProposedSize] = []
    private var answers: [CGSize] = []

    subscript(proposal: ProposedSize) -> CGSize? {
        get {
            for index in proposals.indices where proposals[index] == proposal {
                return answers[index]
            }
            return nil
        }
        set {
            guard let newValue else { return }
            if proposals.count == Self.limit {
                proposals.removeFirst()
                answers.removeFirst()
            }
            proposals.append(proposal)
            answers.append(newValue)
        }
    }

    /// Where a modifier's content lies when the modifier has a size: guides ask for it once for each axis,
    /// which would double with every level too.
    var inside: (size: CGSize, frame: CGRect)?

    var isEmpty: Bool { proposals.isEmpty && inside == nil }

    mutating func removeAll() {
        inside = nil
        proposals.removeAll(keepingCapacity: true)
        answers.removeAll(keepingCapacity: true)
    }
}
