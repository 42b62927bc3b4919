import GeometryKernel
import GestureKernel
import SwiftUI

/// What a user does.
extension TestHost {
    // MARK: One pointer event

    package func down(_ point: CGPoint, pointer: Int32 = 1, kind: PointerKind = .touch) {
        send(.down, point, pointer, kind)
    }

    package func move(_ point: CGPoint, pointer: Int32 = 1, kind: PointerKind = .touch) {
        send(.move, point, pointer, kind)
    }

    package func up(_ point: CGPoint, pointer: Int32 = 1, kind: PointerKind = .touch) {
        send(.up, point, pointer, kind)
    }

    package func cancel(pointer: Int32 = 1) {
        send(.cancel, .zero, pointer, .touch)
    }

    package func cancelAllPointers() {
        root.cancelAllPointers(at: time)
    }

    private func send(
        _ phase: PointerPhase, _ point: CGPoint, _ pointer: Int32, _ kind: PointerKind
    ) {
        let sample = PointerSample(pointer: pointer, location: point, time: time, kind: kind)
        if kind == .touch {
            switch phase {
            case .down: touchScrollDown(sample)
            case .move: if touchScrollMoved(sample) { return }
            case .up, .cancel: if touchScrollEnded(sample) { return }
            }
        }
        root.pointer(phase, sample)
    }

    // MARK: Whole gestures

    package func tap(_ point: CGPoint) {
        down(point)
        wait(0.05)
        up(point)
        frame()
    }

    /// Taps the middle of the frontmost view with that text.
    package func tap(_ text: String) {
        guard let frame = frame(of: text) else { return }
        tap(CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Holds a finger still and lifts it.
    package func press(_ point: CGPoint, duration: Double = 0.6) {
        down(point)
        advance(duration)
        up(point)
        frame()
    }

    /// Drags with a frame between the moves.
    ///
    /// - Parameter hold: seconds the finger rests before it is lifted.
    package func drag(
        from start: CGPoint, to end: CGPoint, duration: Double = 0.5, hold: Double = 0,
        lift: Bool = true, pointer: Int32 = 1, kind: PointerKind = .touch
    ) {
        down(start, pointer: pointer, kind: kind)
        let steps = max(Int((duration * frameRate).rounded()), 1)
        for step in 1...steps {
            advance(duration / Double(steps))
            let share = Double(step) / Double(steps)
            move(
                CGPoint(
                    x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
                pointer: pointer, kind: kind)
        }
        if hold > 0 { advance(hold) }
        guard lift else { return }
        up(end, pointer: pointer, kind: kind)
        frame()
    }

    /// A short, fast drag, lifted in motion.
    package func flick(from start: CGPoint, by distance: CGSize, duration: Double = 0.06) {
        down(start)
        for step in 1...4 {
            wait(duration / 4)
            let share = Double(step) / 4
            move(
                CGPoint(
                    x: start.x + distance.width * share, y: start.y + distance.height * share))
        }
        up(CGPoint(x: start.x + distance.width, y: start.y + distance.height))
        frame()
    }

    // MARK: Keyboard and assistive technology

    /// Presses a key while the first view that takes the focus has it; false when nothing handles it.
    @discardableResult
    package func key(_ key: KeyEquivalent) -> Bool {
        guard let layer = root.focusableLayers.first else { return false }
        return self.key(key, onLayer: layer)
    }

    /// Presses a key while nothing has the focus; false when nothing handles it.
    @discardableResult
    package func keyWithoutFocus(_ key: KeyEquivalent) -> Bool {
        self.key(key, onLayer: 0)
    }

    /// Presses a key while the exposed element with that label has the focus; false when nothing handles
    /// it. As in a browser, Return and Space press a button that handles neither itself.
    @discardableResult
    package func key(_ key: KeyEquivalent, on label: String) -> Bool {
        guard let element = accessibilityElements.first(where: { $0.label == label }),
            element.isFocusable
        else { return false }
        return self.key(key, onLayer: element.layer)
    }

    private func key(_ key: KeyEquivalent, onLayer layer: UInt32) -> Bool {
        defer { frame() }
        if root.keyDown(key, onLayer: layer, at: time) { return true }
        guard key == .return || key == .space else { return false }
        return root.performAction(RenderRoot.press, onLayer: layer, at: time)
    }

    /// Presses the exposed element with that label, as assistive technology does.
    @discardableResult
    package func activate(_ label: String) -> Bool {
        guard let element = accessibilityElements.first(where: { $0.label == label }) else {
            return false
        }
        defer { frame() }
        return root.performAction(RenderRoot.press, onLayer: element.layer, at: time)
    }

    /// Steps the exposed element with that label, as assistive technology does: by an arrow key.
    @discardableResult
    package func adjust(_ label: String, _ direction: AccessibilityAdjustmentDirection) -> Bool {
        key(direction == .increment ? .upArrow : .downArrow, on: label)
    }

    /// Performs the action with that name of the first exposed element that has it.
    @discardableResult
    package func performAccessibilityAction(_ name: String) -> Bool {
        for element in accessibilityElements {
            if let index = element.actions.firstIndex(of: name) {
                defer { frame() }
                return root.performAction(index, onLayer: element.layer, at: time)
            }
        }
        return false
    }
}
