import Testing

/// A source that no person writes, and what is found in it.
struct LargeSource: CustomTestStringConvertible {
    let name: String
    let source: String
    /// How the first finding begins; nil where there is none.
    let finding: String?

    init(_ name: String, _ source: String, _ finding: String? = nil) {
        self.name = name
        self.source = source
        self.finding = finding
    }

    /// An expression in line 4 of a file with a preview.
    init(_ name: String, expression: String, _ finding: String? = nil) {
        self.init(
            name, "import SwiftUI\n\n\nlet x = \(expression)\n#Preview { Text(\"a\") }\n", finding)
    }

    var testDescription: String { name }
}

private func many(_ text: String, _ count: Int = 1000) -> String {
    String(repeating: text, count: count)
}

private let tooDeep = "what stands here is nested too deeply"

@Test(
    "a large or deep source neither hangs nor overflows the stack",
    arguments: [
        LargeSource("lines", many("let a = 1 // a line\n", 10_000)),
        LargeSource("a chain of modifiers", expression: "a" + many(".b()"), "4:1023 \(tooDeep)"),
        LargeSource("a sum", expression: "1" + many(" + 1")),
        LargeSource("brackets", expression: many("(") + "1" + many(")"), "4:266 parsing has"),
        LargeSource("closures", expression: many("{ ") + many("}"), "4:523 parsing has"),
        LargeSource("arrays that never close", expression: many("["), "4:1008 this bracket"),
        LargeSource("else if", expression: "if a {}" + many(" else if a {}")),
        LargeSource("conditions", many("#if A\n") + many("#endif\n"), "258:1 parsing has"),
        LargeSource("question marks", expression: many("a ? ") + "a" + many(" : a"), "4:"),
        LargeSource("a text of a megabyte", expression: "\"" + many("a", 1_000_000) + "\""),
        LargeSource("states", "struct A {\n" + many("@State var a = 1\n") + "}\n"),
        LargeSource("function types", "let a: " + many("(A) -> ") + "B\n", "1:"),
        LargeSource("findings", many("let a: Any = 1\n"), "1:8 'Any'"),
    ])
func largeSources(_ large: LargeSource) {
    let all = findings(large.source)
    if let finding = large.finding {
        #expect(all.first?.hasPrefix(finding) == true, "\(all.first ?? "nothing was found")")
    } else {
        #expect(all == [])
    }
}

@Test("brackets in texts and comments may stay open")
func bracketsInText() {
    let text = #"""
        // [[[[[[[[[[[[[[[[[[[[
        /* [[[[[[[[[[ /* [[[[[[ */ [[[[[[ */
        let a = "[[[[[[[[[[[[[[[[ \"[[[[[[["
        let b = """
            [[[[[[[[[[[[[[[[[[[["[[[[
            """
        """#
    #expect(findings(text) == [])
}
