/// The colours that UIKit names and SwiftUI takes by `Color(.systemGroupedBackground)`.
///
/// Only the names are offered, not UIKit's class.
public struct _SystemColorName: Sendable {
    let color: SystemColor

    public static let label = _SystemColorName(color: .label)
    public static let secondaryLabel = _SystemColorName(color: .secondaryLabel)
    public static let tertiaryLabel = _SystemColorName(color: .tertiaryLabel)
    public static let quaternaryLabel = _SystemColorName(color: .quaternaryLabel)
    public static let systemBackground = _SystemColorName(color: .background)
    public static let secondarySystemBackground = _SystemColorName(color: .secondaryBackground)
    public static let systemGroupedBackground = _SystemColorName(color: .groupedBackground)
    public static let secondarySystemGroupedBackground = _SystemColorName(
        color: .secondaryGroupedBackground)
    public static let separator = _SystemColorName(color: .separator)
}

extension Color {
    /// A colour of the system by UIKit's name.
    public nonisolated init(_ name: _SystemColorName) {
        self.init(system: name.color)
    }
}
