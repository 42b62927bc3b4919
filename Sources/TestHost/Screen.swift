import DisplayKernel

/// What a browser would hold after the ops so far, built from nothing but them, and what was wrong with them.
package struct Screen {
    /// One element of the page.
    package struct Element: Equatable {
        package let kind: LayerKind
        package fileprivate(set) var children: [UInt32] = []
        /// The last op of each kind that says what the element looks like, in order of its code.
        fileprivate var looks: [Int: DecodedOp] = [:]
    }

    package private(set) var elements: [UInt32: Element] = [1: Element(kind: .group)]
    /// What no page could have carried out, oldest first.
    package private(set) var faults: [String] = []
    private var parents: [UInt32: UInt32] = [:]
    private var used: Set<UInt32> = [1]

    /// Carries out the ops of a commit.
    package mutating func run(_ ops: [DecodedOp]) {
        for op in ops { run(op) }
    }

    private mutating func run(_ op: DecodedOp) {
        switch op {
        case .create(let id, let kind):
            if used.insert(id).inserted {
                elements[id] = Element(kind: kind)
            } else {
                faults.append("\(op.description): used before")
            }
        case .remove(let id):
            guard let element = elements.removeValue(forKey: id) else { return note(op, id) }
            for child in element.children where parents[child] == id { parents[child] = nil }
            if let parent = parents.removeValue(forKey: id) {
                elements[parent]?.children.removeAll { $0 == id }
            }
        case .order(let id, let children): order(op, id, children)
        default: change(op)
        }
    }

    /// An order that no page could show is noted and changes nothing: the elements stay a tree.
    private mutating func order(_ op: DecodedOp, _ id: UInt32, _ children: [UInt32]) {
        guard let element = elements[id] else { return note(op, id) }
        if let child = children.first(where: { elements[$0] == nil }) { return note(op, child) }
        if Set(children).count != children.count {
            return faults.append("\(op.description): one twice")
        }
        if let child = children.first(where: { isAncestor($0, of: id) }) {
            return faults.append("\(op.description): \(child) is above")
        }
        for child in element.children { parents[child] = nil }
        for child in children {
            if let other = parents[child] { elements[other]?.children.removeAll { $0 == child } }
            parents[child] = id
        }
        elements[id]?.children = children
    }

    private func isAncestor(_ id: UInt32, of other: UInt32) -> Bool {
        var current: UInt32? = other
        while let next = current {
            if next == id { return true }
            current = parents[next]
        }
        return false
    }

    private mutating func change(_ op: DecodedOp) {
        guard let (id, slot) = op.look else { return }
        guard elements[id] != nil else { return note(op, id) }
        if !op.isFinite { faults.append("\(op.description): not finite") }
        elements[id]?.looks[slot] = op
    }

    private mutating func note(_ op: DecodedOp, _ id: UInt32) {
        faults.append("\(op.description): there is no \(id)")
    }

    /// Everything that is on the page as text, without ids: two pages with the same text look the same.
    package var picture: String {
        var lines: [String] = []
        draw(1, depth: 0, into: &lines)
        return lines.joined(separator: "\n")
    }

    private func draw(_ id: UInt32, depth: Int, into lines: inout [String]) {
        guard let element = elements[id] else { return }
        let indent = String(repeating: "  ", count: depth)
        lines.append("\(indent)\(element.kind)")
        for slot in element.looks.keys.sorted() {
            guard let op = element.looks[slot], !op.isDefault else { continue }
            let words = op.description.split(separator: " ", omittingEmptySubsequences: false)
            lines.append("\(indent)  \(([words[0]] + words.dropFirst(2)).joined(separator: " "))")
        }
        for child in element.children { draw(child, depth: depth + 1, into: &lines) }
    }
}

extension DecodedOp {
    /// The layer and a number for the property that the op sets; nil for ops that set none.
    fileprivate var look: (UInt32, Int)? {
        switch self {
        case .frame(let id, _, _, _, _): (id, 4)
        // Either says all of the transform.
        case .affine(let id, _), .matrix(let id, _): (id, 5)
        case .opacity(let id, _): (id, 7)
        case .clip(let id, _): (id, 8)
        case .paint(let id, _, _): (id, 9)
        case .shadow(let id, _): (id, 10)
        case .text(let id, _): (id, 11)
        case .textStyle(let id, _): (id, 12)
        case .symbol(let id, _): (id, 13)
        case .semantics(let id, _): (id, 14)
        case .scroll(let id, _): (id, 16)
        case .input(let id, _): (id, 17)
        case .path(let id, _): (id, 18)
        case .clipPath(let id, _): (id, 19)
        case .filter(let id, _): (id, 20)
        // A flight ends at what the layer says anyway.
        case .create, .remove, .order, .focus, .scrollTo, .flight, .haptic: nil
        }
    }

    /// Whether the op says what every new element is like.
    fileprivate var isDefault: Bool {
        switch self {
        case .affine(_, let numbers): numbers == [1, 0, 0, 1, 0, 0]
        case .opacity(_, let value): value == 1
        case .clip(_, let radii): radii == nil
        case .paint(_, let paint, _): paint == .none
        case .shadow(_, let shadows): shadows.isEmpty
        case .text(_, let text): text.isEmpty
        case .semantics(_, let value): value == SemanticsValue()
        case .input(_, let value): value == InputValue()
        case .path(_, let path), .clipPath(_, let path): path == nil
        case .filter(_, let filters): filters.isEmpty
        default: false
        }
    }

    /// Whether every number of the op is one that a page can draw with.
    fileprivate var isFinite: Bool {
        switch self {
        case .frame(_, let x, let y, let width, let height):
            [x, y, width, height].allSatisfy(\.isFinite) && width >= 0 && height >= 0
        case .affine(_, let numbers), .matrix(_, let numbers): numbers.allSatisfy(\.isFinite)
        case .opacity(_, let value): value >= 0 && value <= 1
        default: !description.contains("nan") && !description.contains("inf ")
        }
    }
}
