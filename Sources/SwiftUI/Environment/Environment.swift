/// A value read from the environment; a change of it evaluates the view again.
///
///     @Environment(\.accessibilityReduceMotion) private var reduceMotion
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let get: (EnvironmentValues) -> Value
    private var value: Value?

    #if hasFeature(Embedded)
        public init(_ get: @escaping (EnvironmentValues) -> Value) {
            self.get = get
        }
    #else
        public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
            get = { $0[keyPath: keyPath] }
        }
    #endif

    public var wrappedValue: Value { value ?? get(EnvironmentValues()) }

    public mutating func _visit(_ visitor: _DynamicPropertyVisitor) {
        visitor.readsEnvironment = true
        value = get(visitor.environment.values)
    }
}
