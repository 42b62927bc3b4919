import DisplayKernel
import GeometryKernel

/// A translucent ground that blurs what is behind it.
///
/// How much shows through and how it is blurred is inferred; not verified on Apple's systems. With reduced
/// transparency a material is opaque.
public struct Material: ShapeStyle {
    /// Of 255.
    let alpha: UInt32

    /// The most of what is behind shows through.
    public static let ultraThin = Material(alpha: 115)
    /// Much of what is behind shows through.
    public static let thin = Material(alpha: 153)
    /// Some of what is behind shows through.
    public static let regular = Material(alpha: 191)
    /// Little of what is behind shows through.
    public static let thick = Material(alpha: 222)
    /// Hardly any of what is behind shows through.
    public static let ultraThick = Material(alpha: 242)
    /// The ground of the system's bars.
    public static let bar = Material(alpha: 240)

    /// The material as a style of any type.
    public static func _erase(_ style: Material) -> AnyShapeStyle {
        AnyShapeStyle(.custom(MaterialBox(style.alpha)))
    }
}

extension ShapeStyle where Self == Material {
    /// The most of what is behind shows through.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Much of what is behind shows through.
    public static var thinMaterial: Material { .thin }
    /// Some of what is behind shows through.
    public static var regularMaterial: Material { .regular }
    /// Little of what is behind shows through.
    public static var thickMaterial: Material { .thick }
    /// Hardly any of what is behind shows through.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The ground of the system's bars.
    public static var bar: Material { .bar }
}

private final class MaterialBox: StyleBox, @unchecked Sendable {
    private static let light: UInt32 = 0xF8F8_F800
    private static let dark: UInt32 = 0x2525_2500
    /// Points; the standard deviation of the blur.
    private static let blur = 20.0
    private let alpha: UInt32

    init(_ alpha: UInt32) {
        self.alpha = alpha
    }

    override func color(in values: EnvironmentValues) -> ColorValue {
        let color = values.colorScheme == .dark ? Self.dark : Self.light
        return ColorValue(rgba: color | (values.accessibilityReduceTransparency ? 255 : alpha))
    }

    override func paint(
        in values: EnvironmentValues, size: CGSize, opacity: Double
    ) -> PaintValue {
        let color = color(in: values).opacity(opacity)
        return values.accessibilityReduceTransparency
            ? .solid(color) : .material(color, blur: Float(Self.blur * opacity))
    }

    override func isSame(as other: StyleBox) -> Bool {
        (other as? MaterialBox)?.alpha == alpha
    }
}
