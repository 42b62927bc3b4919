import SwiftParser
import SwiftSyntax

extension PromiseReader {
    /// The comments of all functions of a Swift file.
    static func swiftComments(_ path: String, _ text: String) -> [TestComment] {
        let tree = Parser.parse(source: text)
        let collector = FunctionComments(SourceLocationConverter(fileName: path, tree: tree))
        collector.walk(tree)
        return collector.found
    }

    /// The docstrings of all functions at the beginning of a line of a Python file.
    static func pythonComments(_ text: String) -> [TestComment] {
        var found: [TestComment] = []
        var open: (isTest: Bool, lines: [TestComment.Line])?
        var function: Substring?
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            var part = line.trimmed
            let indent = line.prefix(while: \.isWhitespace).utf8.count
            if let name = function, part.hasPrefix("\"\"\"") {
                open = (name.hasPrefix("test_"), [])
                part = part.dropFirst(3)
            }
            function = line.hasPrefix("def ") ? line.dropFirst(4) : nil
            guard open != nil else { continue }
            let end = part.firstRange(of: "\"\"\"")
            let said = end.map { part[..<$0.lowerBound] } ?? part
            open?.lines.append(
                TestComment.Line(text: said.trimmed, line: index + 1, column: indent + 1))
            if end != nil, let (isTest, lines) = open {
                let test = isTest ? lines.first.map { String($0.text) } : nil
                found.append(TestComment(test: test, lines: lines))
                open = nil
            }
        }
        return found
    }
}

/// Collects the doc comments of functions.
private final class FunctionComments: SyntaxVisitor {
    private(set) var found: [TestComment] = []
    private let locations: SourceLocationConverter

    init(_ locations: SourceLocationConverter) {
        self.locations = locations
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let lines = DocComment(of: node).lines.map { line in
            let place = locations.location(for: line.position)
            return TestComment.Line(
                text: line.text[...].trimmed, line: place.line, column: place.column)
        }
        found.append(TestComment(test: Self.test(node), lines: lines))
        return .visitChildren
    }

    /// The sentence of `@Test("…")`, or the function's name; nil when it is no test.
    private static func test(_ node: FunctionDeclSyntax) -> String? {
        let attribute = node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.attributeName.trimmedDescription == "Test" }
        guard let attribute else { return nil }
        guard case .argumentList(let arguments)? = attribute.arguments,
            let literal = arguments.first?.expression.as(StringLiteralExprSyntax.self),
            let sentence = literal.representedLiteralValue
        else { return node.name.text }
        return sentence
    }
}
