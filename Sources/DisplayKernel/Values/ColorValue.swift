/// A colour in sRGB with straight alpha, packed as `0xRRGGBBAA`.
package struct ColorValue: Hashable, Sendable {
    /// The packed components.
    package let rgba: UInt32

    /// A colour from its packed components.
    package init(rgba: UInt32) { self.rgba = rgba }

    /// A colour from components of 0 to 1; what lies outside is clipped, as the display does.
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        rgba =
            Self.byte(red) << 24 | Self.byte(green) << 16 | Self.byte(blue) << 8
            | Self.byte(alpha)
    }

    /// Fully transparent.
    package static let clear = ColorValue(rgba: 0)

    /// Opacity from 0 to 1.
    package var alpha: Double { Double(rgba & 0xFF) / 255 }

    /// The same colour with its alpha multiplied by `factor`.
    package func opacity(_ factor: Double) -> ColorValue {
        ColorValue(rgba: rgba & 0xFFFF_FF00 | Self.byte(alpha * factor))
    }

    /// Not inlined: a colour has four of them.
    @inline(never)
    private static func byte(_ component: Double) -> UInt32 {
        guard component > 0 else { return 0 }
        return component < 1 ? UInt32(component * 255 + 0.5) : 255
    }
}
