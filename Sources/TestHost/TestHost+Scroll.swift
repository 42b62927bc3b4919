import DisplayKernel
import GeometryKernel
import GestureKernel
import SwiftUI

/// One scroll view as a browser holds it.
package final class ScrollElementState {
    package var offset = CGPoint.zero
    package var value = ScrollValue(flags: [], contentWidth: 0, contentHeight: 0)

    func clamp(_ point: CGPoint, in size: CGSize) -> CGPoint {
        CGPoint(
            x: min(max(point.x, 0), max(Double(value.contentWidth) - size.width, 0)),
            y: min(max(point.y, 0), max(Double(value.contentHeight) - size.height, 0)))
    }
}

/// A finger that scrolls, and the content that rolls on after it.
struct TouchScroll {
    let layer: UInt32
    let axes: Axis.Set
    var last: CGPoint
    var lastTime: Double
    var sampler = VelocitySampler()
    var velocity: CGVector?
}

/// What a browser does of itself: scrolling.
///
/// A finger scrolls once it has moved 10 points, mostly along an axis that scrolls, unless a gesture has
/// it or its layer keeps the browser from panning; gestures that have begun are cancelled. Lifted in
/// motion, the content rolls on, its speed falling to .998 in each millisecond (measured).
extension TestHost {
    private static let slop = 10.0
    private static let deceleration = 0.998

    /// Takes over the ops that a browser would.
    func followScrolling(_ ops: [DecodedOp]) {
        for op in ops {
            switch op {
            case .create(let id, .scroll): scrollStates[id] = ScrollElementState()
            case .remove(let id): scrollStates[id] = nil
            case .scroll(let id, let value): scrollStates[id]?.value = value
            case .scrollTo(let id, let isRelative, let x, let y):
                guard let state = scrollStates[id] else { continue }
                let start = isRelative ? state.offset : .zero
                state.offset = CGPoint(x: start.x + x, y: start.y + y)
            default: break
            }
        }
        for (id, state) in scrollStates {
            guard let layer = scrollLayer(id) else { continue }
            let clamped = state.clamp(state.offset, in: layer.frame.size)
            if clamped != state.offset {
                state.offset = clamped
                owedScrolls.insert(id)
            }
        }
    }

    /// Tells of offsets that the browser changed by itself.
    func sendOwedScrolls() {
        let owed = owedScrolls.sorted()
        owedScrolls = []
        for id in owed { report(id) }
    }

    private func report(_ id: UInt32) {
        guard let state = scrollStates[id] else { return }
        root.didScroll(layer: id, to: state.offset, at: time)
    }

    // MARK: Questions

    /// How far the first scroll view (or the one with that index, in order of making) is scrolled.
    package func scrollOffset(_ index: Int = 0) -> CGPoint {
        scrollState(index)?.offset ?? .zero
    }

    /// The size of the content of a scroll view, as the browser holds it.
    package func scrollContentSize(_ index: Int = 0) -> CGSize {
        guard let value = scrollState(index)?.value else { return .zero }
        return CGSize(width: Double(value.contentWidth), height: Double(value.contentHeight))
    }

    private func scrollState(_ index: Int) -> ScrollElementState? {
        let ids = scrollStates.keys.sorted()
        return ids.indices.contains(index) ? scrollStates[ids[index]] : nil
    }

    private func scrollLayer(_ id: UInt32) -> Layer? {
        root.scrollLayers.first { $0.id == id }
    }

    // MARK: Verbs

    /// Turns the wheel over a point: a row that it swipes takes it, or the innermost scroll view that can
    /// move.
    package func wheel(at point: CGPoint, by delta: CGSize) {
        if root.wheel(at: point, by: delta, time: time) {
            wheelEnd = time + 0.15
            return frame()
        }
        for layer in root.scrollLayers(at: point) where scroll(layer.id, by: delta) { break }
        frame()
    }

    /// Ends a turn of the wheel that a row took, as the browser half does.
    func endWheel() {
        guard let end = wheelEnd, time >= end else { return }
        wheelEnd = nil
        _ = root.wheel(at: .zero, by: .zero, time: time)
    }

    /// Scrolls a scroll view by a distance and shows a frame.
    package func scroll(by delta: CGSize, index: Int = 0) {
        let ids = scrollStates.keys.sorted()
        if ids.indices.contains(index) { scroll(ids[index], by: delta) }
        frame()
    }

    /// Scrolls a scroll view to an offset and shows a frame.
    package func scroll(to offset: CGPoint, index: Int = 0) {
        let now = scrollOffset(index)
        scroll(by: CGSize(width: offset.x - now.x, height: offset.y - now.y), index: index)
    }

