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
    /// The words in an empty field.
    public static let placeholderText = _SystemColorName(color: .placeholder)
    /// Words that lead elsewhere.
    public static let link = _SystemColorName(color: .link)
    /// The fill of a thin or small shape, such as a slider's track.
    public static let systemFill = _SystemColorName(color: .fill)
    /// The fill of a shape of middle size, such as a switch.
    public static let secondarySystemFill = _SystemColorName(color: .secondaryFill)
    /// The fill of a large shape, such as a field or a button.
    public static let tertiarySystemFill = _SystemColorName(color: .tertiaryFill)
    /// The fill of a large shape with much inside.
    public static let quaternarySystemFill = _SystemColorName(color: .quaternaryFill)
    /// The ground of a screen.
    public static let systemBackground = _SystemColorName(color: .background)
    /// The ground of a group of things on a screen.
    public static let secondarySystemBackground = _SystemColorName(color: .secondaryBackground)
    /// The ground of a group inside a group.
    public static let tertiarySystemBackground = _SystemColorName(color: .tertiaryBackground)
    /// The ground behind the cards of a grouped list.
    public static let systemGroupedBackground = _SystemColorName(color: .groupedBackground)
    /// The cards of a grouped list.
    public static let secondarySystemGroupedBackground = _SystemColorName(
        color: .secondaryGroupedBackground)
    /// A group inside a card of a grouped list.
    public static let tertiarySystemGroupedBackground = _SystemColorName(
        color: .tertiaryGroupedBackground)
    /// The line between two rows; what lies below shows through.
    public static let separator = _SystemColorName(color: .separator)
    /// The line between two rows, where nothing may show through.
    public static let opaqueSeparator = _SystemColorName(color: .opaqueSeparator)
    /// The system's red.
    public static let systemRed = _SystemColorName(color: .red)
    /// The system's orange.
    public static let systemOrange = _SystemColorName(color: .orange)
    /// The system's yellow.
    public static let systemYellow = _SystemColorName(color: .yellow)
    /// The system's green.
    public static let systemGreen = _SystemColorName(color: .green)
    /// The system's mint.
    public static let systemMint = _SystemColorName(color: .mint)
    /// The system's teal.
    public static let systemTeal = _SystemColorName(color: .teal)
    /// The system's cyan.
    public static let systemCyan = _SystemColorName(color: .cyan)
    /// The system's blue.
    public static let systemBlue = _SystemColorName(color: .blue)
    /// The system's indigo.
    public static let systemIndigo = _SystemColorName(color: .indigo)
    /// The system's purple.
    public static let systemPurple = _SystemColorName(color: .purple)
    /// The system's pink.
    public static let systemPink = _SystemColorName(color: .pink)
    /// The system's brown.
    public static let systemBrown = _SystemColorName(color: .brown)
    /// The system's grey.
    public static let systemGray = _SystemColorName(color: .gray)
    /// A step from the system's grey towards the ground.
    public static let systemGray2 = _SystemColorName(color: .gray2)
    /// Two steps from the system's grey towards the ground.
    public static let systemGray3 = _SystemColorName(color: .gray3)
    /// Three steps from the system's grey towards the ground.
    public static let systemGray4 = _SystemColorName(color: .gray4)
    /// Four steps from the system's grey towards the ground.
    public static let systemGray5 = _SystemColorName(color: .gray5)
    /// Five steps from the system's grey towards the ground.
    public static let systemGray6 = _SystemColorName(color: .gray6)
}

extension Color {
    /// A colour of the system by UIKit's name.
    public nonisolated init(_ name: _SystemColorName) {
        self.init(system: name.color)
    }
}
