/// How the browser treats touches and the pointer over a layer.
package struct InputValue: Hashable, Sendable {
    /// What a touch may do by itself before the page is asked.
    package enum TouchAction: Int32, Sendable {
        case auto = 0
        case none = 1
        case panY = 2
        case panX = 3
    }

    /// Hints for the pointer.
    package struct Flags: OptionSet, Hashable, Sendable {
        package let rawValue: Int32
        package init(rawValue: Int32) { self.rawValue = rawValue }
        /// The pointing hand over what can be clicked.
        package static let pointerCursor = Flags(rawValue: 1)
    }

    package var touchAction: TouchAction
    package var flags: Flags

    /// Input hints; without arguments the browser's own.
    package init(touchAction: TouchAction = .auto, flags: Flags = []) {
        self.touchAction = touchAction
        self.flags = flags
    }
}
