import DisplayKernel
import GeometryKernel
import MotionKernel

/// What can hand animations to the host. This one hands over none: a tree without effects has no other.
class FlightPlan {
    /// Hands over what moves, once a frame is written, if it can be. No frame is wanted while the host plays.
    func launch() {}
    /// Takes everything back at the root's time.
    func land() {}
    /// Whether the host is playing.
    var isFlying: Bool { false }
}

/// Hands animations to the host when all that moves is transforms and opacities on one course.
///
/// The tree goes on as if frames came: whatever event comes next finds the presentation of its own time, and what still
/// moves then is handed over anew or shown frame by frame. Layers say already where they will be, so that nothing is to be
/// done at the end.
final class Flights: FlightPlan {
    private unowned(unsafe) let root: RenderRoot
    private var heads: [Node] = []
    private var layers: [Layer] = []
    /// The time up to which attributes have been moved.
    private var time = 0.0
    private var end = 0.0
    /// What a host's timers and frames may be early by, in seconds.
    private static let slack = 1.0 / 60

    init(_ root: RenderRoot) {
        self.root = root
    }

    override var isFlying: Bool { !layers.isEmpty }

    override func land() {
        guard isFlying else { return }
        for layer in layers where layer.isAlive { layer.endFlight() }
        layers.removeAll()
        // A spring takes a gap of more than a second for a pause of the host.
        while root.time - time > 0.5 {
            time += 0.5
            for attribute in root.attributes { _ = attribute.advance(to: time) }
        }
        for attribute in root.attributes {
            _ = attribute.advance(to: root.time)
            // A spring's rule may say of a moment that it is at rest and of the next that it is not: once is enough.
            if root.time >= end - Self.slack { attribute.finish() }
            attribute.owner.setNeedsEffect()
        }
        root.requestFrame()
    }

    override func launch() {
        guard root.canFly, !isFlying, root.arena.isIdle, root.pending.isEmpty, !root.needsDisplay
        else { return }
        heads.removeAll()
        hand()
        for attribute in root.attributes { attribute.endPreview() }
    }

    private func hand() {
        guard let course = root.attributes.first?.course else { return }
        var way = 0.0
        var due = Double.infinity
        for attribute in root.attributes {
            // Everything or nothing: while frames come anyway, there is little to be saved.
            guard attribute.effect == .move, attribute.course == course,
                note(attribute.owner.chainHead)
            else { return }
            way = max(way, attribute.way)
            due = min(due, attribute.dueTime)
        }
        time = root.time
        let shares = course.shares(way: way, from: time)
        // What is over in three frames is not worth it.
        guard shares.count > 15 else { return }
        end = time + Double(shares.count - 1) * Course.step
        hand(shares, wake: min(max(course.start + due, time), end) - time)
    }

    /// Notes the head of a chain; false when the host cannot play it.
    private func note(_ head: Node?) -> Bool {
        guard let head, let layer = head.layer, !layer.isInMask else { return false }
        for other in heads where other === head { return true }
        heads.append(head)
        return true
    }

    private func hand(_ shares: [Double], wake: Double) {
        // A spring may go beyond both ends.
        var low = 0.0
        var high = 1.0
        for share in shares {
            low = min(low, share)
            high = max(high, share)
        }
        let table = FlightTable(count: heads.count)
        for look in 0...FlightTable.looks + 1 {
            let place = Double(look) / Double(FlightTable.looks)
            // Beyond the looks: the end.
            guard add(look > FlightTable.looks ? 1 : low + (high - low) * place, to: table) else {
                return
            }
        }
        var reach = 1.0
        for index in heads.indices {
            let size = heads[index].layer!.extent
            guard table.stride(of: index, size: size) > 0 else { return }
            reach = max(reach, table.reach(of: index, size: size))
        }
        var values = shares
        for index in values.indices { values[index] = (values[index] - low) / (high - low) }
        root.tree.setCourse(
            values, within: FlightTable.tolerance / reach, duration: end - time, wake: wake)
        for index in heads.indices {
            let layer = heads[index].layer!
            // What does not move to be seen is at its end at once.
            let isSeen = table.reach(of: index, size: layer.extent) > FlightTable.tolerance / 4
            table.fly(
                layer, index, stride: isSeen ? table.stride(of: index, size: layer.extent) : 0)
            layers.append(layer)
        }
    }

    /// Looks at all layers at a share of the way; false when one cannot be played.
    private func add(_ share: Double, to table: FlightTable) -> Bool {
        for attribute in root.attributes { attribute.preview(share) }
        for head in heads {
            let (effect, _) = root.chain(from: head)
            guard table.add(effect.layerTransform, opacity: effect.opacity) else { return false }
        }
        return true
    }
}
