/// The sizes of the text styles at the twelve text sizes, in points.
///
/// Source: public dumps of iOS up to 18; subheadline, footnote and captions at accessibility sizes are
/// from Apple's guidelines as remembered (inferred).
enum TypeScale {
    private static func row(_ style: Font.TextStyle) -> StaticRow {
        switch style {
        case .largeTitle: return StaticRow(31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60)
        case .title: return StaticRow(25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58)
        case .title2: return StaticRow(19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56)
        case .title3: return StaticRow(17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55)
        case .headline, .body: return StaticRow(14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53)
        case .callout: return StaticRow(13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51)
        case .subheadline: return StaticRow(12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49)
        case .footnote: return StaticRow(12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44)
        case .caption: return StaticRow(11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43)
        case .caption2: return StaticRow(11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40)
        }
    }

    /// Line heights at the large size (Apple's guidelines up to iOS 18), in points.
    private static func leading(_ style: Font.TextStyle) -> Double {
        switch style {
        case .largeTitle: return 41
        case .title: return 34
        case .title2: return 28
        case .title3: return 25
        case .headline, .body: return 22
        case .callout: return 21
        case .subheadline: return 20
        case .footnote: return 18
        case .caption: return 16
        case .caption2: return 13
        }
    }

    /// The size of a style at a text size, in points.
    static func size(_ style: Font.TextStyle, at size: DynamicTypeSize) -> Double {
        Double(row(style)[size.rawValue])
    }

    /// The height of a line of a style, in points; away from the large size it grows with the type
    /// (inferred).
    static func lineHeight(_ style: Font.TextStyle, at size: DynamicTypeSize) -> Double {
        (leading(style) * factor(style, at: size)).rounded(.up)
    }

    /// How much larger than at the large size a length relative to the style is.
    static func factor(_ style: Font.TextStyle, at size: DynamicTypeSize) -> Double {
        self.size(style, at: size) / self.size(style, at: .large)
    }
}

/// Twelve small numbers without an array's allocation.
private struct StaticRow {
    private let values: SIMD16<UInt8>

    init(
        _ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8, _ e: UInt8, _ f: UInt8, _ g: UInt8,
        _ h: UInt8, _ i: UInt8, _ j: UInt8, _ k: UInt8, _ l: UInt8
    ) {
        values = SIMD16(a, b, c, d, e, f, g, h, i, j, k, l, 0, 0, 0, 0)
    }

    subscript(index: Int) -> UInt8 { values[index] }
}
