internal import GeometryKernel

/// Decides which gestures get the pointers in flight.
///
/// The first normal or high recogniser to recognise claims its pointer: the others on it are
/// cancelled when they began and fail when they did not. When several recognise with one sample,
/// high priority goes first, outermost view first; then normal ones, deepest view first.
/// Simultaneous ones neither claim nor lose. A claim lasts until the pointer is up.
///
/// Deadlines that lie before an event are served before it, so late frames change nothing.
/// Pointers that are not down are ignored, and so are samples that are not finite; a time before
/// that of the pointer's last sample counts as the same time. Each call costs the number of
/// recognisers in flight.
package final class Arena {
    var tracks: [PointerTrack] = []
    var waiting: [Recogniser] = []

    /// Creates an arena without pointers.
    package init() {}

    /// Whether no pointer is down and no recogniser waits.
    package var isIdle: Bool {
        tracks.isEmpty && !waiting.contains { $0.isWaiting }
    }

    /// When `tick` has something to do, in seconds; `nil` when time changes nothing.
    package var nextDeadline: Double? {
        dueRecogniser()?.deadline
    }

    /// Whether a gesture has the pointer for itself.
    package func isClaimed(_ pointer: Int32) -> Bool {
        track(pointer)?.isClaimed ?? false
    }

    /// A pointer goes down on views with these recognisers.
    ///
    /// A pointer that is down already is cancelled first.
    package func begin(_ sample: PointerSample, recognisers: [Recogniser]) {
        guard sample.location.isFinitePoint, sample.time.isFinite else { return }
        tick(sample.time)
        cancel(sample.pointer)
        let track = PointerTrack(sample, recognisers: recognisers)
        tracks.append(track)
        for recogniser in track.recognisers where competes(recogniser, for: track) {
            if track.isClaimed, recogniser.priority != .simultaneous,
                !recogniser.isKin(of: track.claimant)
            {
                recogniser.block(sample.pointer)
            } else if recogniser.down(sample) {
                claim(track, for: recogniser)
            }
        }
        sweep()
    }

    /// A pointer moves.
    package func move(_ sample: PointerSample) {
        guard let track = track(sample.pointer), let sample = track.advance(to: sample) else {
            return
        }
        tick(sample.time)
        send(sample, to: track)
        sweep()
    }

    /// A pointer goes up.
    ///
    /// An up at a new location moves the pointer there first.
    package func end(_ sample: PointerSample) {
        guard let track = track(sample.pointer) else { return }
        let previous = track.last.location
        let sample = track.advance(to: sample) ?? track.last
        tick(sample.time)
        if sample.location != previous { send(sample, to: track) }
        track.isLifted = true
        for recogniser in track.recognisers where recogniser.up(sample) {
            claim(track, for: recogniser)
        }
        drop(track)
    }

    /// The system takes a pointer away.
    package func cancel(_ pointer: Int32) {
        guard let track = track(pointer) else { return }
        for recogniser in track.recognisers { recogniser.stop() }
        drop(track)
    }

    /// Takes all pointers away and stops all waiting; deadlines up to `time`, in seconds, count.
    package func cancelAll(_ time: Double) {
        tick(time)
        for track in tracks { cancel(track.last.pointer) }
        for recogniser in waiting { recogniser.stop() }
        sweep()
    }

    /// Serves the deadlines up to `time`, in seconds, earliest first.
    package func tick(_ time: Double) {
        while let recogniser = dueRecogniser(), let deadline = recogniser.deadline,
            deadline <= time
        {
            let track = recogniser.pointers.first.flatMap { self.track($0) }
            if recogniser.didExpire() {
                if let track { claim(track, for: recogniser) } else { recogniser.stop() }
            }
            if recogniser.isLive, recogniser.deadline == deadline { recogniser.stop() }
            sweep()
        }
    }

    /// A view leaves: its gesture is stopped and forgotten.
    package func remove(_ recogniser: Recogniser) {
        recogniser.stop()
        for track in tracks { track.recognisers.removeAll { $0 === recogniser } }
        waiting.removeAll { $0 === recogniser }
        recogniser.pointers.removeAll()
        recogniser.reset()
    }
}
