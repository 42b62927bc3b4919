/// Corner radii in points, in physical order: the runtime mirrors before it sends.
package struct CornerRadii: Hashable, Sendable {
    package var topLeft: Float
    package var topRight: Float
    package var bottomRight: Float
    package var bottomLeft: Float

    /// Four radii, clockwise from the top left.
    package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
        self.topLeft = Float(topLeft)
        self.topRight = Float(topRight)
        self.bottomRight = Float(bottomRight)
        self.bottomLeft = Float(bottomLeft)
    }

    /// The same radius at each corner.
    package init(_ radius: Double) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// Square corners.
    package static let zero = CornerRadii(0)

    func write(to buffer: OpBuffer) {
        buffer.f32(topLeft)
        buffer.f32(topRight)
        buffer.f32(bottomRight)
        buffer.f32(bottomLeft)
    }
}
