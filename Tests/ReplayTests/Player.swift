import DisplayKernel
import GeometryKernel
import GestureKernel
import SwiftUI
import TestHost

/// Plays a recording on a mounted view and keeps, as words, what every frame sent.
///
/// Each frame starts with the mark, its index, whether it wants another, how often frames were asked for
/// so far, bodies, nodes laid out, ops, live nodes and live layers; its ops follow.
/// `Tests/Replay/player.mjs` does the same with a page.
@MainActor
final class Player {
    /// No op begins with it: its length would be past any buffer's.
    private static let mark = UInt32.max

    private(set) var trace: [UInt32] = []
    private let host = RecordingHost()
    private let root: RenderRoot
    private let recording: Recording

    init<V: View>(_ view: V, _ recording: Recording) {
        self.recording = recording
        root = RenderRoot(
            AnyView(view), host: host,
            size: CGSize(width: recording.width, height: recording.height),
            environment: Self.environment(recording.flags, recording.text), time: 0)
        root.requestFrame()
    }

    /// The messages for whoever wrote the view.
    var warnings: [String] { host.warnings }
    /// The labels that assistive technology is told now, by layer.
    var labels: [String] { host.semantics.map { $0.1.label.string } }

    func play() {
        var events = recording.events[...]
        for frame in 0..<recording.frames {
            let time = Double(frame) / recording.rate
            while let event = events.first, event.time <= time {
                send(event)
                events.removeFirst()
            }
            show(frame, at: time)
        }
    }

    private func show(_ frame: Int, at time: Double) {
        host.words = []
        let isWanted = root.frame(at: time)
        let counters = root.counters
        let head = [
            frame, isWanted ? 1 : 0, host.framesAsked, counters.bodies, counters.laidOut,
            counters.ops, counters.liveNodes, root.tree.liveCount,
        ]
        trace += [Self.mark] + head.map { UInt32($0) } + host.words
    }

    private func send(_ event: RecordedEvent) {
        switch event.do {
        case .down: pointer(.down, event)
        case .move: pointer(.move, event)
        case .up: pointer(.up, event)
        case .cancel: pointer(.cancel, event)
        case .key:
            let key: KeyEquivalent = event.key == "left" ? .leftArrow : .rightArrow
            _ = root.keyDown(key, onLayer: host.focusableLayer, at: event.time)
        case .action:
            let (layer, index) = host.action(named: event.name ?? "")
            root.performAction(Int(index), onLayer: layer, at: event.time)
        case .press:
            root.performAction(-1, onLayer: host.layer(named: event.name ?? ""), at: event.time)
        case .environment:
            let values = Self.environment(event.flags ?? 0, event.text ?? 3)
            root.setEnvironment(values, at: event.time)
        case .resize:
            let size = CGSize(width: event.width ?? 0, height: event.height ?? 0)
            root.resize(to: size, at: event.time)
        }
    }

    private func pointer(_ phase: PointerPhase, _ event: RecordedEvent) {
        let sample = PointerSample(
            pointer: event.pointer ?? 1, location: CGPoint(x: event.x ?? 0, y: event.y ?? 0),
            time: event.time, kind: .touch)
        root.pointer(phase, sample)
    }

    /// The environment of a page's flags.
    private static func environment(_ flags: Int, _ text: Int) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = flags & 1 != 0 ? .dark : .light
        values.accessibilityReduceMotion = flags & 2 != 0
        values.layoutDirection = flags & 4 != 0 ? .rightToLeft : .leftToRight
        values.dynamicTypeSize = DynamicTypeSize(rawValue: text) ?? .large
        return values
    }
}

/// Keeps the words of a frame, and what assistive technology was told of each layer.
private final class RecordingHost: Host {
    var words: [UInt32] = []
    var framesAsked = 0
    var warnings: [String] = []
    private(set) var semantics: [(UInt32, SemanticsValue)] = []

    func measure(_ request: TextRequest) -> TextMeasure { TextMeasurer.measure(request) }
    func requestFrame() { framesAsked += 1 }
    func warn(_ message: StaticString) { warnings.append("\(message)") }

    func commit(_ ops: OpBuffer) {
        words += ops.words
        for op in OpDecoder.decode(ops) {
            switch op {
            case .semantics(let id, let value):
                semantics.removeAll { $0.0 == id }
                semantics.append((id, value))
            case .remove(let id): semantics.removeAll { $0.0 == id }
            default: break
            }
        }
    }

    /// The layer that takes the keyboard's focus, 0 for none.
    var focusableLayer: UInt32 {
        semantics.first { $0.1.flags.contains(.focusable) }?.0 ?? 0
    }

    /// The layer with a label, 0 for none.
    func layer(named label: String) -> UInt32 {
        semantics.first { !$0.1.flags.contains(.hidden) && $0.1.label.string == label }?.0 ?? 0
    }

    /// The layer that offers an action, and the action's index there.
    func action(named name: String) -> (UInt32, Int32) {
        for (id, value) in semantics where !value.flags.contains(.hidden) {
            if let action = value.actions.first(where: { $0.name.string == name }) {
                return (id, action.index)
            }
        }
        return (0, -1)
    }
}
