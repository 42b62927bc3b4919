import DisplayKernel
import GeometryKernel
import GestureKernel

@testable import SwiftUI

/// A host that takes everything and keeps nothing, so that what is counted is the runtime's own.
private final class QuietHost: Host {
    func measure(_ request: TextRequest) -> TextMeasure {
        let line = Double(request.style.lineHeight)
        let width = Double(request.text.utf8.count) * Double(request.style.size) / 2
        return TextMeasure(
            width: min(width, request.maxWidth ?? width), height: line,
            firstBaseline: line * 0.8, lastBaseline: line * 0.8)
    }

    func commit(_ ops: OpBuffer) {}
    func requestFrame() {}
    func warn(_ message: StaticString) {}
}

/// A demo on a quiet host, and the time.
@MainActor
struct QuietScene {
    // The root does not keep it.
    private let host = QuietHost()
    let root: RenderRoot
    var time = 0.0

    init(_ view: AnyView) {
        root = RenderRoot(
            view, host: host, size: CGSize(width: 390, height: 844),
            environment: EnvironmentValues(), time: 0)
        _ = root.frame(at: 0)
    }

    mutating func pointer(_ phase: PointerPhase, _ x: Double, _ y: Double) {
        root.pointer(
            phase,
            PointerSample(
                pointer: 1, location: CGPoint(x: x, y: y), time: time, kind: .touch))
    }

    mutating func settle() {
        var isMoving = true
        while isMoving {
            time += 1 / 60
            isMoving = root.frame(at: time)
        }
    }
}
