import DisplayKernel

/// A string literal in a view, with its interpolations filled in.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let text: DisplayText

    /// A key made elsewhere.
    public init(_ value: String) {
        text = DisplayText(value)
    }

    /// A key from a literal.
    public init(stringLiteral value: String) {
        text = DisplayText(value)
    }

    /// A key from a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    /// Collects the text of a literal with interpolations.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = DisplayText.empty

        /// An empty text; the capacities are not used.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a part of the literal.
        public mutating func appendLiteral(_ literal: String) {
            text.append(literal)
        }

        /// Adds a text.
        public mutating func appendInterpolation(_ string: String) {
            text.append(string)
        }

        /// Adds a whole number in decimal digits, without separators.
        public mutating func appendInterpolation(_ value: Int) {
            text.append(value)
        }

        /// Adds any other whole number.
        public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
            text.append(String(value))
        }

        /// Adds a number as Swift prints it; SwiftUI formats it by the reader's language.
        public mutating func appendInterpolation(_ value: Double) {
            text.append("\(value)")
        }
    }
}
