/// One accessibility action that a user can choose by name.
package struct SemanticsAction: Hashable, Sendable {
    /// What the host hands back with `baraja_action`.
    package var index: Int32
    package var name: DisplayText

    /// A named action.
    package init(index: Int32, name: DisplayText) {
        self.index = index
        self.name = name
    }
}

/// What assistive technology is told of a layer.
package struct SemanticsValue: Hashable, Sendable {
    /// What the element is.
    package enum Role: Int32, Sendable {
        case none = 0
        case group = 1
        case button = 2
        case image = 3
        case text = 4
        case header = 5
        case link = 6
        case toggle = 7
        case slider = 8
        /// A focusable group that offers actions, such as a deck's top card.
        case actionGroup = 9
        case list = 10
        case listItem = 11
    }

    /// States of the element.
    package struct Flags: OptionSet, Hashable, Sendable {
        package let rawValue: Int32
        package init(rawValue: Int32) { self.rawValue = rawValue }
        /// The layer and all below it are out of the accessibility tree and take no focus.
        package static let hidden = Flags(rawValue: 1)
        /// The layer is one element; what is below it is not exposed.
        package static let element = Flags(rawValue: 2)
        /// The keyboard's focus can rest here.
        package static let focusable = Flags(rawValue: 4)
        package static let disabled = Flags(rawValue: 8)
        package static let selected = Flags(rawValue: 16)
        /// A toggle that is on.
        package static let pressed = Flags(rawValue: 32)
        package static let modal = Flags(rawValue: 64)
    }

    package var role: Role
    package var flags: Flags
    /// 1 to 6 for a header, 0 when unspecified; the place of an item in its list, from 1; the number of
    /// items of a list.
    package var headingLevel: Int32
    package var label: DisplayText
    package var value: DisplayText
    package var hint: DisplayText
    package var actions: [SemanticsAction]

    /// Semantics; without arguments those of a layer that says nothing.
    package init(
        role: Role = .none, flags: Flags = [], headingLevel: Int32 = 0, label: DisplayText = .empty,
        value: DisplayText = .empty, hint: DisplayText = .empty, actions: [SemanticsAction] = []
    ) {
        self.role = role
        self.flags = flags
        self.headingLevel = headingLevel
        self.label = label
        self.value = value
        self.hint = hint
        self.actions = actions
    }

    func write(to buffer: OpBuffer) {
        buffer.i32(role.rawValue)
        buffer.i32(flags.rawValue)
        buffer.i32(headingLevel)
        buffer.string(label.utf8)
        buffer.string(value.utf8)
        buffer.string(hint.utf8)
        buffer.i32(Int32(actions.count))
        for action in actions {
            buffer.i32(action.index)
            buffer.string(action.name.utf8)
        }
    }
}
