/// A tree of layouts as data, to be laid out twice.
indirect enum Spec: Equatable {
    /// Lengths along x and y: the least, the ideal, the most.
    case leaf([Double], [Double])
    case spacer(Double)
    /// Spacing, alignment from -1 (leading, top) over 0 to 1.
    case row(Double, Int, [Spec])
    case column(Double, Int, [Spec])
    case pile(Int, Int, [Spec])
    case frame(Double?, Double?, Int, Int, Spec)
    /// Top, leading, bottom, trailing.
    case padding([Double], Spec)
    case fixed(Bool, Bool, Spec)
    case ratio(Double, fills: Bool, Spec)
    case priority(Double, Spec)
}

/// The rules of layout written as they are said, without regard to cost: nothing is kept, all is asked again.
///
/// Offers and sizes are pairs of x and y; an offer may be nil. From left to right only.
struct ReferenceLayout {
    typealias Offer = [Double?]

    static func priority(_ spec: Spec) -> Double {
        switch spec {
        case .spacer: -.infinity
        case .priority(let priority, _): priority
        default: 0
        }
    }

    // MARK: Sizes

    /// - Parameter axis: that of the stack around, for spacers; nil outside of stacks.
    static func size(_ spec: Spec, _ offer: Offer, in axis: Int?) -> [Double] {
        switch spec {
        case .leaf(let x, let y):
            return zip([x, y], offer).map { rule, offer in
                min(max(offer ?? rule[1], rule[0]), rule[2])
            }
        case .spacer(let least):
            return [0, 1].map { axis != nil && axis != $0 ? 0 : max(offer[$0] ?? 0, least) }
        case .row(let spacing, let alignment, let children):
            return stackSize(children, offer, axis: 0, spacing, alignment)
        case .column(let spacing, let alignment, let children):
            return stackSize(children, offer, axis: 1, spacing, alignment)
        case .pile(_, _, let children):
            let highest = children.map(priority).max() ?? 0
            let sizes = children.filter { priority($0) == highest }.map { size($0, offer, in: nil) }
            return [0, 1].map { side in sizes.map { $0[side] }.max() ?? 0 }
        case .frame(let width, let height, _, _, let child):
            let inner = size(child, [width ?? offer[0], height ?? offer[1]], in: nil)
            return [width ?? inner[0], height ?? inner[1]]
        case .padding(let insets, let child):
            let inner = size(child, padded(offer, insets), in: nil)
            return [
                max(inner[0] + insets[1] + insets[3], 0), max(inner[1] + insets[0] + insets[2], 0),
            ]
        case .fixed(let isWide, let isHigh, let child):
            return size(child, [isWide ? nil : offer[0], isHigh ? nil : offer[1]], in: nil)
        case .ratio(let ratio, let fills, let child):
            return size(child, shaped(offer, ratio, fills), in: nil)
        case .priority(_, let child): return size(child, offer, in: axis)
        }
    }

    private static func padded(_ offer: Offer, _ insets: [Double]) -> Offer {
        [
            offer[0].map { max($0 - insets[1] - insets[3], 0) },
            offer[1].map { max($0 - insets[0] - insets[2], 0) },
        ]
    }

    private static func shaped(_ offer: Offer, _ ratio: Double, _ fills: Bool) -> Offer {
        if offer[0] == nil && offer[1] == nil { return offer }
        let scales = [offer[0].map { $0 / ratio }, offer[1]].compactMap { $0 }
        let scale = (fills ? scales.max() : scales.min()) ?? 1
        return [ratio * scale, scale]
    }

    // MARK: Stacks

