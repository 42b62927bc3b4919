/// A key on the keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The unicode scalar of the key; function keys have the private ones that SwiftUI gives them.
    package let scalar: UInt32

    package init(scalar: UInt32) {
        self.scalar = scalar
    }

    /// The key that types a character; of several unicode scalars only the first counts.
    public init(_ character: Character) {
        scalar = character.unicodeScalars.first?.value ?? 0
    }

    /// The key that types the character of a literal.
    public init(extendedGraphemeClusterLiteral character: Character) {
        self.init(character)
    }

    /// The up arrow, U+F700.
    public static let upArrow = KeyEquivalent(scalar: 0xF700)
    /// The down arrow, U+F701.
    public static let downArrow = KeyEquivalent(scalar: 0xF701)
    /// The left arrow, U+F702.
    public static let leftArrow = KeyEquivalent(scalar: 0xF702)
    /// The right arrow, U+F703.
    public static let rightArrow = KeyEquivalent(scalar: 0xF703)
    /// Escape, U+001B.
    public static let escape = KeyEquivalent(scalar: 0x1B)
    /// The key that deletes backwards, U+0008.
    public static let delete = KeyEquivalent(scalar: 0x08)
    /// Home, U+F729.
    public static let home = KeyEquivalent(scalar: 0xF729)
    /// End, U+F72B.
    public static let end = KeyEquivalent(scalar: 0xF72B)
    /// Page up, U+F72C.
    public static let pageUp = KeyEquivalent(scalar: 0xF72C)
    /// Page down, U+F72D.
    public static let pageDown = KeyEquivalent(scalar: 0xF72D)
    /// Tab, U+0009.
    public static let tab = KeyEquivalent(scalar: 0x09)
    /// The space bar, U+0020.
    public static let space = KeyEquivalent(scalar: 0x20)
    /// Return, U+000D.
    public static let `return` = KeyEquivalent(scalar: 0x0D)
}

/// A key going down while a view has the focus.
public struct KeyPress: Sendable {
    /// Whether a handler took the key; an ignored one goes on to the views around, then the host.
    public enum Result: Sendable {
        case handled, ignored
    }

    /// The key that went down.
    public let key: KeyEquivalent
}

/// What a view does with a key.
struct KeyPressHandler {
    let key: KeyEquivalent
    let action: () -> KeyPress.Result
}

extension View {
    /// Lets the view take the keyboard focus.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        semanticsElement { $0.isFocusable = isFocusable }
    }

    /// Calls back when the key goes down while this view, or one in it, has the focus.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        semanticsElement { $0.onKeyPress = [KeyPressHandler(key: key, action: action)] }
    }
}
