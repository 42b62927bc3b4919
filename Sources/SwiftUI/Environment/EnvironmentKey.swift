/// A key for a value of a client's own in the environment.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

private final class TypedValue<Key: EnvironmentKey>: CustomValue {
    let value: Key.Value

    init(_ value: Key.Value) {
        self.value = value
    }
}

extension EnvironmentValues {
    /// The value of a key, or the key's default where none was set.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            for case let entry as TypedValue<Key> in custom { return entry.value }
            return Key.defaultValue
        }
        set {
            custom.removeAll { $0 is TypedValue<Key> }
            custom.append(TypedValue<Key>(newValue))
        }
    }
}
