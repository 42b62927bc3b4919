extension Timer {
    /// Ticks to watch with `onReceive`.
    ///
    ///     let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    ///
    /// - Parameter interval: seconds.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval)
    }

    /// A timer that any number of views watch, once it is connected.
    public final class TimerPublisher {
        private let interval: TimeInterval
        private var subscriptions: [TimerSubscription] = []
        private var timer: Timer?

        init(_ interval: TimeInterval) {
            self.interval = interval
        }

        /// Starts ticking when a view watches, and stops when none does.
        public func autoconnect() -> Publishers.Autoconnect<TimerPublisher> {
            Publishers.Autoconnect(upstream: self)
        }

        /// Starts ticking; what it answers stops it.
        public func connect() -> AnyCancellable {
            if timer == nil {
                timer = Timer(interval, repeats: true) { [unowned(unsafe) self] _ in
                    for subscription in subscriptions { subscription.action(Date()) }
                }
            }
            return AnyCancellable { [self] in
                timer?.invalidate()
                timer = nil
            }
        }

        func add(_ subscription: TimerSubscription) {
            if subscriptions.isEmpty && subscription.connects { _ = connect() }
            subscriptions.append(subscription)
        }

        func remove(_ subscription: TimerSubscription) {
            subscriptions.removeAll { $0 === subscription }
            if subscriptions.isEmpty && subscription.connects { connect().cancel() }
        }

        deinit {
            timer?.invalidate()
        }
    }
}

/// What publishers are made into.
public enum Publishers {
    /// A publisher that begins with its first watcher.
    public final class Autoconnect<Upstream> {
        /// The publisher inside: `ticks.upstream.connect().cancel()` stops it.
        public let upstream: Upstream

        init(upstream: Upstream) {
            self.upstream = upstream
        }
    }
}

/// Stops something that goes on.
public final class AnyCancellable {
    private let action: () -> Void

    /// Something that the closure stops.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Stops it.
    public func cancel() {
        action()
    }
}

/// A view that watches a timer.
final class TimerSubscription {
    let publisher: Timer.TimerPublisher
    let connects: Bool
    var action: (Date) -> Void

    init(_ publisher: Timer.TimerPublisher, connects: Bool, action: @escaping (Date) -> Void) {
        self.publisher = publisher
        self.connects = connects
        self.action = action
    }
}

private final class ReceiveElement: ObserverElement {
    private var subscription: TimerSubscription

    init(child: _Element, _ subscription: TimerSubscription) {
        self.subscription = subscription
        super.init(child: child)
    }

    override func matches(_ other: _Element) -> Bool { other is ReceiveElement }

    override func didAppear(_ node: ObserverNode) {
        subscription.publisher.add(subscription)
    }

    override func didChange(from old: ObserverElement, _ node: ObserverNode) {
        let running = unsafeDowncast(old, to: ReceiveElement.self).subscription
        if running.publisher === subscription.publisher {
            running.action = subscription.action
            subscription = running
        } else {
            running.publisher.remove(running)
            subscription.publisher.add(subscription)
        }
    }

    override func didDisappear(_ node: ObserverNode) {
        subscription.publisher.remove(subscription)
    }
}

extension View {
    /// Calls back for each tick while the view is there.
    public nonisolated func onReceive(
        _ publisher: Publishers.Autoconnect<Timer.TimerPublisher>,
        perform action: @escaping (Date) -> Void
    ) -> some View {
        _ElementView(
            ReceiveElement(
                child: erased,
                TimerSubscription(publisher.upstream, connects: true, action: action)))
    }

    /// Calls back for each tick while the view is there and the timer is connected.
    public nonisolated func onReceive(
        _ publisher: Timer.TimerPublisher, perform action: @escaping (Date) -> Void
    ) -> some View {
        _ElementView(
            ReceiveElement(
                child: erased, TimerSubscription(publisher, connects: false, action: action)))
    }
}
