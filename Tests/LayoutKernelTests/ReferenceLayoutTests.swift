import GeometryKernel
import Glibc
import LayoutKernel
import Testing

/// The kernel's layouts of a tree, behind the same two questions as the reference's.
private struct KernelTree {
    let box: Box
    /// The boxes of the leaves in a place of a size that was offered something.
    let boxes: (CGPoint, CGSize, ProposedSize) -> [CGRect]

    init(_ spec: Spec, in axis: Axis? = nil) {
        switch spec {
        case .leaf(let x, let y):
            self.init(
                leaf: Box { offer in
                    CGSize(
                        width: min(max(offer.width ?? x[1], x[0]), x[2]),
                        height: min(max(offer.height ?? y[1], y[0]), y[2]))
                })
        case .spacer(let least): self.init(leaf: Box.spacer(axis, minLength: least))
        case .row(let spacing, let alignment, let children):
            let guide = [VerticalGuide.top, .center, .bottom][alignment + 1]
            self.init(
                stack: StackLayout(axis: .horizontal, spacing: spacing, vertical: guide), children)
        case .column(let spacing, let alignment, let children):
            let guide = [HorizontalGuide.leading, .center, .trailing][alignment + 1]
            self.init(
                stack: StackLayout(axis: .vertical, spacing: spacing, horizontal: guide), children)
        case .pile(let x, let y, let children):
            let trees = children.map { KernelTree($0) }
            let layout = ZStackLayout(alignment: Self.alignment(x, y))
            let items = trees.map(\.box)
            self.init(
                box: Box { layout.size(of: items, proposal: $0) },
                boxes: { Self.put(trees, layout.place(items, in: $1, proposal: $2), at: $0) })
        case .frame(let width, let height, let x, let y, let child):
            let tree = KernelTree(child)
            let layout = FrameLayout.fixed(
                width: width, height: height, alignment: Self.alignment(x, y))
            self.init(box: Box { layout.size(of: tree.box, proposal: $0) }) {
                let place = layout.placement(
                    of: tree.box, in: $1, proposal: $2, direction: .leftToRight)
                return Self.put([tree], [place], at: $0)
            }
        case .padding(let insets, let child):
            let tree = KernelTree(child)
            let layout = PaddingLayout(
                EdgeInsets(
                    top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3]))
            self.init(box: Box { layout.size(of: tree.box, proposal: $0) }) {
                let place = layout.placement(of: tree.box, proposal: $2, direction: .leftToRight)
                return Self.put([tree], [place], at: $0)
            }
        case .fixed(let isWide, let isHigh, let child):
            let layout = FixedSizeLayout(horizontal: isWide, vertical: isHigh)
            self.init(child) { offer, _ in layout.childProposal(for: offer) }
        case .ratio(let ratio, let fills, let child):
            let layout = AspectRatioLayout(ratio: ratio, mode: fills ? .fill : .fit)
            self.init(child) { layout.childProposal(for: $0, child: $1) }
        case .priority(let priority, let child):
            let tree = KernelTree(child, in: axis)
            let box = Box { tree.box.layoutSize($0) }.with {
                $0.layoutPriority = priority
                $0.isSpacer = tree.box.isSpacer
            }
            self.init(box: box, boxes: tree.boxes)
        }
    }

    private init(
        box: Box, boxes: @escaping (CGPoint, CGSize, ProposedSize) -> [CGRect]
    ) {
        self.box = box
        self.boxes = boxes
    }

    private init(leaf: Box) {
        self.init(box: leaf) { origin, size, _ in [CGRect(origin: origin, size: size)] }
    }

    private init(stack layout: StackLayout, _ children: [Spec]) {
        let trees = children.map { KernelTree($0, in: layout.axis) }
        let items = trees.map(\.box)
        self.init(box: Box { layout.size(of: items, proposal: $0) }) {
            Self.put(trees, layout.place(items, in: $1, proposal: $2), at: $0)
        }
    }

    private init(_ child: Spec, offer: @escaping (ProposedSize, Box) -> ProposedSize) {
        let tree = KernelTree(child)
        self.init(box: Box { tree.box.layoutSize(offer($0, tree.box)).legal }) {
            tree.boxes($0, $1, offer($2, tree.box))
        }
    }

    private static func alignment(_ x: Int, _ y: Int) -> LayoutAlignment {
        LayoutAlignment(
            [HorizontalGuide.leading, .center, .trailing][x + 1],
            [VerticalGuide.top, .center, .bottom][y + 1])
    }

    private static func put(
        _ trees: [KernelTree], _ places: [Placement], at origin: CGPoint
    ) -> [CGRect] {
        zip(trees, places).flatMap { tree, place in
            tree.boxes(
                CGPoint(x: origin.x + place.origin.x, y: origin.y + place.origin.y), place.size,
                place.proposal)
        }
    }
}

