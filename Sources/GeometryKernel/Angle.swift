/// An angle, kept in radians.
///
///     let quarter = Angle.degrees(90)
///
/// Angles do not wrap: 360° and 0° differ, and an animation between them turns once.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * (180 / Double.pi) }
        set { radians = newValue * (Double.pi / 180) }
    }

    /// No turn.
    public static let zero = Angle()

    /// No turn.
    public init() {
        self.init(radians: 0)
    }

    /// An angle in radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// An angle in degrees.
    public init(degrees: Double) {
        self.init(radians: degrees * (Double.pi / 180))
    }

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Whether the left angle is the smaller.
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
    /// The opposite turn.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// Both turns, one after the other.
    public static func + (lhs: Angle, rhs: Angle) -> Angle {
        Angle(radians: lhs.radians + rhs.radians)
    }
    /// The turn from `rhs` to `lhs`.
    public static func - (lhs: Angle, rhs: Angle) -> Angle {
        Angle(radians: lhs.radians - rhs.radians)
    }
    /// Adds a turn.
    public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
    /// Takes a turn away.
    public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
    /// A multiple of the turn.
    public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
    /// A multiple of the turn.
    public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }
    /// A fraction of the turn.
    public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
}
