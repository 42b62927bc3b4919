/// What a button is for; the system draws it accordingly.
public struct ButtonRole: Equatable, Sendable {
    private let value: UInt8

    /// Deletes something: drawn in red.
    public static let destructive = ButtonRole(value: 1)
    /// Leaves without a change. Only alerts draw it differently, and there are none yet.
    public static let cancel = ButtonRole(value: 2)
}
