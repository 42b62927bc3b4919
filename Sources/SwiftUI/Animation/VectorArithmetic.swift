/// A value that an animation can move through: it can be added and scaled.
///
///     struct Point3: VectorArithmetic { … }
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value by a number.
    mutating func scale(by rhs: Double)

    /// The square of the value's length.
    var magnitudeSquared: Double { get }

    /// Whether the value is a fixed list of numbers that it can write and read.
    static var _isList: Bool { get }
    /// Appends the value's numbers.
    func _append(to numbers: inout [Double])
    /// The value of the numbers from `index` on; moves `index` behind them.
    static func _read(_ numbers: [Double], _ index: inout Int) -> Self
}

extension VectorArithmetic {
    /// False: only the operations of the protocol are known.
    public static var _isList: Bool { false }

    /// Never called: the value is no list of numbers.
    public func _append(to numbers: inout [Double]) {}

    /// Never called: the value is no list of numbers.
    public static func _read(_ numbers: [Double], _ index: inout Int) -> Self { .zero }
}

extension Double: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by rhs: Double) { self *= rhs }

    /// The number's square.
    public var magnitudeSquared: Double { self * self }

    /// True: one number.
    public static var _isList: Bool { true }

    /// Appends the number.
    public func _append(to numbers: inout [Double]) { numbers.append(self) }

    /// The number at `index`.
    public static func _read(_ numbers: [Double], _ index: inout Int) -> Double {
        defer { index += 1 }
        return numbers[index]
    }
}

extension Float: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }

    /// The number's square.
    public var magnitudeSquared: Double { Double(self * self) }

    /// True: one number.
    public static var _isList: Bool { true }

    /// Appends the number.
    public func _append(to numbers: inout [Double]) { numbers.append(Double(self)) }

    /// The number at `index`.
    public static func _read(_ numbers: [Double], _ index: inout Int) -> Float {
        defer { index += 1 }
        return Float(numbers[index])
    }
}

/// Nothing to animate.
public nonisolated struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// The one value.
    public init() {}

    /// The one value.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    /// The one value.
    public static func + (
        lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
    ) -> EmptyAnimatableData { lhs }

    /// The one value.
    public static func - (
        lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
    ) -> EmptyAnimatableData { lhs }

    /// Always true.
    public static func == (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> Bool { true }

    /// Changes nothing.
    public mutating func scale(by rhs: Double) {}

    /// Zero.
    public var magnitudeSquared: Double { 0 }

    /// True: no number.
    public static var _isList: Bool { true }

    /// Reads nothing.
    public static func _read(
        _ numbers: [Double], _ index: inout Int
    ) -> EmptyAnimatableData { EmptyAnimatableData() }
}

/// Two values that animate together; pairs of pairs make room for more.
///
///     var animatableData: AnimatablePair<Double, Double> {
///         get { AnimatablePair(width, height) }
///         set { (width, height) = (newValue.first, newValue.second) }
///     }
public nonisolated struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
    VectorArithmetic
{
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// A pair of two values.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// A pair of two zeros.
    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

    /// The sums of both values.
    public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
    }

    /// The differences of both values.
    public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
    }

    /// Whether both values are the same.
    public static func == (lhs: AnimatablePair, rhs: AnimatablePair) -> Bool {
        lhs.first == rhs.first && lhs.second == rhs.second
    }

    /// Multiplies both values.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The sum of both squares.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

    /// Whether both are lists of numbers.
    public static var _isList: Bool { First._isList && Second._isList }

    /// Appends the numbers of both.
    public func _append(to numbers: inout [Double]) {
        first._append(to: &numbers)
        second._append(to: &numbers)
    }

    /// Reads the first, then the second.
    public static func _read(_ numbers: [Double], _ index: inout Int) -> AnimatablePair {
        let first = First._read(numbers, &index)
        return AnimatablePair(first, Second._read(numbers, &index))
    }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
