/// What is to be done at times to come; a page without timers links no more than this.
class Agenda {
    /// When something is due next, in seconds of the host's clock.
    var next: Double? { nil }

    /// Does what is due.
    func run(at time: Double) {}
}

extension RenderRoot {
    /// The root whose event or frame came last: the one whose time is now.
    static var current: RenderRoot?
    /// Seconds of the host's clock, also before there is a root.
    package static var now = 0.0

    /// When the host must ask for a frame at the latest; nil when nothing waits for a time.
    package var nextWake: Double? { agenda?.next }

    /// Whether something is due so soon that frames go on until then: a host's alarm may come a little early.
    var isAgendaPressing: Bool {
        guard let next = agenda?.next else { return false }
        return next - time < 0.05
    }
}
