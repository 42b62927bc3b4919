import CShims

/// The agenda of a root with timers: actions in the order of their times.
///
/// They run at the beginning of the first frame at or after their time, before state is read, and each may
/// add others; what is due at once then waits for the next frame.
final class Timetable: Agenda {
    private struct Entry {
        let time: Double
        let number: Int
        let action: () -> Void
    }

    private unowned(unsafe) let root: RenderRoot
    private var entries: [Entry] = []
    private var count = 0
    /// The time that the host will wake us at.
    private var alarm = Double.infinity

    private init(_ root: RenderRoot) {
        self.root = root
    }

    /// The timetable of the root whose time is now.
    static var current: Timetable {
        guard let root = RenderRoot.current else {
            fatalError("a timer needs a view on screen")
        }
        if let agenda = root.agenda { return unsafeDowncast(agenda, to: Timetable.self) }
        let table = Timetable(root)
        root.agenda = table
        return table
    }

    /// Adds an action for a time, in seconds of the host's clock; one that is over counts as now.
    func add(at time: Double, _ action: @escaping () -> Void) {
        guard time.isFinite || time < 0 else { return }
        let entry = Entry(time: max(time, root.time), number: count, action: action)
        count += 1
        // Behind those of the same time.
        var index = entries.count
        while index > 0 && entries[index - 1].time > entry.time { index -= 1 }
        entries.insert(entry, at: index)
        setAlarm()
    }

    override var next: Double? { entries.first?.time }

    override func run(at time: Double) {
        let end = count
        var index = 0
        while index < entries.count && entries[index].time <= time + 1e-6 {
            if entries[index].number >= end {
                index += 1
            } else {
                entries.remove(at: index).action()
            }
        }
        if alarm <= time { alarm = .infinity }
        setAlarm()
    }

    /// Asks the host for a frame: the next one where something is due soon, otherwise one in time.
    private func setAlarm() {
        guard let next else { return }
        if root.isAgendaPressing { return root.requestFrame() }
        guard next < alarm else { return }
        alarm = next
        baraja_host_wake(next - root.time)
    }
}
