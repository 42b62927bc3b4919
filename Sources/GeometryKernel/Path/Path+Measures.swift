extension Path {
    /// The smallest rectangle around the path, control points left out; null for an empty path.
    public var boundingRect: CGRect {
        guard !isEmpty else { return .null }
        var (left, top, right, bottom) = (
            Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
        )
        func include(_ point: CGPoint) {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        forEach { element in
            if case .move(let end) = element { include(end) }
        }
        pieces { piece, _, _ in
            include(piece.end)
            if piece.isLine { return }
            for t in extremes(piece.start.x, piece.first.x, piece.second.x, piece.end.x)
                + extremes(piece.start.y, piece.first.y, piece.second.y, piece.end.y)
            {
                include(piece.point(at: t))
            }
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Where a coordinate of a curve turns back: the roots of its derivative between 0 and 1.
    private func extremes(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        if a.magnitude < 1e-12 { return b == 0 ? [] : [-c / b].filter { $0 > 0 && $0 < 1 } }
        let root = b * b - 4 * a * c
        guard root >= 0 else { return [] }
        return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
            .filter { $0 > 0 && $0 < 1 }
    }

    /// Whether a point is inside, every subpath taken as closed.
    ///
    /// - Parameter eoFill: whether parts that are wound around an even number of times are outside.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        forEachLine(isClosed: true) { a, b in
            guard (a.y <= p.y) != (b.y <= p.y) else { return }
            let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > p.x { winding += a.y < b.y ? 1 : -1 }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// Whether a point is at most a distance away from the line of the path.
    package func passes(_ p: CGPoint, within reach: Double) -> Bool {
        var isNear = false
        forEachLine(isClosed: false) { a, b in
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let square = dx * dx + dy * dy
            let along = square > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / square : 0
            if distance(p, mix(a, b, min(max(along, 0), 1))) <= reach { isNear = true }
        }
        return isNear
    }

    private func forEachLine(isClosed: Bool, _ body: (CGPoint, CGPoint) -> Void) {
        var start = CGPoint.zero
        var last = CGPoint.zero
        pieces { piece, begins, _ in
            if begins {
                if isClosed { body(last, start) }
                (start, last) = (piece.start, piece.start)
            }
            for step in 1...piece.steps {
                let next = piece.point(at: Double(step) / Double(piece.steps))
                body(last, next)
                last = next
            }
        }
        if isClosed { body(last, start) }
    }

    /// The part of the path between two shares of its length, both from 0 to 1.
    ///
    /// A closed subpath is open in the part, even where it is whole.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        if from == 0 && to == 1 { return self }
        guard from < to else { return Path() }
        var total = 0.0
        pieces { piece, _, _ in total += piece.length }
        var result = Path()
        var before = 0.0
        var isOpen = false
        pieces { piece, begins, closes in
            let length = piece.length
            let first = length > 0 ? max((from * total - before) / length, 0) : 0
            let last = length > 0 ? min((to * total - before) / length, 1) : 0
            before += length
            if begins { isOpen = false }
            guard first < last else { return isOpen = false }
            let t0 = piece.parameter(at: first)
            let t1 = piece.parameter(at: last)
            var part = t1 < 1 ? piece.split(at: t1).0 : piece
            if t0 > 0 { part = part.split(at: t0 / t1).1 }
            if !isOpen || t0 > 0 { result.move(to: part.start) }
            isOpen = true
            if part.isLine {
                result.addLine(to: part.end)
            } else {
                result.addCurve(to: part.end, control1: part.first, control2: part.second)
            }
        }
        return result
    }
}
