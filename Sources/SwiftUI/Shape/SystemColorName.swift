/// The colours that UIKit names and SwiftUI takes by `Color(.systemGroupedBackground)`.
///
/// Only the names are offered, not UIKit's class.
public struct _SystemColorName: Sendable {
    let color: SystemColor

    /// Text of the first rank.
    public static let label = _SystemColorName(color: .label)
    /// Text that explains another.
    public static let secondaryLabel = _SystemColorName(color: .secondaryLabel)
    /// Text that steps back further, such as a placeholder.
    public static let tertiaryLabel = _SystemColorName(color: .tertiaryLabel)
    /// Text that barely shows.
    public static let quaternaryLabel = _SystemColorName(color: .quaternaryLabel)
    /// The ground of a screen.
    public static let systemBackground = _SystemColorName(color: .background)
    /// The ground of a group of things on a screen.
    public static let secondarySystemBackground = _SystemColorName(color: .secondaryBackground)
    /// The ground behind the cards of a grouped list.
    public static let systemGroupedBackground = _SystemColorName(color: .groupedBackground)
    /// The cards of a grouped list.
    public static let secondarySystemGroupedBackground = _SystemColorName(
        color: .secondaryGroupedBackground)
    /// The line between two rows; what lies below shows through.
    public static let separator = _SystemColorName(color: .separator)
}

extension Color {
    /// A colour of the system by UIKit's name.
    public nonisolated init(_ name: _SystemColorName) {
        self.init(system: name.color)
    }
}
