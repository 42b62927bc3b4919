/// A side of a rectangle, in reading terms.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The upper side.
    case top
    /// The side where lines of text begin.
    case leading
    /// The lower side.
    case bottom
    /// The side where lines of text end.
    case trailing

    /// Some of the four sides.
    public struct Set: OptionSet, Sendable {
        /// One bit for each side, in the order of `Edge`'s raw values.
        public let rawValue: Int8

        /// The upper side.
        public static let top = Set(.top)
        /// The side where lines of text begin.
        public static let leading = Set(.leading)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// The side where lines of text end.
        public static let trailing = Set(.trailing)
        /// All four sides.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing side.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom side.
        public static let vertical: Set = [.top, .bottom]

        /// The sides whose bits are set.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// One side.
        public init(_ edge: Edge) {
            self.init(rawValue: 1 << edge.rawValue)
        }
    }
}
