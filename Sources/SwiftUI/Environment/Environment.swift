/// A value read from the environment; a change of it evaluates the view again.
///
///     @Environment(\.accessibilityReduceMotion) private var reduceMotion
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private var value: Value?

    #if hasFeature(Embedded)
        private let get: (EnvironmentValues) -> Value

        /// The value that the closure reads; the lowering writes it for a key path.
        public init(_ get: @escaping (EnvironmentValues) -> Value) {
            self.get = get
        }
    #else
        /// Kept as it is, not in a closure: the same literal is the same object, so that two values of a
        /// view can be found identical.
        private let keyPath: KeyPath<EnvironmentValues, Value>

        /// The value at a key path of `EnvironmentValues`.
        public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
            self.keyPath = keyPath
        }

        private func get(_ values: EnvironmentValues) -> Value { values[keyPath: keyPath] }
    #endif

    /// The value around the view; outside a body, the default.
    public var wrappedValue: Value { value ?? get(EnvironmentValues()) }

    /// Reads the value, and has the view evaluated again when its environment changes.
    public mutating func _visit(_ visitor: _DynamicPropertyVisitor) {
        visitor.readsEnvironment = true
        value = get(visitor.environment.values)
    }
}
