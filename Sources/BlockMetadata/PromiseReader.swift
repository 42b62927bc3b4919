import SwiftSyntax

/// A promise as a test makes it.
package struct TestPromise: Equatable, Sendable {
    /// The block's name; nil for a promise of all blocks.
    package let block: String?
    package let promise: Promise
    /// Where the promise stands: a line from 1, and a column in bytes from 1.
    package let line: Int
    package let column: Int
}

/// Reads the promises of a test file, in Swift or in Python:
///
///     - Promise(keyboard) SwipeableCardStack: The arrow keys swipe.
///     - es: Las flechas deslizan.
///
/// in the doc comment of a test. Several names are separated by commas; `*` stands for all blocks.
package enum PromiseReader {
    /// The promises in order, and what is wrong with lines that begin like one.
    package static func read(
        path: String, text: String
    ) -> (promises: [TestPromise], findings: [Diagnostic]) {
        guard text.contains(TestComment.mark) else { return ([], []) }
        let comments = path.hasSuffix(".py") ? pythonComments(text) : swiftComments(path, text)
        var reading = PromiseReading(path: path)
        for comment in comments { reading.read(comment) }
        return (reading.promises, reading.findings)
    }
}

/// The doc comment of a test, or of something that is none.
struct TestComment {
    static let mark = "- Promise("

    struct Line {
        let text: Substring
        let line: Int
        let column: Int
    }

    /// What the test says of itself; nil when this is no test.
    let test: String?
    let lines: [Line]
}

/// The promises of a file, as far as it was read.
struct PromiseReading {
    let path: String
    private(set) var promises: [TestPromise] = []
    private(set) var findings: [Diagnostic] = []

    init(path: String) { self.path = path }

    mutating func read(_ comment: TestComment) {
        var index = 0
        while index < comment.lines.count {
            let line = comment.lines[index]
            index += 1
            guard line.text.hasPrefix(TestComment.mark) else { continue }
            var text = String(line.text.dropFirst(TestComment.mark.count))
            text += Self.continuation(comment.lines, &index)
            var spanish = ""
            if index < comment.lines.count, comment.lines[index].text.hasPrefix("- es:") {
                spanish = String(comment.lines[index].text.dropFirst(5).trimmed)
                index += 1
                spanish += Self.continuation(comment.lines, &index)
            }
            add(text, spanish, comment.test, line)
        }
    }

    /// The lines that go on with the one before.
    private static func continuation(_ lines: [TestComment.Line], _ index: inout Int) -> String {
        var text = ""
        while index < lines.count, !lines[index].text.isEmpty, !lines[index].text.hasPrefix("- ") {
            text += " \(lines[index].text)"
            index += 1
        }
        return text
    }

    private mutating func add(
        _ text: String, _ spanish: String, _ test: String?, _ line: TestComment.Line
    ) {
        guard let close = text.firstIndex(of: ")"), let colon = text.firstIndex(of: ":"),
            close < colon
        else {
            return report(line, "write it like '- Promise(keyboard) BlockName: What is promised.'")
        }
        let typed = String(text[..<close])
        guard let audience = Audience(rawValue: typed) else {
            let list = Audience.allCases.map(\.rawValue).joined(separator: ", ")
            return report(line, "unknown audience '\(typed)'; use one of: \(list)")
        }
        let english = String(text[text.index(after: colon)...][...].trimmed)
        guard !english.isEmpty else { return report(line, "the promise is empty; say what holds") }
        guard !spanish.isEmpty else {
            return report(line, "the promise has no Spanish twin; add a line '- es: …' after it")
        }
        guard let test else {
            return report(line, "only a test keeps a promise; move it to one")
        }
        let promise = Promise(
            audience: audience, text: Localized(english: english, spanish: spanish), test: test,
            path: path)
        for name in text[text.index(after: close)..<colon].split(separator: ",").map(\.trimmed) {
            promises.append(
                TestPromise(
                    block: name == "*" ? nil : String(name), promise: promise, line: line.line,
                    column: line.column))
        }
    }

    private mutating func report(_ line: TestComment.Line, _ message: String) {
        findings.append(
            Diagnostic(path: path, line: line.line, column: line.column, message: message))
    }
}
