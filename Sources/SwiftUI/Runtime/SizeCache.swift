import GeometryKernel
import LayoutKernel

/// The sizes a node answered since its last change, for the few proposals a pass asks for.
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

    var isEmpty: Bool { proposals.isEmpty }

    mutating func removeAll() {
        proposals.removeAll(keepingCapacity: true)
        answers.removeAll(keepingCapacity: true)
    }
}
