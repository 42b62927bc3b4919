/// A value that a view owns and that changes what the view shows.
///
///     @State private var count = 0
///
/// Writes show in the next frame; a handler that reads after it wrote sees the new value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var storage: ValueStorage<Value>?

    public init(wrappedValue: Value) {
        initial = wrappedValue
    }

    public init(initialValue: Value) {
        initial = initialValue
    }

    public var wrappedValue: Value {
        get { storage?.read() ?? initial }
        nonmutating set { storage?.write(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let storage = storage
        let initial = initial
        return Binding(
            get: { storage?.read() ?? initial },
            set: { storage?.write($0) })
    }

    public mutating func _visit(_ visitor: _DynamicPropertyVisitor) {
        let initial = initial
        let next = visitor.next { ValueStorage(initial) }
        storage = unsafeDowncast(next, to: ValueStorage<Value>.self)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}
