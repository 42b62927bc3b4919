import DisplayKernel
import GeometryKernel

/// Swipes rows with the wheel: two fingers on a trackpad, or a wheel that turns sideways.
///
/// A turn is what comes without a pause of .15 s. It begins when the wheel has moved 12 points, most of them
/// sideways, and ends with the pause or as soon as the events are those of a trackpad that rolls on by
/// itself: what follows moves nothing. The numbers are chosen; how iPadOS swipes rows with a trackpad is
/// not documented, so this is inferred.
final class SwipeWheel: WheelTarget {
    private static let pause = 0.15
    /// Events in a row, each weaker than the one before, that only a trackpad rolling on sends.
    private static let fadingEvents = 4

    private enum Turn {
        /// Nothing is decided; how far the wheel came.
        case begins(CGSize)
        /// A row follows, `x` from where it is closed.
        case swipes(SwipeHandle, x: CGFloat)
        /// What is left of a swipe that is over.
        case fades
        /// The browser scrolls.
        case scrolls
    }

    private unowned(unsafe) let root: RenderRoot
    private var turn = Turn.begins(.zero)
    private var lastTime = -1.0
    private var lastLength: CGFloat = 0
    private var fading = 0
    /// Where the row was when the wheel was last turned as fast as before.
    private var held: CGFloat = 0

    init(_ root: RenderRoot) {
        self.root = root
    }

    override func turn(at point: CGPoint, by delta: CGSize) -> Bool {
        if root.time - lastTime >= Self.pause || delta == .zero { end() }
        if delta == .zero { return true }
        lastTime = root.time
        root.update()
        defer { root.requestFrame() }
        return switch turn {
        case .begins(let travel): begin(at: point, travel, delta)
        case .swipes(let handle, let x): follow(handle, x - delta.width, abs(delta.width))
        case .fades: true
        case .scrolls: false
        }
    }

    private func begin(at point: CGPoint, _ travel: CGSize, _ delta: CGSize) -> Bool {
        let all = CGSize(width: travel.width + delta.width, height: travel.height + delta.height)
        let isSideways = abs(all.width) > abs(all.height)
        guard isSideways, let row = row(at: point, for: -all.width) else {
            let isLong = max(abs(all.width), abs(all.height)) >= SwipeNode.slop
            turn = isLong ? .scrolls : .begins(all)
            return false
        }
        guard abs(all.width) >= SwipeNode.slop else {
            turn = .begins(all)
            return true
        }
        row.closeOther()
        row.dragStart = row.offset[0]
        fading = 0
        lastLength = abs(delta.width)
        return follow(row.handle, row.offset[0] - delta.width, lastLength)
    }

    /// The row under a point that the wheel may move that way.
    private func row(at point: CGPoint, for direction: CGFloat) -> SwipeNode? {
        for node in root.hitTest(point) {
            if let scroll = node as? ScrollableNode, scroll.scrollAxes.contains(.horizontal) {
                return nil
            }
            guard let row = node as? SwipeNode else { continue }
            let moves = row.open != nil || row.side(revealedBy: direction) != nil
            return row.canMove && row.dragStart == nil && moves ? row : nil
        }
        return nil
    }

    private func follow(_ handle: SwipeHandle, _ x: CGFloat, _ length: CGFloat) -> Bool {
        // Whatever brought the row to rest meanwhile has ended the swipe.
        guard let row = handle.row, row.dragStart != nil else {
            turn = .fades
            return true
        }
        let x = min(max(x, -row.frame.width), row.frame.width)
        row.follow(x)
        if length > lastLength { fading = 0 }
        if length < lastLength { fading += 1 }
        if fading == 0 { held = x }
        lastLength = length
        turn = .swipes(handle, x: x)
        if fading >= Self.fadingEvents {
            // What rolls on may open the row, never run the action.
            finish(row, row.isFull(held) ? x : row.withoutFullSwipe(x))
            turn = .fades
        }
        return true
    }

    private func end() {
        if case .swipes(let handle, let x) = turn, let row = handle.row, row.dragStart != nil {
            finish(row, x)
        }
        turn = .begins(.zero)
    }

    private func finish(_ row: SwipeNode, _ x: CGFloat) {
        row.finish(x, velocity: 0)
        root.update()
        root.requestFrame()
    }
}
