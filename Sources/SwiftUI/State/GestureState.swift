/// A value that lives as long as a gesture: when the gesture ends or is taken away, it is back at its
/// initial value.
///
///     @GestureState private var isDragging = false
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let resetTransaction: Transaction
    private let reset: ((Value, inout Transaction) -> Void)?
    private var storage: ValueStorage<Value>?

    /// A state that goes back to this value at once.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
    }

    /// A state that goes back to this value at once.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// A state that goes back to this value by a transaction.
    ///
    ///     @GestureState(resetTransaction: Transaction(animation: .snappy)) private var pull = 0.0
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        initial = wrappedValue
        self.resetTransaction = resetTransaction
        reset = nil
    }

    /// A state that goes back to this value by a transaction that the closure sets up.
    ///
    /// - Parameter reset: given the last value, before the state goes back.
    public init(
        wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
    ) {
        initial = wrappedValue
        resetTransaction = Transaction()
        self.reset = reset
    }

    /// The value; a gesture writes it with `updating(_:body:)`.
    public var wrappedValue: Value { storage?.read() ?? initial }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    /// Takes the storage that the view keeps for this property.
    public mutating func _visit(_ visitor: _DynamicPropertyVisitor) {
        let initial = initial
        let next = visitor.next { ValueStorage(initial) }
        storage = unsafeDowncast(next, to: ValueStorage<Value>.self)
    }

    /// Writes what the gesture's `updating` closure made of the value.
    func update(_ body: (inout Value, inout Transaction) -> Void) {
        var value = wrappedValue
        var transaction = Transaction()
        body(&value, &transaction)
        withTransaction(transaction) { storage?.write(value) }
    }

    /// Puts the value back, with the wrapper's own transaction.
    func restore() {
        var transaction = resetTransaction
        reset?(wrappedValue, &transaction)
        withTransaction(transaction) { storage?.write(initial) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A state that starts at nil and goes back to it by a transaction.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}
