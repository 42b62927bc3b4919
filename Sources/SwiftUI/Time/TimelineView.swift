/// What the content of a `TimelineView` is told.
public struct TimelineViewDefaultContext {
    /// The time that the content is made for.
    public let date: Date
    /// How often the content may change; a page is always live.
    public let cadence = Cadence.live

    /// How often a content may change, the most often first.
    public enum Cadence: Comparable, Sendable {
        case live, seconds, minutes
    }
}

/// A view that is made anew at the times of a schedule.
///
///     TimelineView(.animation) { timeline in
///         Dial(angle: timeline.date.timeIntervalSinceReferenceDate)
///     }
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: _PrimitiveView {
    /// What the content is told.
    public typealias Context = TimelineViewDefaultContext

    private let schedule: Schedule
    private let content: (Context) -> Content

    /// A view that is made anew at the times of a schedule.
    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    /// An element that evaluates the content and asks to be woken for the next time.
    public nonisolated static func _makeElement(_ view: TimelineView) -> _Element {
        let (schedule, content) = (view.schedule, view.content)
        return TimelineElement(moment: { schedule._moment(at: $0) }) { content($0).erased }
    }
}

private final class TimelineElement: CompositeElement_Base {
    private let moment: (Double) -> (shown: Double, next: Double?)
    private let content: (TimelineViewDefaultContext) -> _Element

    init(
        moment: @escaping (Double) -> (shown: Double, next: Double?),
        content: @escaping (TimelineViewDefaultContext) -> _Element
    ) {
        self.moment = moment
        self.content = content
    }

    override func matches(_ other: _Element) -> Bool { other is TimelineElement }

    override func evaluate(_ visitor: _DynamicPropertyVisitor) -> _Element {
        let alarm = unsafeDowncast(visitor.next { TimelineAlarm() }, to: TimelineAlarm.self)
        let (shown, next) = moment(visitor.root.time)
        alarm.set(next, visitor)
        return content(
            TimelineViewDefaultContext(date: Date(timeIntervalSinceReferenceDate: shown)))
    }
}

/// Wakes a view for its next time, as long as it is there.
private final class TimelineAlarm: Storage {
    private var time: Double?

    func set(_ time: Double?, _ visitor: _DynamicPropertyVisitor) {
        guard time != self.time else { return }
        self.time = time
        guard let time else { return }
        Timetable.current.add(at: time) { [self] in
            guard self.time == time, isAttached else { return }
            self.time = nil
            owner?.setNeedsUpdate()
        }
    }
}
