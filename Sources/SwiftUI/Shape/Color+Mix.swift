import DisplayKernel
import GeometryKernel

/// A colour made of others; what it is depends on the environment. Objects do not change.
class ColorBox: Hashable, @unchecked Sendable {
    func value(in values: EnvironmentValues) -> ColorValue { .clear }
    func isSame(as other: ColorBox) -> Bool { false }
    func hash(into hasher: inout Hasher) {}

    static func == (a: ColorBox, b: ColorBox) -> Bool { a === b || a.isSame(as: b) }
}

private final class MixedColor: ColorBox, @unchecked Sendable {
    private let first: Color
    private let second: Color
    private let fraction: Double
    private let space: Gradient.ColorSpace

    init(_ first: Color, _ second: Color, _ fraction: Double, _ space: Gradient.ColorSpace) {
        self.first = first
        self.second = second
        self.fraction = fraction
        self.space = space
    }

    override func value(in values: EnvironmentValues) -> ColorValue {
        let (a, b) = (first.resolve(in: values), second.resolve(in: values))
        let alpha = between(Double(a.opacity), Double(b.opacity))
        if space == .device {
            return ColorValue(
                red: between(Double(a.red), Double(b.red)),
                green: between(Double(a.green), Double(b.green)),
                blue: between(Double(a.blue), Double(b.blue)), alpha: alpha)
        }
        let (from, to) = (Oklab(a), Oklab(b))
        return Oklab(
            l: between(from.l, to.l), a: between(from.a, to.a), b: between(from.b, to.b)
        ).value(alpha: alpha)
    }

    private func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }

    override func isSame(as other: ColorBox) -> Bool {
        guard let other = other as? MixedColor else { return false }
        return first == other.first && second == other.second && fraction == other.fraction
            && space == other.space
    }

    override func hash(into hasher: inout Hasher) {
        hasher.combine(first)
        hasher.combine(second)
        hasher.combine(fraction)
    }
}

/// A colour by lightness and two opposed pairs, in which equal distances look equal (Ottosson 2020).
private struct Oklab {
    let l: Double
    let a: Double
    let b: Double

    init(l: Double, a: Double, b: Double) {
        self.l = l
        self.a = a
        self.b = b
    }

    init(_ color: Color.Resolved) {
        let red = Curve.linear(Double(color.red))
        let green = Curve.linear(Double(color.green))
        let blue = Curve.linear(Double(color.blue))
        let long = Self.root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let middle = Self.root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = Self.root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        l = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
        b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
    }

    private static func root(_ x: Double) -> Double { x > 0 ? Scalar.pow(x, 1 / 3) : 0 }

    func value(alpha: Double) -> ColorValue {
        func cube(_ x: Double) -> Double { x * x * x }
        let long = cube(l + 0.3963377774 * a + 0.2158037573 * b)
        let middle = cube(l - 0.1055613458 * a - 0.0638541728 * b)
        let short = cube(l - 0.0894841775 * a - 1.2914855480 * b)
        return ColorValue(
            red: Curve.encoded(
                4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
            green: Curve.encoded(
                -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
            blue: Curve.encoded(
                -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short), alpha: alpha)
    }
}

extension Color {
    /// The colour with some of another one mixed in.
    ///
    ///     Color.blue.mix(with: .white, by: 0.3)
    ///
    /// - Parameters: the fraction of the other colour, from 0 to 1; how they are mixed.
    public nonisolated func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(MixedColor(self, rhs, min(max(fraction, 0), 1), colorSpace))
    }
}
