/// A value that a view owns and that changes what the view shows.
///
///     @State private var count = 0
///
/// Writes show in the next frame; a handler that reads after it wrote sees the new value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var storage: ValueStorage<Value>?

    /// A state that starts at a value; later evaluations of the view leave it as it is.
    public init(wrappedValue: Value) {
        initial = wrappedValue
    }

    /// A state that starts at a value, for a view's own initialiser.
    public init(initialValue: Value) {
        initial = initialValue
    }

    /// The value: in a body as of this frame, in a handler as it was last written.
    public var wrappedValue: Value {
        get { storage?.read() ?? initial }
        nonmutating set { storage?.write(newValue) }
    }

    /// A binding to the value, written `$value`.
    public var projectedValue: Binding<Value> {
        let storage = storage
        let initial = initial
        return Binding(
            get: { storage?.read() ?? initial },
            set: { storage?.write($0) })
    }

    /// Takes the storage that the view keeps for this property.
    public mutating func _visit(_ visitor: _DynamicPropertyVisitor) {
        let initial = initial
        let next = visitor.next { ValueStorage(initial) }
        storage = unsafeDowncast(next, to: ValueStorage<Value>.self)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that starts at nil.
    public init() {
        self.init(wrappedValue: nil)
    }
}
