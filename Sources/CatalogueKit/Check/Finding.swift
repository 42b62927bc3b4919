import BlockMetadata

/// Something that `baraja check` has to say of a place in a file.
package struct Finding: Equatable, Encodable, Sendable {
    package enum Severity: String, Encodable, Sendable {
        case warning
        case error
    }

    package let path: String
    /// From 1.
    package let line: Int
    /// From 1, in UTF-8 bytes.
    package let column: Int
    package let severity: Severity
    /// The rule's name, by which a comment can overrule it.
    package let rule: String
    /// What is wrong, and what to do.
    package let message: String

    /// `File.swift:12:5: warning: message [rule]`.
    package var text: String {
        "\(path):\(line):\(column): \(severity.rawValue): \(message) [\(rule)]"
    }
}

extension Finding {
    init(_ diagnostic: Diagnostic, rule: String) {
        self.init(
            path: diagnostic.path, line: diagnostic.line, column: diagnostic.column,
            severity: .error, rule: rule, message: diagnostic.message)
    }
}
