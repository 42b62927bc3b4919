/// Distances from the four sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the upper side.
    public var top: CGFloat
    /// The distance from the side where lines of text begin.
    public var leading: CGFloat
    /// The distance from the lower side.
    public var bottom: CGFloat
    /// The distance from the side where lines of text end.
    public var trailing: CGFloat

    /// No distance on any side.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// The given distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
