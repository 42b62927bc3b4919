import GeometryKernel
import GestureKernel

/// One or more taps, with the place of the last one.
public nonisolated struct SpatialTapGesture: Gesture {
    /// Where the tap was.
    public struct Value: Equatable, Sendable {
        /// Where the pointer went up, in points; in the view's own space or the page's.
        public var location: CGPoint
    }

    /// The number of taps in a row; below 1 counts as 1.
    public var count: Int
    private let isGlobal: Bool

    /// One or more taps in a row.
    ///
    /// - Parameter coordinateSpace: the space of the place, the view's own or the page's.
    public nonisolated init(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.count = count
        isGlobal = coordinateSpace._isGlobal
    }

    /// Makes the slot's recogniser one of taps that reports to the sink.
    public static func _attach(
        _ gesture: SpatialTapGesture, _ sink: _GestureSink<Value>, _ slot: _GestureSlot
    ) {
        let recogniser = TapGesture.recogniser(count: gesture.count, slot)
        slot.isGlobal = gesture.isGlobal
        recogniser.onEnded = {
            sink.ended(Value(location: $0.location))
            sink.finished()
        }
    }
}

extension View {
    /// Calls back for a tap, with its place in points.
    ///
    ///     map.onTapGesture { place in pin = place }
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
                .onEnded { action($0.location) })
    }
}
