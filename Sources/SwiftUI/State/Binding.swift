/// Reads and writes a value that something else owns.
@propertyWrapper
public struct Binding<Value>: DynamicProperty {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    /// How writes through this binding are animated; an empty one leaves it to the writer's own.
    public var transaction = Transaction()

    /// A binding to whatever the two closures read and write.
    ///
    ///     Binding(get: { volume > 0 }, set: { volume = $0 ? 1 : 0 })
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = { value, _ in set(value) }
    }

    /// A binding whose second closure is also given the transaction of the write.
    public init(
        get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
    ) {
        self.get = get
        self.set = set
    }

    /// A binding to a value that never changes: writes are dropped.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { (_: Value) in })
    }

    /// The value, read from and written to its owner.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { write(newValue) }
    }

    /// The binding itself, so that `$value` can be passed on.
    public var projectedValue: Binding<Value> { self }

    /// A binding whose writes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }

    /// Does nothing: a binding has no storage of its own.
    public mutating func _visit(_ visitor: _DynamicPropertyVisitor) {}

    private func write(_ value: Value) {
        guard transaction.animation != nil || transaction.disablesAnimations else {
            return set(value, Transaction.current)
        }
        withTransaction(transaction) { set(value, transaction) }
    }
}
