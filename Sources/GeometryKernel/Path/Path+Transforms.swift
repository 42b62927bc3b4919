extension Path {
    /// Appends another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let moved = transform.isIdentity ? path : path.applying(transform)
        guard !moved.isEmpty else { return }
        commands += moved.commands
        numbers += moved.numbers
        start = moved.start
    }

    /// The path with every point transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var result = self
        for index in stride(from: 0, to: numbers.count, by: 2) {
            let point = CGPoint(x: numbers[index], y: numbers[index + 1]).applying(transform)
            result.numbers[index] = point.x
            result.numbers[index + 1] = point.y
        }
        result.start = start?.applying(transform)
        return result
    }

    /// The path moved by `dx` and `dy`.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}
