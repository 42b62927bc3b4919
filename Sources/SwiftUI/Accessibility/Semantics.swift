import DisplayKernel

/// What a modifier says of a view to assistive technology.
struct SemanticsProperties {
    enum Children {
        case ignore, combine, contain
    }

    struct Action {
        let name: String
        let handler: () -> Void
    }

    var label: String?
    var value: String?
    var hint: String?
    var isHidden: Bool?
    var children: Children?
    var actions: [Action] = []
    var addedTraits: AccessibilityTraits = []
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

    public init() {
        bits = 0
    }

    public static let isButton = AccessibilityTraits(bits: 1)
    public static let isHeader = AccessibilityTraits(bits: 2)
    public static let isImage = AccessibilityTraits(bits: 4)
    public static let isSelected = AccessibilityTraits(bits: 8)
    public static let isStaticText = AccessibilityTraits(bits: 16)

    public func contains(_ member: AccessibilityTraits) -> Bool {
        bits & member.bits == member.bits
    }

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits | other.bits)
    }

    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits & other.bits)
    }

    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits ^ other.bits)
    }

    @discardableResult
    public mutating func insert(
        _ member: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(member)
        bits |= member.bits
        return (isNew, member)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = contains(member) ? member : nil
        bits &= ~member.bits
        return removed
    }

    @discardableResult
    public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
        insert(member).inserted ? nil : member
    }

    public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
    public mutating func formIntersection(_ other: AccessibilityTraits) {
        self = intersection(other)
    }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        self = symmetricDifference(other)
    }
}

/// How a view's children appear to assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let children: SemanticsProperties.Children

    public static let ignore = AccessibilityChildBehavior(children: .ignore)
    public static let contain = AccessibilityChildBehavior(children: .contain)
    public static let combine = AccessibilityChildBehavior(children: .combine)
}
