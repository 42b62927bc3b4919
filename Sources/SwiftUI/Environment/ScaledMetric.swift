/// A length that grows with the text size, as the given text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var scale = 1.0

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    public var wrappedValue: Value { base * Value(scale) }

    public mutating func _visit(_ visitor: _DynamicPropertyVisitor) {
        visitor.readsEnvironment = true
        scale = TypeScale.factor(style, at: visitor.environment.values.dynamicTypeSize)
    }
}
