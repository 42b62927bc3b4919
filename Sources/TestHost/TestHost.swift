import DisplayKernel
import GeometryKernel
import SwiftUI

/// Mounts a view without a screen, with a clock that only the test turns.
///
///     let host = TestHost { Counter() }
///     host.tap("Add")
///     #expect(host.texts.contains("1"))
///
/// Lengths are points of the host's surface, times are seconds.
@MainActor
package final class TestHost {
    package private(set) var root: RenderRoot!
    package private(set) var time = 0.0
    /// Frames a second, of `advance` and `settle`.
    package var frameRate = 60.0
    /// The ops of each frame that sent some, newest last.
    package var frames: [[DecodedOp]] { recorder.frames }
    /// The words of each frame that sent some, newest last.
    package var words: [[UInt32]] { recorder.words }
    /// The page as a browser would have made it of all ops so far.
    package var screen: Screen { recorder.screen }
    /// What the runtime warned of.
    package var warnings: [String] { recorder.warnings }

    // The browser's own scrolling, see `TestHost+Scroll`
    var scrollStates: [UInt32: ScrollElementState] = [:]
    var owedScrolls: Set<UInt32> = []
    var touchStarts: [Int32: CGPoint] = [:]
    var touchScrolls: [Int32: TouchScroll] = [:]
    var rolling: [TouchScroll] = []
    var rollTime = 0.0
    var wheelEnd: Double?

    private let recorder = Recorder()
    private var environment: EnvironmentValues

    /// Mounts a view and shows its first frame.
    package init<Content: View>(
        size: CGSize = CGSize(width: 390, height: 844),
        environment: EnvironmentValues = EnvironmentValues(),
        @ViewBuilder content: () -> Content
    ) {
        self.environment = environment
        root = RenderRoot(
            AnyView(content()), host: recorder, size: size, environment: environment, time: 0)
        frame()
    }

    // MARK: Time

    /// Shows one frame at the present time.
    package func frame() {
        roll()
        endWheel()
        sendOwedScrolls()
        recorder.isFrameRequested = root.frame(at: time)
        followScrolling(recorder.newest)
        recorder.newest = []
    }

    /// Lets time pass, one frame after another.
    package func advance(_ seconds: Double) {
        let end = time + seconds
        while time + 1 / frameRate <= end + 1e-9 {
            time += 1 / frameRate
            frame()
        }
        time = max(time, end)
    }

    /// Lets time pass without a frame, as between two events.
    package func wait(_ seconds: Double) {
        time += seconds
    }

    /// Turns the clock until nothing moves; false when something still does after the limit.
    @discardableResult
    package func settle(limit: Double = 10) -> Bool {
        let end = time + limit
        frame()
        while isMoving && time < end {
            time += 1 / frameRate
            frame()
        }
        return !isMoving
    }

    private var isMoving: Bool {
        recorder.isFrameRequested || root.isFlying || !rolling.isEmpty || !owedScrolls.isEmpty
            || wheelEnd != nil
    }

    /// When a timer is due next, in seconds of the clock; nil when the host may sleep.
    package var nextWake: Double? { root.nextWake }

    /// Forgets the ops recorded so far.
    package func clearRecording() {
        _ = recorder.screen
        recorder.frames = []
        recorder.words = []
    }

    package var counters: FrameCounters { root.counters }

    // MARK: The surroundings

    package func resize(_ size: CGSize) {
        root.resize(to: size, at: time)
    }

    /// Changes preferences of the reader.
    package func set(_ change: (inout EnvironmentValues) -> Void) {
        change(&environment)
        root.setEnvironment(environment, at: time)
    }
}

/// The host's side of the seam: keeps what is sent.
private final class Recorder: Host {
    var frames: [[DecodedOp]] = []
    /// The ops that the host has not acted on.
    var newest: [DecodedOp] = []
    var words: [[UInt32]] = []
    var warnings: [String] = []
    var isFrameRequested = false
    /// Ops are carried out when somebody looks: most tests never do.
    private var unseen: [DecodedOp] = []
    private var seen = Screen()

    var screen: Screen {
        seen.run(unseen)
        unseen = []
        return seen
    }

    func measure(_ request: TextRequest) -> TextMeasure { TextMeasurer.measure(request) }

    func commit(_ ops: OpBuffer) {
        frames.append(OpDecoder.decode(ops))
        newest += frames[frames.count - 1]
        unseen += frames[frames.count - 1]
        words.append(ops.words)
    }

    func requestFrame() {
        isFrameRequested = true
    }

    func warn(_ message: StaticString) {
        warnings.append("\(message)")
    }
}
