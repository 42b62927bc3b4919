/// A point of time of the host's clock.
public struct DispatchTime: Comparable, Sendable {
    let seconds: Double

    /// The time of the event or frame that is going on.
    public static func now() -> DispatchTime {
        DispatchTime(seconds: RenderRoot.now)
    }

    /// A time that does not come.
    public static let distantFuture = DispatchTime(seconds: .infinity)

    /// Whether the first comes before the second.
    public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }

    /// So many seconds later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }

    /// So many seconds earlier.
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds - seconds)
    }

    /// Later by an interval.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + interval.inSeconds
    }

    /// Earlier by an interval.
    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time - interval.inSeconds
    }
}

/// A length of time in whole units.
public enum DispatchTimeInterval: Equatable, Sendable {
    /// Whole seconds.
    case seconds(Int)
    /// Thousandths of a second.
    case milliseconds(Int)
    /// Millionths of a second.
    case microseconds(Int)
    /// Billionths of a second.
    case nanoseconds(Int)
    /// For ever.
    case never

    var inSeconds: Double {
        switch self {
        case .seconds(let count): return Double(count)
        case .milliseconds(let count): return Double(count) / 1e3
        case .microseconds(let count): return Double(count) / 1e6
        case .nanoseconds(let count): return Double(count) / 1e9
        case .never: return .infinity
        }
    }
}
