import GeometryKernel

/// What a view inherits from the views around it.
public struct EnvironmentValues {
    public var colorScheme = ColorScheme.light
    public var colorSchemeContrast = ColorSchemeContrast.standard
    public var layoutDirection = LayoutDirection.leftToRight
    public var dynamicTypeSize = DynamicTypeSize.large
    public var accessibilityReduceMotion = false
    public var accessibilityReduceTransparency = false
    public var accessibilityDifferentiateWithoutColor = false
    public var isEnabled = true
    /// The font of texts that name none; nil is `.body`.
    public var font: Font?
    public var imageScale = Image.Scale.medium
    public var lineLimit: Int?
    public var multilineTextAlignment = TextAlignment.leading
    /// Pixels per point.
    public var displayScale: CGFloat = 2
    public var pixelLength: CGFloat { 1 / displayScale }

    var foregroundStyle: AnyShapeStyle?
    var tint: Color?
    var fontModifiers = Font.Modifiers()
    var custom: [CustomValue] = []

    public init() {}

    /// True when every view would look and behave the same in both.
    func isSame(as other: EnvironmentValues) -> Bool {
        colorScheme == other.colorScheme && colorSchemeContrast == other.colorSchemeContrast
            && layoutDirection == other.layoutDirection && dynamicTypeSize == other.dynamicTypeSize
            && accessibilityReduceMotion == other.accessibilityReduceMotion
            && accessibilityReduceTransparency == other.accessibilityReduceTransparency
            && accessibilityDifferentiateWithoutColor
                == other.accessibilityDifferentiateWithoutColor
            && isEnabled == other.isEnabled && font == other.font
            && imageScale == other.imageScale && lineLimit == other.lineLimit
            && multilineTextAlignment == other.multilineTextAlignment
            && displayScale == other.displayScale && foregroundStyle == other.foregroundStyle
            && tint == other.tint && fontModifiers == other.fontModifiers
            && custom.elementsEqual(other.custom, by: { $0 === $1 })
    }
}

/// The environment of a part of the tree; one object for all views that see the same.
package final class EnvironmentBox {
    let values: EnvironmentValues

    init(_ values: EnvironmentValues) {
        self.values = values
    }
}

/// The value of a key that a client defined; its type is known to the key.
class CustomValue {}
