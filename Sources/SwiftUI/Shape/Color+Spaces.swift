import GeometryKernel

extension Color {
    /// The colour spaces that components can be given in. Everything is drawn as sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        /// The components are light, without sRGB's curve.
        case sRGBLinear
        /// What lies outside sRGB is drawn as the nearest component of it.
        case displayP3
    }

    /// - Parameters: components from 0 to 1, in a colour space.
    public nonisolated init(
        _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        switch colorSpace {
        case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
        case .sRGBLinear:
            self.init(
                red: Curve.encoded(red), green: Curve.encoded(green), blue: Curve.encoded(blue),
                opacity: opacity)
        case .displayP3:
            let (r, g, b) = (Curve.linear(red), Curve.linear(green), Curve.linear(blue))
            // From Display P3 to sRGB, both with the white point D65.
            self.init(
                .sRGBLinear, red: 1.2249401762 * r - 0.2249401762 * g,
                green: -0.0420569547 * r + 1.0420569547 * g,
                blue: -0.0196375546 * r - 0.0786360656 * g + 1.0982736202 * b, opacity: opacity)
        }
    }

    /// A grey in a colour space.
    ///
    /// - Parameters: white from 0, black, to 1.
    public nonisolated init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// - Parameters: hue from 0, red, through green at a third and blue at two thirds to 1, red again;
    ///   saturation from 0, grey, to 1; brightness from 0, black, to 1.
    public nonisolated init(
        hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
    ) {
        func component(_ place: Double) -> Double {
            let turn = place / 6 + hue
            let k = (turn - turn.rounded(.down)) * 6
            return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
        }
        self.init(
            red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }
}

/// sRGB's curve between light and component; Display P3 has the same. Odd about zero.
enum Curve {
    static func linear(_ component: Double) -> Double {
        if component < 0 { return -linear(-component) }
        return component <= 0.04045
            ? component / 12.92 : Scalar.pow((component + 0.055) / 1.055, 2.4)
    }

    static func encoded(_ light: Double) -> Double {
        if light < 0 { return -encoded(-light) }
        return light <= 0.0031308 ? light * 12.92 : 1.055 * Scalar.pow(light, 1 / 2.4) - 0.055
    }
}
