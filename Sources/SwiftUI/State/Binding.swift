/// Reads and writes a value that something else owns.
@propertyWrapper
public struct Binding<Value>: DynamicProperty {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    public var transaction = Transaction()

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = { value, _ in set(value) }
    }

    public init(
        get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
    ) {
        self.get = get
        self.set = set
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { (_: Value) in })
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    /// A binding whose writes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }

    public mutating func _visit(_ visitor: _DynamicPropertyVisitor) {}

    private func write(_ value: Value) {
        guard transaction.animation != nil || transaction.disablesAnimations else {
            return set(value, Transaction.current)
        }
        withTransaction(transaction) { set(value, transaction) }
    }
}
