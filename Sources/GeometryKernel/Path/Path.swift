/// An outline of lines and curves, in points; y grows downwards.
///
///     Path { path in
///         path.move(to: CGPoint(x: 0, y: 40))
///         path.addLine(to: CGPoint(x: 20, y: 0))
///         path.addLine(to: CGPoint(x: 40, y: 40))
///         path.closeSubpath()
///     }
///
/// A command is one byte, its coordinates lie in a list beside it.
public struct Path: Equatable, Sendable {
    /// What a command does with the coordinates it takes.
    package enum Command {
        package static let move: UInt8 = 0
        package static let line: UInt8 = 1
        package static let quad: UInt8 = 2
        package static let curve: UInt8 = 3
        package static let close: UInt8 = 4

        /// How many coordinates a command takes.
        package static func count(_ command: UInt8) -> Int {
            switch command {
            case move, line: return 2
            case quad: return 4
            case curve: return 6
            default: return 0
            }
        }
    }

    package internal(set) var commands: [UInt8] = []
    package internal(set) var numbers: [Double] = []
    /// Where the present subpath began.
    var start: CGPoint?

    /// A path without anything in it.
    public init() {}

    /// The path that the closure draws.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// A piece of a path.
    public enum Element: Equatable, Sendable {
        /// Begins a subpath.
        case move(to: CGPoint)
        /// A straight line from the point before.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to where the subpath began.
        case closeSubpath
    }

    /// Whether nothing was drawn.
    public var isEmpty: Bool { commands.isEmpty }

    /// Where the path ends; nil for an empty one.
    public var currentPoint: CGPoint? {
        guard let last = commands.last else { return nil }
        if last == Command.close { return start }
        return CGPoint(x: numbers[numbers.count - 2], y: numbers[numbers.count - 1])
    }

    /// Begins a subpath.
    public mutating func move(to end: CGPoint) {
        start = end
        add(Command.move, end)
    }

    /// A line from the current point; without one, nothing.
    public mutating func addLine(to end: CGPoint) {
        if resume() { add(Command.line, end) }
    }

    /// A curve with one control point, from the current point; without one, nothing.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard resume() else { return }
        add(Command.quad, control)
        append(end)
    }

    /// A curve with two control points, from the current point; without one, nothing.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard resume() else { return }
        add(Command.curve, control1)
        append(control2)
        append(end)
    }

    /// A line back to where the subpath began. What follows begins there too.
    public mutating func closeSubpath() {
        guard let last = commands.last, last != Command.close else { return }
        commands.append(Command.close)
    }

    /// Calls the closure for each piece, in order.
    public func forEach(_ body: (Element) -> Void) {
        var index = 0
        func point(_ place: Int) -> CGPoint {
            CGPoint(x: numbers[index + place * 2], y: numbers[index + place * 2 + 1])
        }
        for command in commands {
            switch command {
            case Command.move: body(.move(to: point(0)))
            case Command.line: body(.line(to: point(0)))
            case Command.quad: body(.quadCurve(to: point(1), control: point(0)))
            case Command.curve:
                body(.curve(to: point(2), control1: point(0), control2: point(1)))
            default: body(.closeSubpath)
            }
            index += Command.count(command)
        }
    }

    /// Appends a piece.
    mutating func append(_ element: Element) {
        switch element {
        case .move(let end): move(to: end)
        case .line(let end): addLine(to: end)
        case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
        case .curve(let end, let first, let second):
            addCurve(to: end, control1: first, control2: second)
        case .closeSubpath: closeSubpath()
        }
    }

    /// Appends a command with its coordinates, as it came over a wire.
    package mutating func append(_ command: UInt8, _ coordinates: [Double]) {
        commands.append(command)
        numbers += coordinates
        if command == Command.move { start = CGPoint(x: coordinates[0], y: coordinates[1]) }
    }

    /// Whether there is a current point; after a closed subpath the next one begins at its start.
    private mutating func resume() -> Bool {
        guard let last = commands.last else { return false }
        if last == Command.close, let start { move(to: start) }
        return true
    }

    private mutating func add(_ command: UInt8, _ point: CGPoint) {
        commands.append(command)
        append(point)
    }

    private mutating func append(_ point: CGPoint) {
        numbers.append(point.x)
        numbers.append(point.y)
    }

    /// Whether both draw the same.
    public static func == (a: Path, b: Path) -> Bool {
        a.commands == b.commands && a.numbers == b.numbers
    }
}
