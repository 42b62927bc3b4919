/// The reader's text size.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size is one of the five largest; rows may then need to become columns.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Orders sizes from the smallest to the largest.
    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
        a.rawValue < b.rawValue
    }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
    case light, dark
}

/// The reader's wish for contrast.
public enum ColorSchemeContrast: CaseIterable, Sendable {
    case standard, increased
}
