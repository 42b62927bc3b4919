/// The way of an `Animatable`'s data from what was to what is.
class _Motion {
    /// The owner is gone.
    func discard() {}
}

/// The way of data of one type.
class DataMotion<Data: VectorArithmetic>: _Motion {
    /// What to show now.
    var presentation: Data { .zero }

    /// Takes a new model value, and moves to it if the transaction is animated.
    func set(_ value: Data) {}

    /// The motion for the kind of data: numbers move one by one, everything else along straight lines.
    static func make(
        _ value: Data, owner: Node, effect: AnimatedAttribute.Effect
    ) -> DataMotion<Data> {
        if Data._isList { return ListMotion(value, owner: owner, effect: effect) }
        return LineMotion(value, owner: owner, effect: effect)
    }
}

/// Data that is a list of numbers.
private final class ListMotion<Data: VectorArithmetic>: DataMotion<Data> {
    private let attribute: AnimatedAttribute
    private let count: Int

    init(_ value: Data, owner: Node, effect: AnimatedAttribute.Effect) {
        var numbers: [Double] = []
        value._append(to: &numbers)
        count = numbers.count
        attribute = AnimatedAttribute(numbers, owner: owner, effect: effect)
    }

    override var presentation: Data {
        var numbers: [Double] = []
        for index in 0..<count { numbers.append(attribute[index]) }
        var index = 0
        return Data._read(numbers, &index)
    }

    override func set(_ value: Data) {
        var numbers: [Double] = []
        value._append(to: &numbers)
        attribute.set(numbers)
    }

    override func discard() { attribute.discard() }
}

/// Data of which only sums and multiples are known.
///
/// Each change is a straight line that one number runs along; lines that overlap in time add up. For
/// springs of one kind that is the same as one spring with a new target, since springs are linear.
private final class LineMotion<Data: VectorArithmetic>: DataMotion<Data> {
    private struct Line {
        /// The whole change.
        let change: Data
        let length: Double
        /// How far the change has come, from 0 to `length`.
        let attribute: AnimatedAttribute
    }

    private var model: Data
    private var lines: [Line] = []
    private unowned(unsafe) let owner: Node
    private let effect: AnimatedAttribute.Effect

    init(_ value: Data, owner: Node, effect: AnimatedAttribute.Effect) {
        model = value
        self.owner = owner
        self.effect = effect
    }

    override var presentation: Data {
        lines.removeAll { !$0.attribute.isRunning }
        var result = model
        for line in lines {
            var rest = line.change
            rest.scale(by: 1 - line.attribute[0] / line.length)
            result -= rest
        }
        return result
    }

    override func set(_ value: Data) {
        guard value != model else { return }
        let change = value - model
        let length = change.magnitudeSquared.squareRoot()
        model = value
        let attribute = AnimatedAttribute([0], owner: owner, effect: effect)
        if length > 0 && length.isFinite { attribute.set([length]) }
        if attribute.isRunning {
            lines.append(Line(change: change, length: length, attribute: attribute))
        } else {
            discard()
        }
    }

    override func discard() {
        for line in lines { line.attribute.discard() }
        lines = []
    }
}
