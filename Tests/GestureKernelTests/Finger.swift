import GeometryKernel
import GestureKernel

/// The calls that recognisers made, in order.
final class Log {
    var entries: [String] = []
    var drags: [DragValue] = []

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }

    func watch(_ drag: DragRecogniser, _ name: String = "drag") {
        drag.onBegan = { _ in self.entries.append("\(name) began") }
        drag.onChanged = {
            self.drags.append($0)
            self.entries.append("\(name) changed")
        }
        drag.onEnded = {
            self.drags.append($0)
            self.entries.append("\(name) ended")
        }
        drag.onCancelled = { _ in self.entries.append("\(name) cancelled") }
    }

    func watch(_ hold: HoldRecogniser, _ name: String) {
        hold.onBegan = { _ in self.entries.append("\(name) began") }
        hold.onPressingChanged = { self.entries.append("\(name) \($0 ? "down" : "up")") }
        hold.onEnded = { _ in self.entries.append("\(name) ended") }
        hold.onCancelled = { _ in self.entries.append("\(name) cancelled") }
    }

    func watch(_ tap: TapRecogniser, _ name: String = "tap") {
        tap.onEnded = { _ in self.entries.append("\(name) ended") }
    }
}

/// A pointer that a test moves over the views of some recognisers.
struct Finger {
    let arena: Arena
    var pointer: Int32 = 1

    func down(_ x: CGFloat, _ y: CGFloat, _ time: Double, on recognisers: [Recogniser]) {
        arena.begin(sample(x, y, time), recognisers: recognisers)
    }

    func move(_ x: CGFloat, _ y: CGFloat, _ time: Double) {
        arena.move(sample(x, y, time))
    }

    func up(_ x: CGFloat, _ y: CGFloat, _ time: Double) {
        arena.end(sample(x, y, time))
    }

    func cancel() {
        arena.cancel(pointer)
    }

    private func sample(_ x: CGFloat, _ y: CGFloat, _ time: Double) -> PointerSample {
        PointerSample(pointer: pointer, location: CGPoint(x: x, y: y), time: time)
    }
}
