import GeometryKernel
import GestureKernel

/// A pointer that goes down, moves and goes up.
public nonisolated struct DragGesture: Gesture {
    /// Where a drag is. Points; in the space of the view that the gesture is on, or the page's.
    public struct Value: Equatable, Sendable {
        /// Seconds of the host's clock. Where there is Foundation, SwiftUI has a `Date` here.
        let timestamp: Double
        /// Where the pointer is.
        public let location: CGPoint
        /// Where the pointer went down.
        public let startLocation: CGPoint
        /// Points per second.
        public let velocity: CGSize

        /// The way from the start to the pointer; the minimum distance is part of it.
        public var translation: CGSize {
            CGSize(
                width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the pointer would come to rest: a quarter of a second on (measured on iOS 27).
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The way from the start to the predicted end, a quarter of a second on (measured on
        /// iOS 27).
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width / 4,
                height: translation.height + velocity.height / 4)
        }

        init(_ value: DragValue) {
            timestamp = value.time
            location = value.location
            startLocation = value.startLocation
            velocity = value.velocity
        }
    }

    /// Points that the pointer moves before the gesture begins.
    public var minimumDistance: CGFloat
    private let isGlobal: Bool

    /// A drag that begins once the pointer has moved far enough.
    ///
    /// - Parameters:
    ///   - minimumDistance: points; SwiftUI's default is 10, and below 0 counts as 0.
    ///   - coordinateSpace: the space of the drag's values, the view's own or the page's.
    public nonisolated init(
        minimumDistance: CGFloat = 10,
        coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
        isGlobal = coordinateSpace._isGlobal
    }

    /// Makes the slot's recogniser a drag that reports to the sink.
    public static func _attach(
        _ gesture: DragGesture, _ sink: _GestureSink<Value>, _ slot: _GestureSlot
    ) {
        let recogniser = slot.recogniser { DragRecogniser() }
        recogniser.minimumDistance = max(gesture.minimumDistance, 0)
        slot.isGlobal = gesture.isGlobal
        recogniser.onChanged = { sink.changed(Value($0)) }
        recogniser.onEnded = {
            sink.ended(Value($0))
            sink.finished()
        }
        recogniser.onCancelled = { _ in sink.finished() }
    }
}
