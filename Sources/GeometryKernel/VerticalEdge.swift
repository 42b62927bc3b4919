/// The top or the bottom side.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    /// The upper side.
    case top
    /// The lower side.
    case bottom

    /// Some of the two sides.
    public struct Set: OptionSet, Sendable {
        /// One bit for each side, in the order of the raw values.
        public let rawValue: Int8

        /// The upper side.
        public static let top = Set(.top)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// Both sides.
        public static let all: Set = [.top, .bottom]

        /// The sides whose bits are set.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// One side.
        public init(_ edge: VerticalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }
    }
}