    /// What each child of a stack is offered.
    static func offers(
        _ children: [Spec], _ offer: Offer, axis: Int, _ spacing: Double
    ) -> [Offer] {
        func along(_ length: Double?) -> Offer {
            axis == 0 ? [length, offer[1]] : [offer[0], length]
        }
        guard let room = offer[axis], room.isFinite, children.count > 1 else {
            return children.map { _ in along(offer[axis]) }
        }
        func length(_ child: Int, _ offered: Double) -> Double {
            size(children[child], along(offered), in: axis)[axis]
        }
        func comesBefore(_ a: Int, _ b: Int) -> Bool {
            let (first, second) = (priority(children[a]), priority(children[b]))
            if first != second { return first > second }
            let flexibility = [a, b].map { length($0, .infinity) - length($0, 0) }
            if flexibility[0] != flexibility[1] { return flexibility[0] < flexibility[1] }
            let least = [a, b].map { length($0, 0) }
            if flexibility[0] == .infinity, least[0] != least[1] { return least[0] > least[1] }
            return a < b
        }
        var given: [Int: Double] = [:]
        while given.count < children.count {
            let waiting = children.indices.filter { given[$0] == nil }
            let next = waiting.reduce(waiting[0]) { comesBefore($1, $0) ? $1 : $0 }
            let group = waiting.filter { priority(children[$0]) == priority(children[next]) }
            let lower = waiting.filter { priority(children[$0]) < priority(children[next]) }
            let taken = given.map { length($0.key, $0.value) }.reduce(0, +)
            let reserved = lower.map { length($0, 0) }.reduce(0, +)
            let free = room - spacing * Double(children.count - 1) - taken - reserved
            given[next] = max(free / Double(group.count), 0)
        }
        return children.indices.map { along(given[$0]) }
    }

    private static func stackSize(
        _ children: [Spec], _ offer: Offer, axis: Int, _ spacing: Double, _ alignment: Int
    ) -> [Double] {
        if children.isEmpty { return [0, 0] }
        let sizes = zip(children, offers(children, offer, axis: axis, spacing)).map {
            size($0, $1, in: axis)
        }
        let length = sizes.map { $0[axis] }.reduce(0, +) + spacing * Double(children.count - 1)
        let breadth = sizes.map { $0[1 - axis] }.max() ?? 0
        return axis == 0 ? [max(length, 0), breadth] : [breadth, max(length, 0)]
    }

    // MARK: Places

    /// The boxes of all leaves: x, y, width, height.
    static func boxes(
        _ spec: Spec, _ offer: Offer, at origin: [Double], in axis: Int? = nil
    ) -> [[Double]] {
        let own = size(spec, offer, in: axis)
        func put(_ child: Spec, _ offer: Offer, _ x: Int, _ y: Int) -> [[Double]] {
            let inner = size(child, offer, in: nil)
            let left = origin[0] + (own[0] - inner[0]) * Double(x + 1) / 2
            let top = origin[1] + (own[1] - inner[1]) * Double(y + 1) / 2
            return boxes(child, offer, at: [left, top])
        }
        switch spec {
        case .leaf, .spacer: return [origin + own]
        case .row(let spacing, let alignment, let children):
            return stackBoxes(children, offer, own, axis: 0, spacing, alignment, origin)
        case .column(let spacing, let alignment, let children):
            return stackBoxes(children, offer, own, axis: 1, spacing, alignment, origin)
        case .pile(let x, let y, let children): return children.flatMap { put($0, own, x, y) }
        case .frame(let width, let height, let x, let y, let child):
            return put(child, [width ?? offer[0], height ?? offer[1]], x, y)
        case .padding(let insets, let child):
            return boxes(
                child, padded(offer, insets),
                at: [origin[0] + insets[1], origin[1] + insets[0]])
        case .fixed(let isWide, let isHigh, let child):
            return boxes(child, [isWide ? nil : offer[0], isHigh ? nil : offer[1]], at: origin)
        case .ratio(let ratio, let fills, let child):
            return boxes(child, shaped(offer, ratio, fills), at: origin)
        case .priority(_, let child): return boxes(child, offer, at: origin, in: axis)
        }
    }

    private static func stackBoxes(
        _ children: [Spec], _ offer: Offer, _ own: [Double], axis: Int, _ spacing: Double,
        _ alignment: Int, _ origin: [Double]
    ) -> [[Double]] {
        // A stack that was offered no breadth lays out in its own.
        var offer = offer
        offer[1 - axis] = offer[1 - axis] ?? own[1 - axis]
        var position = origin[axis]
        let all = offers(children, offer, axis: axis, spacing)
        let sizes = zip(children, all).map { size($0, $1, in: axis) }
        let breadth = sizes.map { $0[1 - axis] }.max() ?? 0
        var result: [[Double]] = []
        for index in children.indices {
            let free = breadth - sizes[index][1 - axis]
            let across = origin[1 - axis] + free * Double(alignment + 1) / 2
            result += boxes(
                children[index], all[index],
                at: axis == 0 ? [position, across] : [across, position], in: axis)
            position += sizes[index][axis] + spacing
        }
        return result
    }
}
