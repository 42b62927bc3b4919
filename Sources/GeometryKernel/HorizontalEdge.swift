/// The leading or the trailing side.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    /// The side where lines of text begin.
    case leading
    /// The side where lines of text end.
    case trailing

    /// Some of the two sides.
    public struct Set: OptionSet, Sendable {
        /// One bit for each side, in the order of the raw values.
        public let rawValue: Int8

        /// The side where lines of text begin.
        public static let leading = Set(.leading)
        /// The side where lines of text end.
        public static let trailing = Set(.trailing)
        /// Both sides.
        public static let all: Set = [.leading, .trailing]

        /// The sides whose bits are set.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// One side.
        public init(_ edge: HorizontalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }
    }
}
