/// Tells styles apart, so that a style which is set again unchanged changes no environment.
class StyleKey {
    func isSame(as other: StyleKey) -> Bool { self === other }
}

/// The key of a style of a type: same type, same value to the bit.
final class TypedStyleKey<Style>: StyleKey {
    private var style: Style

    init(_ style: Style) {
        self.style = style
    }

    override func isSame(as other: StyleKey) -> Bool {
        if self === other { return true }
        guard let other = other as? TypedStyleKey<Style> else { return false }
        return withUnsafeBytes(of: &style) { mine in
            withUnsafeBytes(of: &other.style) { theirs in haveEqualBytes(mine, theirs) }
        }
    }
}

/// What the boxes of all kinds of styles have in common.
class StyleBoxBase {
    private let key: StyleKey

    init(_ key: StyleKey) {
        self.key = key
    }

    static func areSame(_ a: StyleBoxBase?, _ b: StyleBoxBase?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a.key.isSame(as: b.key)
    }
}
