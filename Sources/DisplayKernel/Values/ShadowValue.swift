/// One drop shadow of a layer's painted shape, or of its glyphs.
///
/// `radius` is SwiftUI's; the host draws a CSS shadow whose blur is twice that, that is a Gaussian with a standard deviation of
/// `radius` [inferred; not verified on Apple's systems].
package struct ShadowValue: Hashable, Sendable {
    package var color: ColorValue
    package var radius: Float
    package var x: Float
    package var y: Float

    /// A shadow: colour, SwiftUI radius and offset, both in points.
    package init(color: ColorValue, radius: Double, x: Double = 0, y: Double = 0) {
        self.color = color
        self.radius = Float(radius)
        self.x = Float(x)
        self.y = Float(y)
    }

    func write(to buffer: OpBuffer) {
        buffer.u32(color.rgba)
        buffer.f32(radius)
        buffer.f32(x)
        buffer.f32(y)
    }
}
