import DisplayKernel

/// What a modifier says of a view to assistive technology.
struct SemanticsProperties {
    enum Children {
        case ignore, combine, contain
    }

    struct Action {
        let name: DisplayText
        let handler: () -> Void
    }

    var label: DisplayText?
    var value: DisplayText?
    var hint: DisplayText?
    var isHidden: Bool?
    var children: Children?
    var actions: [Action] = []
    var addedTraits: AccessibilityTraits = []
    /// States that the host is told as they are.
    var flags: SemanticsValue.Flags = []
    /// What pressing the view does; nil when it cannot be pressed.
    var activate: (() -> Void)?
    /// The place of an item in its list, from 1; of a list, how many items it has.
    var level: Int32 = 0
    /// Takes the keyboard focus.
    var isFocusable = false
    var onKeyPress: [KeyPressHandler] = []

    /// Joins what an inner modifier says; the outer one, this one, wins.
    mutating func fill(from inner: SemanticsProperties) {
        label = label ?? inner.label
        value = value ?? inner.value
        hint = hint ?? inner.hint
        isHidden = (isHidden ?? false) || (inner.isHidden ?? false)
        children = children ?? inner.children
        actions = inner.actions + actions
        addedTraits.formUnion(inner.addedTraits)
        flags.formUnion(inner.flags)
        activate = activate ?? inner.activate
        level = max(level, inner.level)
        isFocusable = isFocusable || inner.isFocusable
        onKeyPress += inner.onKeyPress
    }

    /// Whether the view is one element to assistive technology.
    var isElement: Bool {
        switch children {
        case .ignore, .combine: return true
        case .contain: return false
        case nil: return label != nil || value != nil
        }
    }
}

/// What a view is to assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: UInt32

    private init(bits: UInt32) {
        self.bits = bits
    }

    /// No traits.
    public init() {
        bits = 0
    }

    /// Does something when it is pressed.
    public static let isButton = AccessibilityTraits(bits: 1)
    /// Names what follows.
    public static let isHeader = AccessibilityTraits(bits: 2)
    /// Shows a picture.
    public static let isImage = AccessibilityTraits(bits: 4)
    /// Is the chosen one of several.
    public static let isSelected = AccessibilityTraits(bits: 8)
    /// Is text that cannot be changed. A page gives it no role.
    public static let isStaticText = AccessibilityTraits(bits: 16)

    /// Is switched on and off.
    public static let isToggle = AccessibilityTraits(bits: 32)

    /// Has a value that steps up and down; set by `accessibilityAdjustableAction`.
    static let isAdjustable = AccessibilityTraits(bits: 64)

    /// Is a list, or an item of one.
    static let isList = AccessibilityTraits(bits: 128)
    static let isListItem = AccessibilityTraits(bits: 256)

    /// Whether all of the traits are in the set.
    public func contains(_ member: AccessibilityTraits) -> Bool {
        bits & member.bits == member.bits
    }

    /// The traits of either set.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits | other.bits)
    }

    /// The traits in both sets.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits & other.bits)
    }

    /// The traits in one of the sets only.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits ^ other.bits)
    }

    /// Adds traits; `inserted` is false when all of them were there.
    @discardableResult
    public mutating func insert(
        _ member: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(member)
        bits |= member.bits
        return (isNew, member)
    }

    /// Removes traits; nil unless all of them were there.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = contains(member) ? member : nil
        bits &= ~member.bits
        return removed
    }

    /// Adds traits; nil unless all of them were there.
    @discardableResult
    public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
        insert(member).inserted ? nil : member
    }

    /// Adds the traits of another set.
    public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
    /// Keeps the traits that are in another set as well.
    public mutating func formIntersection(_ other: AccessibilityTraits) {
        self = intersection(other)
    }
    /// Keeps the traits that are in one of the sets only.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        self = symmetricDifference(other)
    }
}

/// How a view's children appear to assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let children: SemanticsProperties.Children

    /// The view is one element; assistive technology is not told of the views in it.
    public static let ignore = AccessibilityChildBehavior(children: .ignore)
    /// The views inside stay elements, and the view holds them together.
    public static let contain = AccessibilityChildBehavior(children: .contain)
    /// The view is one element that says the texts of the views in it.
    public static let combine = AccessibilityChildBehavior(children: .combine)
}
