extension Animator {
    /// Moves every track to a time and drops those that ended.
    func move(to time: Double, isFrame: Bool) {
        for track in tracks { track.advance(to: time, isFrame: isFrame) }
        tracks.removeAll { $0.isFinished }
    }

    /// Sums the tracks up into the presentation; true when it changed.
    func show() -> Bool {
        var isChanged = false
        for index in model.indices {
            var value = model[index]
            var speed = 0.0
            for track in tracks {
                value += track.motion.offset[index] - track.motion.interval[index]
                speed += track.motion.velocity[index]
            }
            if presentation[index] != value { isChanged = true }
            presentation[index] = value
            velocity[index] = speed
        }
        return isChanged
    }

    /// Tells listeners what happened. A listener may call this animator: the list is read anew
    /// after each call.
    func notify() {
        var index = 0
        while index < tickets.count {
            let ticket = tickets[index]
            if ticket.track.isFinished {
                tickets.remove(at: index)
                ticket.remove()
            } else {
                index += 1
                if ticket.isDue { ticket.complete() }
            }
        }
    }
}
