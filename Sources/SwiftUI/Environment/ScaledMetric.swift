/// A length that grows with the text size, as the given text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var scale = 1.0

    /// A length that is `wrappedValue` at the large text size and grows as a text style does.
    ///
    ///     @ScaledMetric(relativeTo: .title) private var side = 44.0
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// A length that is `wrappedValue` at the large text size and grows as `.body` does.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The length at the reader's text size, in the unit it was given in.
    public var wrappedValue: Value { base * Value(scale) }

    /// Reads the text size, and has the view evaluated again when it changes.
    public mutating func _visit(_ visitor: _DynamicPropertyVisitor) {
        visitor.readsEnvironment = true
        scale = TypeScale.factor(style, at: visitor.environment.values.dynamicTypeSize)
    }
}
