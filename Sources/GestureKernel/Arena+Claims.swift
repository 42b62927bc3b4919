internal import GeometryKernel

extension Arena {
    /// The track of a pointer that is down.
    func track(_ pointer: Int32) -> PointerTrack? {
        tracks.first { $0.last.pointer == pointer }
    }

    /// Whether no callback has removed the recogniser or cancelled the pointer meanwhile.
    func competes(_ recogniser: Recogniser, for track: PointerTrack) -> Bool {
        tracks.contains { $0 === track } && track.recognisers.contains { $0 === recogniser }
    }

    /// Moves the pointer of `track` for all its recognisers.
    func send(_ sample: PointerSample, to track: PointerTrack) {
        for recogniser in track.recognisers where recogniser.move(sample) {
            claim(track, for: recogniser)
        }
    }

    /// Gives the pointer to `recogniser`, or stops it when another has it.
    ///
    /// The losers hear of it before the winner.
    func claim(_ track: PointerTrack, for recogniser: Recogniser) {
        if recogniser.priority != .simultaneous {
            guard !track.isClaimed || recogniser.isKin(of: track.claimant) else {
                recogniser.stop()
                return
            }
            if !track.isClaimed { track.claimant = recogniser }
            for other in track.recognisers
            where other !== recogniser && other.priority != .simultaneous
                && !recogniser.isKin(of: other)
            {
                other.stop()
            }
        }
        recogniser.accept()
    }

    /// Has a recogniser look at pointers from now on, and at one that is down on it at once.
    package func open(_ recogniser: Recogniser) {
        recogniser.isGated = false
        for track in tracks where track.recognisers.contains(where: { $0 === recogniser }) {
            if track.isLifted { recogniser.pointers.removeAll { $0 == track.last.pointer } }
            guard !track.isLifted, recogniser.state == .possible, recogniser.isEnabled else {
                return
            }
            if recogniser.didPress(track.last) { claim(track, for: recogniser) }
            return
        }
    }

    /// Forgets a pointer; recognisers that wait for another one are kept.
    func drop(_ track: PointerTrack) {
        tracks.removeAll { $0 === track }
        for recogniser in track.recognisers {
            recogniser.release(track.last.pointer)
            if recogniser.isWaiting, !waiting.contains(where: { $0 === recogniser }) {
                waiting.append(recogniser)
            }
        }
        sweep()
    }

    /// Forgets recognisers that no longer wait.
    func sweep() {
        waiting.removeAll { !$0.isWaiting }
    }

    /// The live recogniser with the earliest deadline; the first in order on a tie.
    func dueRecogniser() -> Recogniser? {
        var due: Recogniser?
        var earliest = Double.infinity
        for track in tracks {
            for recogniser in track.recognisers where recogniser.isLive {
                if let deadline = recogniser.deadline, deadline < earliest {
                    earliest = deadline
                    due = recogniser
                }
            }
        }
        for recogniser in waiting where recogniser.isWaiting {
            if let deadline = recogniser.deadline, deadline < earliest {
                earliest = deadline
                due = recogniser
            }
        }
        return due
    }
}
