import DisplayKernel
import GeometryKernel
import GestureKernel
import LayoutKernel

/// What one frame cost, for tests and the page's trace.
package struct FrameCounters {
    /// Bodies evaluated.
    package var bodies = 0
    /// Nodes whose children were placed.
    package var laidOut = 0
    /// Sizes computed (not answered from a cache).
    package var sized = 0
    /// Ops sent.
    package var ops = 0
    /// Nodes alive now.
    package var liveNodes = 0

    mutating func startFrame() {
        bodies = 0
        laidOut = 0
        sized = 0
        ops = 0
    }
}

/// A mounted tree of views, its clock and its host: the one place where events and frames come in.
package final class RenderRoot {
    unowned(unsafe) let host: any Host
    package let tree = LayerTree()
    let arena = Arena()
    var reach: HitReach?

    // What the passes share
    package internal(set) var counters = FrameCounters()
    /// Seconds of the host's clock, as of the last event or frame.
    package internal(set) var time = 0.0
    /// Of the host's surface, in points.
    var size: CGSize
    /// What the views take of it: as wide, and higher where they need more.
    package internal(set) var contentSize = CGSize.zero
    var environment: EnvironmentBox
    package private(set) var content: Node!

    // Update
    var pending: [PendingWrites] = []
    var dirty: [CompositeNode] = []
    var actions: [() -> Void] = []
    /// The transaction of the writes that are being put into the tree.
    var transaction = Transaction()
    unowned(unsafe) var evaluating: CompositeNode?

    // Animate
    var attributes: [AnimatedAttribute] = []
    /// Those that `animate` goes through; empty otherwise.
    var running: [AnimatedAttribute] = []
    /// Views on their way out.
    var leaving: [Node] = []
    /// Those that the current transaction removed, and where they were seen.
    var departing: [(node: Node, place: CGPoint)] = []
    /// Set when an animation was added that no frame has shown yet.
    var hasNewAnimations = false

    // What the host plays by itself
    /// Whether it can.
    package var canFly = false
    var flights: FlightPlan?
    /// Whether it is playing now.
    package var isFlying: Bool { flights?.isFlying ?? false }

    // Layout and display
    var needsLayout = true
    /// While layout runs for a change that may animate.
    var isLayoutAnimated = false
    /// Modifiers that changed the transaction for what is below them, since the last layout.
    var scopes: [AnimationNode] = []
    var needsDisplay = true
    var needsSemantics = true
    var dirtyEffects: [Node] = []
    /// Leaves to paint again where they are.
    var dirtyPaints: [Node] = []
    var geometryObservers: [GeometryObserver] = []
    var semanticsHeads: [Node] = []
    var scrollables: [ScrollableNode] = []

    // Focus
    /// What the keyboard's focus goes to once the frame has shown it.
    var focusRequest: Node?
    /// What closes when something else is used.
    var openRow: OpenRow?
    /// Takes the wheel before the browser does.
    var wheelTarget: WheelTarget?
    /// What waits for its time.
    var agenda: Agenda?
    /// The layer that has the keyboard focus, 0 for none.
    package internal(set) var focusedLayer: UInt32 = 0
    var warned: [StaticString] = []
    private var isFrameRequested = false

    /// Mounts a view. Nothing is sent to the host before the first `frame(at:)`.
    package init(
        _ view: AnyView, host: any Host, size: CGSize, environment: EnvironmentValues, time: Double
    ) {
        self.host = host
        self.size = size
        self.environment = EnvironmentBox(environment)
        self.time = time
        Self.current = self
        Self.now = time
        let element = RootElement(view.element)
        content = element.makeNode(
            NodeSite(root: self, parent: nil, environment: self.environment))
    }

    /// Asks the host for a frame, once until it comes.
    package func requestFrame() {
        guard !isFrameRequested else { return }
        isFrameRequested = true
        host.requestFrame()
    }

    /// One frame: everything that changed since the last one reaches the host in one buffer.
    ///
    /// - Returns: whether something still moves, so that another frame is wanted.
    package func frame(at time: Double) -> Bool {
        // Set while the clock moves: this is the frame that a landing asks for.
        isFrameRequested = true
        advanceClock(to: time)
        isFrameRequested = false
        counters.startFrame()
        animate()
        update()
        startAnimations()
        display()
        semantics()
        moveFocus()
        flights?.launch()
        commit()
        return wantsFrame
    }

    var wantsFrame: Bool {
        !attributes.isEmpty && flights?.isFlying != true || arena.nextDeadline != nil
            || !pending.isEmpty || isAgendaPressing
    }

    /// The clock never runs backwards, whatever the host says.
    func advanceClock(to time: Double) {
        if time.isFinite && time > self.time { self.time = time }
        Self.current = self
        Self.now = self.time
        flights?.land()
    }

    /// Called by views whose motion the host may play.
    func prepareFlights() {
        if flights == nil { flights = Flights(self) }
    }

    private func commit() {
        counters.ops = tree.buffer.opCount
        guard !tree.buffer.isEmpty else { return }
        host.commit(tree.buffer)
        tree.buffer.removeAll()
    }

    private func moveFocus() {
        guard let node = focusRequest else { return }
        let layer = node.isMounted ? node.chainHead?.layer : nil
        layer?.focus()
        // What is still on its way on screen gets the focus when it is there.
        if layer != nil || !node.isMounted { focusRequest = nil }
    }

    /// Says something once to whoever wrote the views.
    func warn(_ message: StaticString) {
        guard !warned.contains(where: { $0.utf8Start == message.utf8Start }) else { return }
        warned.append(message)
        host.warn(message)
    }

    /// Takes the whole tree down; running animations complete.
    package func unmount() {
        arena.cancelAll(time)
        content.unmount()
        runDueCompletions()
        commit()
    }
}
