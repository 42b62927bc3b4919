/// A key on the keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The unicode scalar of the key; function keys have the private ones that SwiftUI gives them.
    package let scalar: UInt32

    package init(scalar: UInt32) {
        self.scalar = scalar
    }

    public init(_ character: Character) {
        scalar = character.unicodeScalars.first?.value ?? 0
    }

    public init(extendedGraphemeClusterLiteral character: Character) {
        self.init(character)
    }

    public static let upArrow = KeyEquivalent(scalar: 0xF700)
    public static let downArrow = KeyEquivalent(scalar: 0xF701)
    public static let leftArrow = KeyEquivalent(scalar: 0xF702)
    public static let rightArrow = KeyEquivalent(scalar: 0xF703)
    public static let escape = KeyEquivalent(scalar: 0x1B)
    public static let delete = KeyEquivalent(scalar: 0x08)
    public static let home = KeyEquivalent(scalar: 0xF729)
    public static let end = KeyEquivalent(scalar: 0xF72B)
    public static let pageUp = KeyEquivalent(scalar: 0xF72C)
    public static let pageDown = KeyEquivalent(scalar: 0xF72D)
    public static let tab = KeyEquivalent(scalar: 0x09)
    public static let space = KeyEquivalent(scalar: 0x20)
    public static let `return` = KeyEquivalent(scalar: 0x0D)
}

/// A key going down while a view has the focus.
public struct KeyPress: Sendable {
    public enum Result: Sendable {
        case handled, ignored
    }

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
