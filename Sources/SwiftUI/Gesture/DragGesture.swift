import GeometryKernel
import GestureKernel

/// A pointer that goes down, moves and goes up.
public struct DragGesture: Gesture {
    /// Where a drag is. Points; in the space of the view that the gesture is on, or the page's.
    public struct Value: Equatable, Sendable {
        /// Seconds of the host's clock. Where there is Foundation, SwiftUI has a `Date` here.
        let timestamp: Double
        public let location: CGPoint
        public let startLocation: CGPoint
        /// Points per second.
        public let velocity: CGSize

        public var translation: CGSize {
            CGSize(
                width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the pointer would come to rest: a quarter of a second on (measured on iOS 27).
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

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

    public nonisolated init(
        minimumDistance: CGFloat = 10,
        coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
        isGlobal = coordinateSpace._isGlobal
    }

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
