/// A length of time, in seconds.
public typealias TimeInterval = Double

/// A point of time.
///
/// It counts by the host's clock: on a page its reference is the moment when the page began to load, not
/// the year 2001, so that differences are right and no day of the calendar is to be had.
public struct Date: Comparable, Hashable, Sendable {
    /// Seconds of the host's clock.
    public let timeIntervalSinceReferenceDate: TimeInterval

    /// The time of the event or frame that is going on.
    public init() {
        timeIntervalSinceReferenceDate = RenderRoot.now
    }

    /// A time by the host's clock, in seconds.
    public init(timeIntervalSinceReferenceDate seconds: TimeInterval) {
        timeIntervalSinceReferenceDate = seconds
    }

    /// So many seconds from now.
    public init(timeIntervalSinceNow seconds: TimeInterval) {
        timeIntervalSinceReferenceDate = RenderRoot.now + seconds
    }

    /// So many seconds after another time.
    public init(timeInterval seconds: TimeInterval, since date: Date) {
        timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + seconds
    }

    /// The time of the event or frame that is going on.
    public static var now: Date { Date() }
    /// Before every other time.
    public static let distantPast = Date(timeIntervalSinceReferenceDate: -.infinity)
    /// After every other time.
    public static let distantFuture = Date(timeIntervalSinceReferenceDate: .infinity)

    /// The seconds since another time.
    public func timeIntervalSince(_ date: Date) -> TimeInterval {
        timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
    }

    /// The seconds from now; below 0 for what is over.
    public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(.now) }

    /// So many seconds later.
    public func addingTimeInterval(_ seconds: TimeInterval) -> Date {
        Date(timeInterval: seconds, since: self)
    }

    /// Whether the first comes before the second.
    public static func < (a: Date, b: Date) -> Bool {
        a.timeIntervalSinceReferenceDate < b.timeIntervalSinceReferenceDate
    }

    /// So many seconds later.
    public static func + (date: Date, seconds: TimeInterval) -> Date {
        date.addingTimeInterval(seconds)
    }

    /// So many seconds earlier.
    public static func - (date: Date, seconds: TimeInterval) -> Date {
        date.addingTimeInterval(-seconds)
    }

    /// Moves the time later.
    public static func += (date: inout Date, seconds: TimeInterval) {
        date = date + seconds
    }
}
