extension Animator {
    /// Heads for a value on a curve. An unchanged value leaves what runs alone, and its listener is
    /// told the end at once.
    package func animate(
        to value: [Double],
        with curve: MotionCurve,
        at time: Double,
        listener: (any AnimationListener)?
    ) {
        listener?.animationAdded()
        if value == model {
            end(listener)
        } else if canAnimate(to: value, with: curve, at: time) {
            start(value, curve, time, listener)
        } else {
            snap(to: value)
            end(listener)
        }
    }

    private func end(_ listener: (any AnimationListener)?) {
        listener?.animationLogicallyCompleted()
        listener?.animationRemoved()
    }

    private func canAnimate(to value: [Double], with curve: MotionCurve, at time: Double) -> Bool {
        guard value.count == model.count, curve.isValid, time.isFinite else { return false }
        for index in value.indices where !(value[index] - model[index]).isFinite { return false }
        return true
    }

    private func start(
        _ value: [Double],
        _ curve: MotionCurve,
        _ time: Double,
        _ listener: (any AnimationListener)?
    ) {
        move(to: time, isFrame: false)
        var interval = value
        for index in interval.indices { interval[index] -= model[index] }
        let player = curve.makePlayer(count: value.count)
        let motion = Motion(interval: interval)
        model = value
        if curve.takesOver, isRunning {
            takeOver(player, motion, time)
        } else {
            tracks.append(Track(player, motion, start: nil, from: curve))
        }
        guard motion.isFinite else {
            snap(to: value)
            return end(listener)
        }
        if let listener, let track = tracks.last { tickets.append(Ticket(listener, track)) }
        _ = show()
        notify()
    }

    /// Replaces all tracks by one that goes on from their sum.
    private func takeOver(_ player: Player, _ motion: Motion, _ time: Double) {
        for track in tracks {
            for index in motion.interval.indices {
                motion.interval[index] += track.motion.interval[index]
                motion.offset[index] += track.motion.offset[index]
                if track.player.handsOverVelocity {
                    motion.velocity[index] += track.motion.velocity[index]
                }
            }
        }
        let previous = tracks.count == 1 ? tracks[0].player.blendableResponse : nil
        player.takeOver(motion, response: previous)
        let isMoving = tracks.contains { $0.start != nil }
        let successor = Track(player, motion, start: isMoving ? time : nil)
        for ticket in tickets where !ticket.track.isFinished { ticket.move(to: successor) }
        tracks.removeAll(keepingCapacity: true)
        tracks.append(successor)
    }
}
