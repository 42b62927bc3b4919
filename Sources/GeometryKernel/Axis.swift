/// A direction of the plane.
public enum Axis: Int8, CaseIterable, Sendable {
    /// Along x.
    case horizontal
    /// Along y.
    case vertical

    /// Some of the two directions.
    public struct Set: OptionSet, Sendable {
        /// One bit for each direction, in the order of `Axis`'s raw values.
        public let rawValue: Int8

        /// Along x.
        public static let horizontal = Set(.horizontal)
        /// Along y.
        public static let vertical = Set(.vertical)

        /// The directions whose bits are set.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// One direction.
        public init(_ axis: Axis) {
            self.init(rawValue: 1 << axis.rawValue)
        }
    }
}
