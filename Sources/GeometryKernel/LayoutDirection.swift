/// The direction in which lines of text run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is left, as in English.
    case leftToRight
    /// Leading is right, as in Arabic.
    case rightToLeft
}
