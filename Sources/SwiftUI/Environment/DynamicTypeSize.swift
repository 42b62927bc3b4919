/// The reader's text size.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

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
