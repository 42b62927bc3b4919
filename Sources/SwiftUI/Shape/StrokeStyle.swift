import DisplayKernel
import GeometryKernel

/// The ends of a line.
public enum CGLineCap: Int32, Sendable {
    /// Cut off where the line ends.
    case butt = 0
    /// Half a circle beyond the end.
    case round = 1
    /// Half a square beyond the end.
    case square = 2
}

/// The corners of a line.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed, up to the miter limit.
    case miter = 0
    /// Round.
    case round = 1
    /// Cut off.
    case bevel = 2
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
    /// Points.
    public var lineWidth: CGFloat
    /// The ends of the line and of its dashes.
    public var lineCap: CGLineCap
    /// The corners of the line.
    public var lineJoin: CGLineJoin
    /// How many times the width a pointed corner may be long.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn, in points; empty for a whole line.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins, in points.
    public var dashPhase: CGFloat

    /// A line of the given look; lengths in points.
    public nonisolated init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    var value: StrokeValue {
        StrokeValue(
            width: lineWidth, cap: lineCap.rawValue, join: lineJoin.rawValue,
            miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
    }
}
