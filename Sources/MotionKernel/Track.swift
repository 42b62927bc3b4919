/// One animation of an animator: a player, its motion and its clock.
final class Track {
    let player: Player
    let motion: Motion
    /// The curve, of a motion that starts from a standstill.
    let curve: MotionCurve?
    /// The time that counts as 0; nil until the first frame.
    private(set) var start: Double?
    /// The seconds since `start`.
    private(set) var elapsed = 0.0
    private(set) var isFinished = false

    init(_ player: Player, _ motion: Motion, start: Double?, from curve: MotionCurve? = nil) {
        self.player = player
        self.motion = motion
        self.start = start
        self.curve = curve
    }

    /// Moves to a time. Only a frame starts the clock; time does not run backwards.
    func advance(to time: Double, isFrame: Bool) {
        if isFrame, start == nil { start = time }
        guard let start else { return }
        elapsed = max(elapsed, time - start)
        isFinished = !player.evaluate(elapsed, motion) || !motion.isFinite
    }
}

/// A listener's claim on a track: told once that it is done, once that it is gone.
final class Ticket {
    let listener: any AnimationListener
    private(set) var track: Track
    private var logicalDuration: Double
    private var isCompleted = false

    init(_ listener: any AnimationListener, _ track: Track) {
        self.listener = listener
        self.track = track
        logicalDuration = track.player.logicalDuration
    }

    /// Follows the track that takes over; completes when the old one would have.
    func move(to successor: Track) {
        logicalDuration = max(logicalDuration - track.elapsed, 0)
        track = successor
    }

    /// Whether it is time to tell the listener that the animation has done what it is for.
    var isDue: Bool {
        !isCompleted && track.start != nil && track.elapsed >= logicalDuration - Player.tolerance
    }

    /// The seconds of the track after which the listener waits to be told; infinite when it was.
    var dueTime: Double { isCompleted ? .infinity : logicalDuration }

    /// Tells the listener, unless it was told before.
    func complete() {
        guard !isCompleted else { return }
        isCompleted = true
        listener.animationLogicallyCompleted()
    }

    /// Tells the listener the end.
    func remove() {
        complete()
        listener.animationRemoved()
    }
}
