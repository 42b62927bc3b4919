import LayoutKernel

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    let guide: HorizontalGuide

    /// The leading edge.
    public static let leading = HorizontalAlignment(guide: .leading)
    /// The middle of the width.
    public static let center = HorizontalAlignment(guide: .center)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(guide: .trailing)
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    let guide: VerticalGuide

    /// The top edge.
    public static let top = VerticalAlignment(guide: .top)
    /// The middle of the height.
    public static let center = VerticalAlignment(guide: .center)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(guide: .bottom)
    /// The baseline of the first line of text, the highest of several; without text the bottom.
    public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
    /// The baseline of the last line of text, the lowest of several; without text the bottom.
    public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}

/// A guide along each axis.
public struct Alignment: Equatable, Sendable {
    /// The guide along the width.
    public var horizontal: HorizontalAlignment
    /// The guide along the height.
    public var vertical: VerticalAlignment

    /// A guide along each axis, such as `.leading` and `.firstTextBaseline`.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The centre.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    var guides: LayoutAlignment { LayoutAlignment(horizontal.guide, vertical.guide) }
}
