/// Why words are no ops: what no writer can have meant.
package struct OpFault: Error, Equatable {
    /// What is wrong.
    package enum Reason: Equatable, Sendable {
        /// There is no op with that code.
        case code
        /// The op, a list or a text in it is longer or shorter than it says.
        case length
        /// A value that is not one of those that there are.
        case value
    }

    package let reason: Reason
    /// Where the op begins.
    package let word: Int

    package init(reason: Reason, word: Int) {
        self.reason = reason
        self.word = word
    }
}
