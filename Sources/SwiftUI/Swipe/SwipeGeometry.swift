import GeometryKernel

/// Where a row and its buttons stand, from how far the row is open.
///
/// Distances are in points and grow as the row opens, whichever edge the buttons are at.
///
/// The system's own numbers are not published. 74 points for a button is what public re-implementations
/// agree on; the full swipe at 0.6 of the row, the flick that counts as one and the resistances are
/// chosen after them. None is verified on Apple's systems.
struct SwipeGeometry: Equatable {
    /// The narrowest a button's slot can be.
    static let minimumSlot: CGFloat = 74
    /// The widest share of the row that the buttons may take together.
    static let maximumShare: CGFloat = 0.8
    /// The free space on each side of a button.
    static let inset: CGFloat = 4
    /// The share of the row that the finger must open for a full swipe.
    static let fullShare: CGFloat = 0.6
    /// A flick whose predicted end lies this many rows away is a full swipe.
    static let flickShare: CGFloat = 1.5
    /// How much of the finger's way a row follows that cannot open further, and in the wrong direction.
    static let resistance: CGFloat = 0.4
    static let wrongWay: CGFloat = 0.2

    var rowWidth: CGFloat
    var slot: CGFloat
    var count: Int
    var allowsFullSwipe: Bool

    /// How far the row is open at rest.
    var reveal: CGFloat { slot * CGFloat(count) }

    /// From here on letting go runs the first action.
    var fullDistance: CGFloat {
        min(max(rowWidth * Self.fullShare, reveal + slot / 2), rowWidth * 0.95)
    }

    /// How far the row is open when the finger has come `distance` from where the row is closed.
    func open(at distance: CGFloat) -> CGFloat {
        if distance <= 0 || count == 0 { return distance * Self.wrongWay }
        if distance <= reveal { return distance }
        if allowsFullSwipe { return min(distance, rowWidth) }
        return reveal + (min(distance, rowWidth) - reveal) * Self.resistance
    }

    /// Whether letting go here runs the first action.
    func isFull(at distance: CGFloat) -> Bool {
        allowsFullSwipe && count > 0 && distance >= fullDistance
    }

    /// What becomes of a row that is let go.
    enum Outcome: Equatable {
        case closes, opens, runsFirst
    }

    /// - Parameters:
    ///   - distance: how far the finger has opened the row.
    ///   - velocity: of the finger, in points per second, positive when it opens.
    func outcome(at distance: CGFloat, velocity: CGFloat) -> Outcome {
        guard count > 0 else { return .closes }
        // Where the finger would come to rest: a quarter of a second further, as for every drag.
        let end = distance + velocity / 4
        let isFlick = distance >= reveal / 2 && end >= rowWidth * Self.flickShare
        if allowsFullSwipe, isFlick || (isFull(at: distance) && end >= fullDistance) {
            return .runsFirst
        }
        return end > reveal / 2 ? .opens : .closes
    }

    /// Where a button stands.
    struct Place: Equatable {
        /// From the row's edge to the button's nearer side.
        var start: CGFloat
        var width: CGFloat
        /// 1 as laid out; smaller while the row opens.
        var scale: CGFloat
    }

    /// Where the button with an index stands; 0 is at the row's edge.
    ///
    /// The buttons share what is open; each grows to its slot and then widens. `expansion` from 0 to 1
    /// hands the space of all to the first.
    func place(_ index: Int, open: CGFloat, expansion: CGFloat) -> Place {
        let open = min(max(open, 0), rowWidth)
        let share = open / CGFloat(count)
        let first = share + (open - share) * expansion
        let other = share * (1 - expansion)
        let space = index == 0 ? first : other
        let start = index == 0 ? 0 : first + other * CGFloat(index - 1)
        let width = max(space, slot) - 2 * Self.inset
        return Place(
            start: start + (space - width) / 2, width: max(width, 0), scale: min(space / slot, 1))
    }
}
