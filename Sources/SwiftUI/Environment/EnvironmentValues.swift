import GeometryKernel

/// What a view inherits from the views around it.
public struct EnvironmentValues {
    /// Whether the page is light or dark.
    public var colorScheme = ColorScheme.light
    /// The reader's wish for contrast; the system's colours follow it.
    public var colorSchemeContrast = ColorSchemeContrast.standard
    /// Where the leading edge is.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The reader's text size.
    public var dynamicTypeSize = DynamicTypeSize.large
    /// Whether the reader wants less motion; a view that moves decides what to leave out.
    public var accessibilityReduceMotion = false
    /// Whether the reader wants solid grounds in place of translucent ones.
    public var accessibilityReduceTransparency = false
    /// Whether the reader wants nothing told by colour alone.
    public var accessibilityDifferentiateWithoutColor = false
    /// Whether controls and gestures react.
    public var isEnabled = true
    /// The font of texts that name none; nil is `.body`.
    public var font: Font?
    /// The size of symbols beside text.
    public var imageScale = Image.Scale.medium
    /// The most lines of a text; nil is no limit.
    public var lineLimit: Int?
    /// How the lines of a text lie.
    public var multilineTextAlignment = TextAlignment.leading
    /// Pixels per point.
    public var displayScale: CGFloat = 2
    /// The length of a pixel, in points: the thinnest line.
    public var pixelLength: CGFloat { 1 / displayScale }

    var foregroundStyle: AnyShapeStyle?
    var tint: Color?
    var fontModifiers = Font.Modifiers()
    var textTraits: TextTraits?
    var custom: [CustomValue] = []

    /// The values of a reader without wishes: light, left to right, the large text size.
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
            && TextTraits.areSame(textTraits, other.textTraits)
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
