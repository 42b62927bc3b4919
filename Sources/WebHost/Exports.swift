import DisplayKernel
import GeometryKernel
import GestureKernel
import SwiftUI

#if hasFeature(Embedded)
    // What the page calls. Times are seconds of the page's clock, lengths are points of its root element.

    /// The number of previews in the program.
    @_expose(wasm, "baraja_preview_count")
    @_cdecl("baraja_preview_count")
    public func _previewCount() -> Int32 {
        Int32(Page.previews.count)
    }

    /// The address of a preview's name: its length in bytes, then the bytes.
    @_expose(wasm, "baraja_preview_name")
    @_cdecl("baraja_preview_name")
    public func _previewName(_ index: Int32) -> UnsafePointer<UInt32>? {
        guard Page.previews.indices.contains(Int(index)) else { return nil }
        let buffer = OpBuffer()
        buffer.string(DisplayText(Page.previews[Int(index)].name ?? "").utf8)
        return answer(buffer.words)
    }

    /// Mounts a preview; false when there is none with that index.
    @_expose(wasm, "baraja_start")
    @_cdecl("baraja_start")
    public func _start(
        _ index: Int32, _ time: Double, _ width: Double, _ height: Double, _ flags: Int32,
        _ textSize: Int32
    ) -> Int32 {
        guard Page.previews.indices.contains(Int(index)) else { return 0 }
        RenderRoot.now = time
        let root = RenderRoot(
            Page.previews[Int(index)].make(), host: Page.host,
            size: CGSize(width: width, height: height),
            environment: Page.environment(flags: flags, textSize: textSize), time: time)
        root.canFly = flags & 64 != 0
        Page.root = root
        root.requestFrame()
        return 1
    }

    /// The viewport has a new size, in points.
    @_expose(wasm, "baraja_resize")
    @_cdecl("baraja_resize")
    public func _resize(_ time: Double, _ width: Double, _ height: Double) {
        Page.root?.resize(to: CGSize(width: width, height: height), at: time)
    }

    /// The reader's settings changed.
    ///
    /// - Parameters:
    ///   - flags: 1 dark, 2 less motion, 4 right to left, 8 more contrast, 16 less transparency,
    ///     32 not by colour alone.
    ///   - textSize: from 0, the smallest, to 11; 3 is the default.
    @_expose(wasm, "baraja_environment")
    @_cdecl("baraja_environment")
    public func _environment(_ time: Double, _ flags: Int32, _ textSize: Int32) {
        Page.root?.setEnvironment(
            Page.environment(flags: flags, textSize: textSize), at: time)
    }

    /// The page's fonts changed: every text is measured again.
    @_expose(wasm, "baraja_fonts_changed")
    @_cdecl("baraja_fonts_changed")
    public func _fontsChanged() {
        Page.root?.invalidateText()
    }

    /// A pointer went down (phase 0), moved (1), went up (2) or was taken away (3).
    ///
    /// - Parameters:
    ///   - kind: 0 for a finger, 1 for a mouse, 2 for a pen; anything else counts as a finger.
    ///   - x: points from the left of the root element.
    ///   - y: points from its top.
    @_expose(wasm, "baraja_pointer")
    @_cdecl("baraja_pointer")
    public func _pointer(
        _ phase: Int32, _ pointer: Int32, _ kind: Int32, _ x: Double, _ y: Double, _ time: Double
    ) {
        guard let phase = PointerPhase(rawValue: phase) else { return }
        let sample = PointerSample(
            pointer: pointer, location: CGPoint(x: x, y: y), time: time,
            kind: PointerKind(rawValue: kind) ?? .touch)
        Page.root?.pointer(phase, sample)
    }

    /// Takes every pointer away: the page is hidden, or its window lost the focus.
    @_expose(wasm, "baraja_cancel_all")
    @_cdecl("baraja_cancel_all")
    public func _cancelAll(_ time: Double) {
        Page.root?.cancelAllPointers(at: time)
    }

    /// The browser scrolled a layer to an offset, in points from the left and the top of its content.
    @_expose(wasm, "baraja_scroll")
    @_cdecl("baraja_scroll")
    public func _scroll(_ layer: Int32, _ x: Double, _ y: Double, _ time: Double) {
        Page.root?.didScroll(
            layer: UInt32(max(layer, 0)), to: CGPoint(x: x, y: y), at: time)
    }

    /// The wheel is turned over a point; a distance of zero ends the turn. 1 when a view takes it.
    @_expose(wasm, "baraja_wheel")
    @_cdecl("baraja_wheel")
    public func _wheel(
        _ x: Double, _ y: Double, _ dx: Double, _ dy: Double, _ time: Double
    ) -> Int32 {
        let isTaken = Page.root?.wheel(
            at: CGPoint(x: x, y: y), by: CGSize(width: dx, height: dy), time: time)
        return isTaken == true ? 1 : 0
    }

    /// 1 when the key was handled.
    @_expose(wasm, "baraja_key")
    @_cdecl("baraja_key")
    public func _key(
        _ phase: Int32, _ layer: Int32, _ key: Int32, _ modifiers: Int32, _ time: Double
    ) -> Int32 {
        // Keys with modifiers belong to the browser; SwiftUI's own shortcuts are not offered yet.
        guard phase != 1, modifiers & 14 == 0, let root = Page.root else { return 0 }
        return root.keyDown(equivalent(of: key), onLayer: UInt32(max(layer, 0)), at: time) ? 1 : 0
    }

    private func equivalent(of code: Int32) -> KeyEquivalent {
        let named: [KeyEquivalent] = [
            .leftArrow, .rightArrow, .upArrow, .downArrow, .return, .space, .escape, .delete,
            .home, .end, .pageUp, .pageDown,
        ]
        if code >= 1 && Int(code) <= named.count { return named[Int(code) - 1] }
        return KeyEquivalent(scalar: UInt32(max(code - 256, 0)))
    }

    /// The keyboard focus moved to a layer; 0 when it left all of them.
    @_expose(wasm, "baraja_focus")
    @_cdecl("baraja_focus")
    public func _focus(_ layer: Int32, _ time: Double) {
        Page.root?.focusDidMove(toLayer: UInt32(max(layer, 0)), at: time)
    }

    /// 1 when the layer has such an action.
    @_expose(wasm, "baraja_action")
    @_cdecl("baraja_action")
    public func _action(_ layer: Int32, _ index: Int32, _ time: Double) -> Int32 {
        guard let root = Page.root else { return 0 }
        return root.performAction(Int(index), onLayer: UInt32(max(layer, 0)), at: time) ? 1 : 0
    }

    /// 1 when another frame is wanted.
    @_expose(wasm, "baraja_frame")
    @_cdecl("baraja_frame")
    public func _frame(_ time: Double) -> Int32 {
        guard let root = Page.root else { return 0 }
        return root.frame(at: time) ? 1 : 0
    }

    /// The address of five words: bodies, nodes laid out and ops of the last frame, live nodes and
    /// layers.
    @_expose(wasm, "baraja_stats")
    @_cdecl("baraja_stats")
    public func _stats() -> UnsafePointer<UInt32>? {
        guard let root = Page.root else { return nil }
        let counters = root.counters
        return answer(
            [
                counters.bodies, counters.laidOut, counters.ops, counters.liveNodes,
                root.tree.liveCount,
            ].map { UInt32(max($0, 0)) })
    }

    private func answer(_ words: [UInt32]) -> UnsafePointer<UInt32>? {
        Page.answer = words
        return Page.answer.withUnsafeBufferPointer { $0.baseAddress }
    }
#endif
