#if !hasFeature(Embedded)
    /// The queue of what is done on the page's one thread.
    ///
    ///     DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { isShown = true }
    ///
    /// On Apple's systems the name is Dispatch's, which comes with SwiftUI. Blocks run at the beginning of a
    /// frame, in order of their times.
    public final class DispatchQueue: @unchecked Sendable {
        /// The only queue there is.
        public static let main = DispatchQueue()

        private init() {}
    }
#else
    /// `DispatchQueue` under another name, which the lowering writes: the compiler itself looks for that one
    /// and puts the blocks on the main actor, of which Embedded Swift has no notion, so that it crashes.
    public final class _MainQueue {
        /// The only queue there is.
        public static let main = _MainQueue()

        private init() {}
    }

    typealias DispatchQueue = _MainQueue
#endif

extension DispatchQueue {
    /// Runs the block after the handler, body or action that is running now, with the next frame.
    public func async(execute work: @escaping () -> Void) {
        Timetable.current.add(at: RenderRoot.now, work)
    }

    /// Runs the work item with the next frame, unless it is cancelled before.
    public func async(execute work: DispatchWorkItem) {
        async { work.perform() }
    }

    /// Runs the block with the first frame at or after a time.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        Timetable.current.add(at: deadline.seconds, work)
    }

    /// Runs the work item with the first frame at or after a time, unless it is cancelled before.
    public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { work.perform() }
    }
}

/// A block that can be cancelled before it runs.
public final class DispatchWorkItem: @unchecked Sendable {
    /// Whether it was cancelled.
    public private(set) var isCancelled = false
    private let block: () -> Void

    /// A block to hand to a queue.
    public init(block: @escaping () -> Void) {
        self.block = block
    }

    /// Keeps it from running; a block that runs already goes on.
    public func cancel() {
        isCancelled = true
    }

    /// Runs it now, unless it was cancelled.
    public func perform() {
        if !isCancelled { block() }
    }
}
