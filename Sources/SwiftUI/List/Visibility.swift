/// Whether something shows.
public enum Visibility: CaseIterable, Hashable, Sendable {
    /// The system decides.
    case automatic
    case visible, hidden
}
