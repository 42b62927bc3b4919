/// A line or a curve of a path, as a cubic curve.
struct PathPiece {
    let start: CGPoint
    let first: CGPoint
    let second: CGPoint
    let end: CGPoint
    let isLine: Bool

    /// A straight line.
    init(from start: CGPoint, to end: CGPoint) {
        self.init(start, start, end, end, isLine: true)
    }

    init(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, isLine: Bool = false) {
        (start, first, second, end) = (a, b, c, d)
        self.isLine = isLine
    }

    func point(at t: Double) -> CGPoint {
        if isLine { return mix(start, end, t) }
        return split(at: t).0.end
    }

    /// The parts before and after `t` (de Casteljau).
    func split(at t: Double) -> (PathPiece, PathPiece) {
        if isLine {
            let middle = mix(start, end, t)
            return (PathPiece(from: start, to: middle), PathPiece(from: middle, to: end))
        }
        let (ab, bc, cd) = (mix(start, first, t), mix(first, second, t), mix(second, end, t))
        let (abc, bcd) = (mix(ab, bc, t), mix(bc, cd, t))
        let middle = mix(abc, bcd, t)
        return (PathPiece(start, ab, abc, middle), PathPiece(middle, bcd, cd, end))
    }

    /// Lines that stand for the piece in measurements: 32 for a curve, which leaves a quarter circle
    /// short by 1e-4 of its length.
    var steps: Int { isLine ? 1 : 32 }

    /// The length of the lines that stand for the piece.
    var length: Double {
        var length = 0.0
        var last = start
        for step in 1...steps {
            let next = point(at: Double(step) / Double(steps))
            length += distance(last, next)
            last = next
        }
        return length
    }

    /// Where a share of the length is reached.
    func parameter(at share: Double) -> Double {
        if isLine { return share }
        let wanted = share * length
        var before = 0.0
        var last = start
        for step in 1...steps {
            let next = point(at: Double(step) / Double(steps))
            let part = distance(last, next)
            if before + part >= wanted {
                let rest = part > 0 ? (wanted - before) / part : 0
                return (Double(step - 1) + rest) / Double(steps)
            }
            before += part
            last = next
        }
        return 1
    }
}

/// The point at a share of the way from `a` to `b`.
func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}

func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    let (x, y) = (b.x - a.x, b.y - a.y)
    return (x * x + y * y).squareRoot()
}

extension Path {
    /// The pieces with whether each begins a subpath and whether it closes one.
    func pieces(_ body: (_ piece: PathPiece, _ begins: Bool, _ closes: Bool) -> Void) {
        var current = CGPoint.zero
        var start = CGPoint.zero
        var begins = true
        func add(_ piece: PathPiece, closes: Bool = false) {
            body(piece, begins, closes)
            begins = false
            current = piece.end
        }
        forEach { element in
            switch element {
            case .move(let end):
                (current, start, begins) = (end, end, true)
            case .line(let end): add(PathPiece(from: current, to: end))
            case .quadCurve(let end, let control):
                add(
                    PathPiece(
                        current, mix(current, control, 2.0 / 3), mix(end, control, 2.0 / 3), end))
            case .curve(let end, let first, let second):
                add(PathPiece(current, first, second, end))
            case .closeSubpath: add(PathPiece(from: current, to: start), closes: true)
            }
        }
    }
}
