/// When a `TimelineView` is made anew. There are the schedules below and none of one's own.
public protocol TimelineSchedule {
    /// The time that counts at `now`, and the next one; both in seconds of the host's clock.
    func _moment(at now: Double) -> (shown: Double, next: Double?)
}

/// With every frame, or with fewer.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: Double?
    private let isPaused: Bool

    /// With every frame, or so many seconds apart; never while paused.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = minimumInterval
        isPaused = paused
    }

    /// The present frame and the next one.
    public func _moment(at now: Double) -> (shown: Double, next: Double?) {
        (now, isPaused ? nil : now + max(interval ?? 0, 0))
    }
}

/// Again and again, from a date on.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// So many seconds apart, from a date on.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = max(interval, 1e-3)
    }

    /// The last time that has come and the next one; before the first the present one counts (inferred).
    public func _moment(at now: Double) -> (shown: Double, next: Double?) {
        let start = start.timeIntervalSinceReferenceDate
        let count = ((now - start) / interval + 1e-6).rounded(.down)
        if count < 0 { return (now, start) }
        return (start + count * interval, start + (count + 1) * interval)
    }
}

/// At given dates.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
    private let dates: [Date]

    /// At the dates of a list, in order.
    public init(_ dates: [Date]) {
        self.dates = dates
    }

    /// The last date that has come and the next one; before the first the present one counts (inferred).
    public func _moment(at now: Double) -> (shown: Double, next: Double?) {
        var shown = now
        for date in dates {
            let time = date.timeIntervalSinceReferenceDate
            if time > now + 1e-6 { return (shown, time) }
            shown = time
        }
        return (shown, nil)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// With every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// With every frame, or so many seconds apart; never while paused.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// So many seconds apart, from a date on.
    public static func periodic(
        from startDate: Date, by interval: TimeInterval
    ) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    /// At the dates of a list, in order.
    public static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule {
        ExplicitTimelineSchedule(dates)
    }
}
