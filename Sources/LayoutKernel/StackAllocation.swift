internal import GeometryKernel

/// Shares the length of a stack among its children.
///
/// With a concrete length P: what is left of P after the gaps goes to groups of equal priority,
/// highest first. Before a group is served, the smallest lengths of all lower groups are set aside.
/// In a group the least flexible child comes first; each gets an equal share of what is left.
/// Reference: SwiftUI, reverse-engineered [RE].
struct StackAllocation {
    let axis: Axis
    let minor: CGFloat?
    let gaps: [CGFloat]
    var sizes: [CGSize] = []
    var proposals: [ProposedSize] = []

    init(axis: Axis, minor: CGFloat?, gaps: [CGFloat]) {
        self.axis = axis
        self.minor = minor
        self.gaps = gaps
    }

    /// The length of all children and gaps.
    var length: CGFloat {
        var length: CGFloat = 0
        for index in sizes.indices {
            length += gaps[index] + sizes[index].major(axis)
        }
        return length
    }

    mutating func run(_ items: [any LayoutItem], major: CGFloat?) {
        guard let major, major.isFinite, items.count > 1 else {
            measureAll(items, major: major)
            return
        }
        sizes = [CGSize](repeating: .zero, count: items.count)
        proposals = [ProposedSize](repeating: .zero, count: items.count)
        share(major, among: items)
    }

    /// An ideal, an infinite or an unshared length: the same for every child.
    private mutating func measureAll(_ items: [any LayoutItem], major: CGFloat?) {
        let proposal = ProposedSize(along: axis, major: major, minor: minor)
        for item in items {
            sizes.append(item.layoutSize(proposal).legal)
            proposals.append(proposal)
        }
    }

    private mutating func share(_ major: CGFloat, among items: [any LayoutItem]) {
        let order = prioritised(items)
        var available = major
        for gap in gaps { available -= gap }
        var start = 0
        while start < order.count {
            let priority = order[start].priority
            var end = start
            var reserved: CGFloat = 0
            while end < order.count, order[end].priority == priority {
                reserved += order[end].minimum
                end += 1
            }
            if start == 0 {
                for lower in order[end...] { available -= lower.minimum }
            } else {
                available += reserved
            }
            for position in start..<end {
                let share = legalLength(available / CGFloat(end - position))
                let index = order[position].index
                let proposal = ProposedSize(along: axis, major: share, minor: minor)
                let size = items[index].layoutSize(proposal).legal
                proposals[index] = proposal
                sizes[index] = size
                available -= size.major(axis)
            }
            start = end
        }
    }

    private func prioritised(_ items: [any LayoutItem]) -> [Candidate] {
        var order: [Candidate] = []
        order.reserveCapacity(items.count)
        for index in items.indices {
            let item = items[index]
            let smallest = item.layoutSize(ProposedSize(along: axis, major: 0, minor: minor))
            let largest = item.layoutSize(
                ProposedSize(along: axis, major: .infinity, minor: minor))
            order.append(
                Candidate(
                    index: index, priority: item.layoutPriority,
                    minimum: legalLength(smallest.major(axis)),
                    maximum: legalLength(largest.major(axis))))
            // Insertion sort: stacks are short, and the library's sort is 5 KB of every page.
            var place = order.count - 1
            while place > 0, order[place].precedes(order[place - 1]) {
                order.swapAt(place - 1, place)
                place -= 1
            }
        }
        return order
    }
}

/// A child waiting for its share.
private struct Candidate {
    let index: Int
    let priority: Double
    let minimum: CGFloat
    let flexibility: CGFloat

    init(index: Int, priority: Double, minimum: CGFloat, maximum: CGFloat) {
        self.index = index
        self.priority = priority.isNaN ? 0 : priority
        self.minimum = minimum
        let flexibility = maximum - minimum
        self.flexibility = flexibility.isNaN ? 0 : flexibility
    }

    /// A strict order: priority, flexibility, the larger minimum of the unbounded, then position.
    func precedes(_ other: Candidate) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
        return index < other.index
    }
}
