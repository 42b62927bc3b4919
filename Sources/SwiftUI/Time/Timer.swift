/// Calls back after a time, once or again and again.
///
///     Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in next() }
///
/// On Apple's systems the name is Foundation's, which comes with SwiftUI. A timer ticks with the first frame
/// at or after its time; times that passed without a frame are made up for by one tick.
public final class Timer {
    /// Seconds between two ticks.
    public let timeInterval: TimeInterval
    /// False once it will not tick again.
    public private(set) var isValid = true
    private let start: Double
    private let repeats: Bool
    private let block: (Timer) -> Void

    init(_ interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        // Foundation's own least interval.
        timeInterval = interval > 0 ? interval : 0.0001
        start = RenderRoot.now
        self.repeats = repeats
        self.block = block
        schedule()
    }

    /// A timer that has begun.
    ///
    /// - Parameter interval: seconds; 0 and less count as 0.0001.
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        Timer(interval, repeats: repeats, block: block)
    }

    /// Stops it for good.
    public func invalidate() {
        isValid = false
    }

    /// Ticks now; one that does not repeat has then ticked for the last time.
    public func fire() {
        guard isValid else { return }
        if !repeats { isValid = false }
        block(self)
    }

    /// Sets the next tick: the first multiple of the interval from the start that is still to come.
    private func schedule() {
        let passed = ((RenderRoot.now - start) / timeInterval + 1e-6).rounded(.down)
        Timetable.current.add(at: start + (passed + 1) * timeInterval) { [self] in
            guard isValid else { return }
            fire()
            if isValid { schedule() }
        }
    }
}

/// The loop that timers are on; a page has one.
public final class RunLoop: Sendable {
    /// The only loop there is.
    public static let main = RunLoop()

    private init() {}

    /// When timers tick; a page makes no difference.
    public struct Mode: Hashable, Sendable {
        private let index: Int

        /// While nothing is tracked; here the same as `common`.
        public static let `default` = Mode(index: 0)
        /// Always.
        public static let common = Mode(index: 1)
    }
}