    @discardableResult
    private func scroll(_ id: UInt32, by delta: CGSize) -> Bool {
        guard let state = scrollStates[id], let layer = scrollLayer(id) else { return false }
        let flags = state.value.flags
        if flags.contains(.isDisabled) { return false }
        let target = CGPoint(
            x: state.offset.x + (flags.contains(.horizontal) ? delta.width : 0),
            y: state.offset.y + (flags.contains(.vertical) ? delta.height : 0))
        let new = state.clamp(target, in: layer.frame.size)
        guard new != state.offset else { return false }
        state.offset = new
        report(id)
        return true
    }

    // MARK: Touch

    /// A finger went down: a content that still rolls stops.
    func touchScrollDown(_ sample: PointerSample) {
        rolling = []
        touchStarts[sample.pointer] = sample.location
        touchScrolls[sample.pointer] = nil
    }

    /// A finger moved; true when it scrolls and no gesture may see it.
    func touchScrollMoved(_ sample: PointerSample) -> Bool {
        if touchScrolls[sample.pointer] == nil { beginTouchScroll(sample) }
        guard var scroll = touchScrolls[sample.pointer] else { return false }
        let delta = CGSize(
            width: scroll.axes.contains(.horizontal) ? scroll.last.x - sample.location.x : 0,
            height: scroll.axes.contains(.vertical) ? scroll.last.y - sample.location.y : 0)
        scroll.last = sample.location
        scroll.lastTime = sample.time
        scroll.sampler.add(sample.location, time: sample.time)
        touchScrolls[sample.pointer] = scroll
        _ = self.scroll(scroll.layer, by: delta)
        return true
    }

    private func beginTouchScroll(_ sample: PointerSample) {
        guard let start = touchStarts[sample.pointer], !root.isClaimed(sample.pointer) else {
            return
        }
        let (dx, dy) = (sample.location.x - start.x, sample.location.y - start.y)
        guard (dx * dx + dy * dy).squareRoot() >= Self.slop else { return }
        let axis: Axis.Set = abs(dx) > abs(dy) ? .horizontal : .vertical
        let travel = CGSize(width: -dx, height: -dy)
        guard let layer = scroller(at: start, along: axis, by: travel) else {
            // Whoever begins without a scroll view keeps the finger, as in a browser.
            touchStarts[sample.pointer] = nil
            return
        }
        root.pointer(.cancel, sample)
        touchScrolls[sample.pointer] = TouchScroll(
            layer: layer, axes: axis, last: start, lastTime: sample.time)
    }

    /// The innermost scroll view that a finger at a point may move along an axis.
    private func scroller(at point: CGPoint, along axis: Axis.Set, by delta: CGSize) -> UInt32? {
        guard root.touchAction(at: point, along: axis) else { return nil }
        let wanted: ScrollValue.Flags = axis == .horizontal ? .horizontal : .vertical
        for layer in root.scrollLayers(at: point) {
            guard let state = scrollStates[layer.id], state.value.flags.contains(wanted),
                !state.value.flags.contains(.isDisabled)
            else { continue }
            let target = CGPoint(
                x: state.offset.x + (axis == .horizontal ? delta.width : 0),
                y: state.offset.y + (axis == .vertical ? delta.height : 0))
            if state.clamp(target, in: layer.frame.size) != state.offset { return layer.id }
        }
        return nil
    }

    /// A finger was lifted; true when it scrolled.
    func touchScrollEnded(_ sample: PointerSample) -> Bool {
        touchStarts[sample.pointer] = nil
        guard var scroll = touchScrolls.removeValue(forKey: sample.pointer) else { return false }
        let isResting = sample.time - scroll.lastTime > 0.1
        scroll.velocity = isResting ? CGVector(dx: 0, dy: 0) : scroll.sampler.velocity
        rolling.append(scroll)
        rollTime = time
        return true
    }

    /// Content that was let go in motion moves on.
    func roll() {
        let elapsed = time - rollTime
        rollTime = time
        guard elapsed > 0 else { return }
        rolling = rolling.compactMap { scroll in
            guard var velocity = scroll.velocity else { return nil }
            let share = Scalar.exp(Scalar.log(Self.deceleration) * elapsed * 1000)
            let mean = (1 - share) / -Scalar.log(Self.deceleration) / 1000
            let isMoving = self.scroll(
                scroll.layer,
                by: CGSize(
                    width: scroll.axes.contains(.horizontal) ? -velocity.dx * mean : 0,
                    height: scroll.axes.contains(.vertical) ? -velocity.dy * mean : 0))
            velocity = CGVector(dx: velocity.dx * share, dy: velocity.dy * share)
            guard isMoving, abs(velocity.dx) + abs(velocity.dy) > 10 else { return nil }
            var next = scroll
            next.velocity = velocity
            return next
        }
    }
}
