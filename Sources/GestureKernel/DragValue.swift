package import GeometryKernel

/// What a drag reports.
package struct DragValue: Equatable, Sendable {
    /// How far ahead the predicted end lies, in seconds. Measured on Apple's systems: 0.250000.
    package static let predictionTime = 0.25

    /// The time of the sample, in seconds.
    package var time: Double

    /// Where the pointer went down.
    package var startLocation: CGPoint

    /// Where the pointer is.
    package var location: CGPoint

    /// Points per second.
    package var velocity: CGSize

    /// Creates a value.
    package init(time: Double, startLocation: CGPoint, location: CGPoint, velocity: CGSize) {
        self.time = time
        self.startLocation = startLocation
        self.location = location
        self.velocity = velocity
    }

    /// The way from the start, with the minimum distance included.
    package var translation: CGSize {
        CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the pointer would come to rest: `location + velocity / 4`.
    package var predictedEndLocation: CGPoint {
        CGPoint(
            x: location.x + velocity.width * Self.predictionTime,
            y: location.y + velocity.height * Self.predictionTime)
    }

    /// How far the drag would go: `translation + velocity / 4`.
    package var predictedEndTranslation: CGSize {
        CGSize(
            width: translation.width + velocity.width * Self.predictionTime,
            height: translation.height + velocity.height * Self.predictionTime)
    }
}