/// Random trees, and trees with a part taken out.
private struct SpecMaker {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(seed)
    }

    private mutating func next(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(limit))
    }

    private mutating func length(_ limit: Int = 30) -> Double { Double(next(limit) * 4) }

    mutating func offer() -> Double? {
        [nil, 0, 100, 320, length(200), 3].randomElement(at: next(6))
    }

    private mutating func rule() -> [Double] {
        let least = next(2) == 0 ? 0 : length(20)
        let ideal = least + length(10)
        return [least, ideal, next(3) == 0 ? .infinity : ideal + length(20)]
    }

    private mutating func children(_ depth: Int) -> [Spec] {
        (0..<next(5)).map { _ in tree(depth - 1) }
    }

    mutating func tree(_ depth: Int) -> Spec {
        let side = { (maker: inout SpecMaker) in maker.next(3) - 1 }
        switch depth == 0 ? next(4) : next(16) {
        case 0..<3: return .leaf(rule(), rule())
        case 3: return .spacer(length(4))
        case 4..<7: return .row(length(5) - 4, side(&self), children(depth))
        case 7..<10: return .column(length(5) - 4, side(&self), children(depth))
        case 10: return .pile(side(&self), side(&self), children(depth))
        case 11:
            return .frame(
                next(2) == 0 ? nil : length(), next(2) == 0 ? nil : length(), side(&self),
                side(&self), tree(depth - 1))
        case 12:
            return .padding((0..<4).map { _ in length(6) - 8 }, tree(depth - 1))
        case 13: return .fixed(next(2) == 0, next(2) == 0, tree(depth - 1))
        case 14:
            return .ratio(
                [0.5, 1, 2].randomElement(at: next(3)), fills: next(2) == 0, tree(depth - 1))
        default: return .priority(Double(next(3) - 1), tree(depth - 1))
        }
    }
}

extension Array {
    fileprivate func randomElement(at index: Int) -> Element { self[index] }
}

extension Spec {
    /// The same with one part less, and the parts themselves.
    fileprivate var smaller: [Spec] {
        func fewer(_ all: [Spec], _ make: ([Spec]) -> Spec) -> [Spec] {
            all.indices.flatMap { index -> [Spec] in
                var rest = all
                rest.remove(at: index)
                let changed = all[index].smaller.map { part -> Spec in
                    var copy = all
                    copy[index] = part
                    return make(copy)
                }
                return [all[index], make(rest)] + changed
            }
        }
        switch self {
        case .leaf, .spacer: return []
        case .row(let a, let b, let all): return fewer(all) { .row(a, b, $0) }
        case .column(let a, let b, let all): return fewer(all) { .column(a, b, $0) }
        case .pile(let a, let b, let all): return fewer(all) { .pile(a, b, $0) }
        case .frame(let a, let b, let c, let d, let child):
            return [child] + child.smaller.map { .frame(a, b, c, d, $0) }
        case .padding(let a, let child): return [child] + child.smaller.map { .padding(a, $0) }
        case .fixed(let a, let b, let child):
            return [child] + child.smaller.map { .fixed(a, b, $0) }
        case .ratio(let a, let b, let child):
            return [child] + child.smaller.map { .ratio(a, fills: b, $0) }
        case .priority(let a, let child): return [child] + child.smaller.map { .priority(a, $0) }
        }
    }

    /// What the kernel and the reference see differently; nil when they agree.
    fileprivate func difference(_ width: Double?, _ height: Double?) -> String? {
        let tree = KernelTree(self)
        let offer = ProposedSize(width: width, height: height)
        let size = tree.box.layoutSize(offer)
        let expected = ReferenceLayout.size(self, [width, height], in: nil)
        guard same(size.width, expected[0]), same(size.height, expected[1]) else {
            return "size \(size), not \(expected)"
        }
        // What is infinite has no place.
        guard size.width.isFinite, size.height.isFinite else { return nil }
        let boxes = tree.boxes(.zero, size, offer)
        let all = ReferenceLayout.boxes(self, [width, height], at: [0, 0])
        for (box, expected) in zip(boxes, all) where expected.allSatisfy(\.isFinite) {
            let numbers = [box.minX, box.minY, box.width, box.height]
            if !zip(numbers, expected).allSatisfy(same) { return "box \(numbers), not \(expected)" }
        }
        return boxes.count == all.count ? nil : "\(boxes.count) boxes, not \(all.count)"
    }

    private func same(_ a: Double, _ b: Double) -> Bool { a == b || (a - b).magnitude < 1e-6 }
}

@Suite("Random trees against the rules")
struct ReferenceLayoutTests {
    /// `BARAJA_SOAK=10` tries ten times as many, `BARAJA_SOAK=0.1` a tenth.
    @Test("the kernel lays out random trees as the rules say, read word for word")
    func randomTrees() {
        let factor = getenv("BARAJA_SOAK").flatMap { Double(String(cString: $0)) } ?? 1
        for seed in 1...Int(600 * factor) {
            var maker = SpecMaker(seed: seed)
            let (width, height) = (maker.offer(), maker.offer())
            var spec = maker.tree(3)
            guard var difference = spec.difference(width, height) else { continue }
            while let less = spec.smaller.first(where: { $0.difference(width, height) != nil }) {
                spec = less
                difference = spec.difference(width, height) ?? difference
            }
            Issue.record(
                "seed \(seed), offered \(width as Any) by \(height as Any): \(difference)\n\(spec)")
            return
        }
    }
}
