package import GeometryKernel

/// A colour at a location of 0 to 1 along a gradient.
package struct GradientStopValue: Hashable, Sendable {
    package var color: ColorValue
    package var location: Float

    /// A stop.
    package init(color: ColorValue, location: Double) {
        self.color = color
        self.location = Float(location)
    }
}

/// A gradient along a line between two unit points of the layer's frame (physical: 0,0 is the top left).
package struct LinearGradientValue: Hashable, Sendable {
    package var startX: Float
    package var startY: Float
    package var endX: Float
    package var endY: Float
    package var stops: [GradientStopValue]

    /// A linear gradient; `start` and `end` are unit points.
    package init(start: CGPoint, end: CGPoint, stops: [GradientStopValue]) {
        startX = Float(start.x)
        startY = Float(start.y)
        endX = Float(end.x)
        endY = Float(end.y)
        self.stops = stops
    }
}

/// A gradient of circles about a unit point; radii in points.
package struct RadialGradientValue: Hashable, Sendable {
    package var centerX: Float
    package var centerY: Float
    package var startRadius: Float
    package var endRadius: Float
    package var stops: [GradientStopValue]

    /// A radial gradient; `center` is a unit point.
    package init(
        center: CGPoint, startRadius: Double, endRadius: Double, stops: [GradientStopValue]
    ) {
        centerX = Float(center.x)
        centerY = Float(center.y)
        self.startRadius = Float(startRadius)
        self.endRadius = Float(endRadius)
        self.stops = stops
    }
}

/// A gradient around a unit point; angles in radians, clockwise from the positive x axis.
package struct AngularGradientValue: Hashable, Sendable {
    package var centerX: Float
    package var centerY: Float
    package var startAngle: Float
    package var endAngle: Float
    package var stops: [GradientStopValue]

    /// An angular gradient; `center` is a unit point.
    package init(
        center: CGPoint, startAngle: Double, endAngle: Double, stops: [GradientStopValue]
    ) {
        centerX = Float(center.x)
        centerY = Float(center.y)
        self.startAngle = Float(startAngle)
        self.endAngle = Float(endAngle)
        self.stops = stops
    }
}
