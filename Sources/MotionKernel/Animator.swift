/// One animated attribute of any number of components: the value it has, the value it shows, and
/// what runs between.
///
///     presentation = model - intervals + offsets      summed over the running animations
///
/// **Clock.** Times are in seconds and come from outside. The first `advance` after `animate`
/// restarts the clock: it shows the starting value, real differences count from there. A spring
/// that takes over a moving value goes on without a pause.
///
/// **Retargeting** (reference: SwiftUI, reverse-engineered). A fluid spring replaces whatever runs,
/// from where it is and with its velocity; a timing curve hands over its position but no velocity.
/// Every other curve runs on top of what is running.
///
/// `advance` takes no memory, as long as nobody keeps a copy of `presentation` or `velocity`.
/// Values or times that are not finite bring the attribute to rest at its model.
package final class Animator {
    /// The value that was set last: where everything that runs is heading.
    package internal(set) var model: [Double]
    /// The value to show, as of the last `advance` or change.
    package internal(set) var presentation: [Double]
    /// The change of the presentation, in units per second.
    package internal(set) var velocity: [Double]

    var tracks: [Track] = []
    var tickets: [Ticket] = []

    /// An attribute at rest.
    package init(_ value: [Double]) {
        model = value
        presentation = value
        velocity = [Double](repeating: 0, count: value.count)
    }

    /// Whether an animation is running; then it wants frames.
    package var isRunning: Bool { !tracks.isEmpty }

    /// Takes a value at once and ends everything that runs.
    package func snap(to value: [Double]) {
        model = value
        rest()
    }

    /// Takes a value without an animation: a different one jumps and ends what runs, the same one
    /// changes nothing.
    package func setModel(_ value: [Double], at time: Double) {
        if value != model { snap(to: value) }
    }

    /// Takes a value at once and leaves alone what runs: it ends at the new value.
    package func shift(to value: [Double]) {
        model = value
        _ = show()
    }

    /// Shows the running animations at a time; true when the presentation changed.
    package func advance(to time: Double) -> Bool {
        guard isRunning else { return false }
        guard time.isFinite else {
            rest()
            return true
        }
        move(to: time, isFrame: true)
        let isChanged = show()
        notify()
        return isChanged
    }

    /// Ends everything that runs, because the view is gone; listeners are told.
    package func discard() {
        rest()
    }

    /// Goes to the model and tells all listeners.
    private func rest() {
        tracks.removeAll()
        presentation = model
        velocity = [Double](repeating: 0, count: model.count)
        let ended = tickets
        tickets.removeAll()
        for ticket in ended { ticket.remove() }
    }
}
