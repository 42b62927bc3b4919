import GeometryKernel

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// How wide a column is, in points.
    public enum Size: Sendable {
        /// Of that width.
        case fixed(CGFloat)
        /// An equal share of the room that fixed columns leave, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns, equally wide, as fit the share of the room.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The width, for a row the height.
    public var size: Size
    /// The distance to the next column, in points; nil for 8.
    public var spacing: CGFloat?
    /// Where a view lies in its cell; nil for the grid's own.
    public var alignment: Alignment?

    /// - Parameters:
    ///   - spacing: points to the next column; nil for 8.
    ///   - alignment: where a view lies in its cell; nil for the grid's own.
    public init(
        _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
    ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A column where it lies.
struct GridTrack {
    var start: Double
    var length: Double
    var alignment: Alignment?
}

extension [GridItem] {
    /// The columns in a room.
    ///
    /// Fixed ones first; what they leave is shared equally among the others, and what one of these does not
    /// use is not shared out again (measured). An adaptive one holds as many columns as fit its share.
    func tracks(in room: Double) -> [GridTrack] {
        var free = room
        var shares = 0
        for (index, item) in enumerated() {
            if index > 0 { free -= self[index - 1].spacing ?? GridTrack.spacing }
            if case .fixed(let length) = item.size { free -= length } else { shares += 1 }
        }
        let share = Swift.max(free, 0) / Double(Swift.max(shares, 1))
        var tracks: [GridTrack] = []
        var start = 0.0
        for item in self {
            let spacing = item.spacing ?? GridTrack.spacing
            for length in item.lengths(in: share, spacing: spacing) {
                tracks.append(GridTrack(start: start, length: length, alignment: item.alignment))
                start += length + spacing
            }
        }
        return tracks.isEmpty ? [GridTrack(start: 0, length: room, alignment: nil)] : tracks
    }
}

extension GridItem {
    fileprivate func lengths(in share: Double, spacing: Double) -> [Double] {
        switch size {
        case .fixed(let length): return [length]
        case .flexible(let minimum, let maximum): return [min(max(share, minimum), maximum)]
        case .adaptive(let minimum, let maximum):
            let fitting = ((share + spacing) / max(minimum + spacing, 1)).rounded(.down)
            let count = fitting > 1 ? Int(min(fitting, 1000)) : 1
            let length = (share - spacing * Double(count - 1)) / Double(count)
            return [Double](repeating: min(max(length, minimum), maximum), count: count)
        }
    }
}

extension GridTrack {
    /// Points between columns, and between the lines of a lazy container, that name no distance.
    static let spacing = 8.0
}
