/// How a scroll layer scrolls and how large its content is, in points.
package struct ScrollValue: Hashable, Sendable {
    /// What the reader can do.
    package struct Flags: OptionSet, Hashable, Sendable {
        package let rawValue: Int32
        package init(rawValue: Int32) { self.rawValue = rawValue }
        /// Scrolls along x.
        package static let horizontal = Flags(rawValue: 1)
        /// Scrolls along y.
        package static let vertical = Flags(rawValue: 2)
        /// Shows no scroll bars.
        package static let hidesIndicators = Flags(rawValue: 4)
        /// Moves only when the program says so.
        package static let isDisabled = Flags(rawValue: 8)
    }

    package var flags: Flags
    package var contentWidth: Float
    package var contentHeight: Float

    /// A scroll layer with a content of that size.
    package init(flags: Flags, contentWidth: Double, contentHeight: Double) {
        self.flags = flags
        self.contentWidth = Float(contentWidth)
        self.contentHeight = Float(contentHeight)
    }
}
